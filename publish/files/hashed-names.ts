/**
 * Names that change with their content, e.g. `/assets/index-C2906GvQ.css` and `/config/pages/login.0a1b2c3d4e5f.json`.
 * A pattern that JavaScript and nginx read alike.
 */
export const hashedNamePattern = '[.-][A-Za-z0-9_-]{8,}\\.(js|css|json)$';

const expression = new RegExp(hashedNamePattern);

/** Files that a browser may keep for good, and that outlive the release they came with. */
export const hasHashedName = (path: string): boolean => expression.test(path);
