/** The time of a file is made of its content (publish/files/content-etags.ts) and tells a browser nothing. */
export const noLastModified = 'add_header Last-Modified "";';
