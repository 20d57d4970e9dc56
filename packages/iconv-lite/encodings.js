import iconv from 'encoding-wasm/iconv-lite';

// Makes the table if it isn't there yet.
iconv.encodingExists('utf8');
export default iconv.encodings;
