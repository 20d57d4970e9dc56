// The build defines these values for the service worker.
declare const FILES: string[];
declare const FILES_HASH: string;
declare const MODULE: ReturnType<typeof import('../tools/build/embed.js').embed>;
/** The file name of the worker, which has a hash of its content in it. */
declare const WORKER: string;
