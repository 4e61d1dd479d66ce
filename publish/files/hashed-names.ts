/**
 * Names that change with the content, e.g. `/assets/index-C2906GvQ.css`, `/config/pages/login.0a1b2c3d4e5f.json` and
 * `/assets/brands/fast-loan/logo_0a1b2c3d.svg`. The pattern has the same meaning in JavaScript and nginx. People name
 * pictures, so that theirs is narrower: the config cannot name a picture with `_`, and a date has another sign before it.
 */
export const hashedNamePattern =
  '([.-][A-Za-z0-9_-]{8,}\\.(js|css|json)|_[0-9a-f]{8}\\.(svg|png|jpg|webp|ico|mp4|webm|vtt))$';

const expression = new RegExp(hashedNamePattern);

/** Files that a browser may cache without a time limit, and that outlive their release. */
export const hasHashedName = (path: string): boolean => expression.test(path);

/** The name of a picture with a hash in it, hexadecimal; its first 8 digits tell the versions of one name apart. */
export const hashedPictureName = (path: string, hash: string): string =>
  path.replace(/\.[^./]+$/, (end) => `_${hash.slice(0, 8)}${end}`);
