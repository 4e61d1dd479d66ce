/** The browser's own fetch, held before the script of an ad network can put another in its place (T6). */
export const nativeFetch: typeof fetch = globalThis.fetch.bind(globalThis);
