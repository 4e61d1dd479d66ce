/** Content types by file extension; serve.ts and the nginx configuration use them. */
export const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  mp4: 'video/mp4',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  vtt: 'text/vtt; charset=utf-8',
  webm: 'video/webm',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
};

/** The content type of any other file. */
export const defaultContentType = 'application/octet-stream';

const endOf = (path: string): string => /\.([^./]+)$/.exec(path)?.[1] ?? '';

export const contentTypeOf = (path: string): string => contentTypes[endOf(path)] ?? defaultContentType;

/** Images are already compressed. */
export const isCompressible = (path: string): boolean =>
  ['css', 'html', 'js', 'json', 'svg'].includes(endOf(path));
