// Stores the page, so that it works without a network. All files are of one version: a newer one waits until no tab shows this one.
// They are fetched from the server, even if the browser has them in its cache.

/** Each version has a cache of its own. */
const cacheName = `encoding-wasm ${FILES_HASH}`;

/** @typedef {Event & { waitUntil(done: Promise<unknown>): void }} LifecycleEvent */
/** @typedef {Event & { request: Request, respondWith(response: Promise<Response>): void }} FetchEvent */

addEventListener('install', (event) => {
  /** @type {LifecycleEvent} */ (event).waitUntil(store());
});

async function store() {
  const cache = await caches.open(cacheName);
  await cache.addAll(FILES.map((file) => new Request(file, { cache: 'no-cache' })));
}

addEventListener('activate', (event) => {
  /** @type {LifecycleEvent} */ (event).waitUntil(removeOldVersions());
});

async function removeOldVersions() {
  const old = (await caches.keys()).filter((name) => name.startsWith('encoding-wasm ') && name !== cacheName);
  await Promise.all(old.map((name) => caches.delete(name)));
}

addEventListener('fetch', (event) => {
  const { request, respondWith } = /** @type {FetchEvent} */ (event);
  if (request.method === 'GET' && new URL(request.url).origin === location.origin)
    respondWith.call(event, answer(request));
});

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(cacheName);
  const response = (await cache.match(request, { ignoreSearch: true })) ?? (await fetch(request));
  return new URL(request.url).pathname.endsWith(`/${WORKER}`) ? withPolicy(response) : response;
}

/** Adds the page's security policy, because a worker obeys only the policy of its own response. @param {Response} response */
function withPolicy(response) {
  const headers = new Headers(response.headers);
  headers.set('Content-Security-Policy', "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'");
  return new Response(response.body, { status: response.status, headers });
}
