// What iconv-lite has as `iconv-lite/encodings`: the definitions of all encodings.

import iconv from 'encoding-wasm/iconv-lite';

// The drop-in makes the table when it is first needed.
iconv.encodingExists('utf8');
export default iconv.encodings;
