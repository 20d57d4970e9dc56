// Values that the build puts into the service worker and the page.
declare const FILES: string[];
declare const FILES_HASH: string;
declare const MODULE: ReturnType<typeof import('../tools/build/embed.js').embed>;
/** The worker's file name, which contains a hash of its content. */
declare const WORKER: string;
