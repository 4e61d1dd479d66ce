/** The browser's own fetch, saved before the script of an ad network can replace it (T6). */
export const nativeFetch: typeof fetch = globalThis.fetch.bind(globalThis);
