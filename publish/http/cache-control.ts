/** How long a browser may cache a file; a file without a hash may change with the next publish. */
export const cacheControl = {
  hashed: 'public, max-age=31536000, immutable',
  other: 'public, max-age=3600',
  html: 'no-cache',
} as const;
