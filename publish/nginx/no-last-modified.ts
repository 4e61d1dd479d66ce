/**
 * The modification time of a file is derived from its content (publish/files/content-etags.ts) and means nothing to a
 * browser.
 */
export const noLastModified = 'add_header Last-Modified "";';
