/**
 * Names that change with the content, e.g. `/assets/index-C2906GvQ.css` and `/config/pages/login.0a1b2c3d4e5f.json`.
 * The pattern has the same meaning in JavaScript and nginx.
 */
export const hashedNamePattern = '[.-][A-Za-z0-9_-]{8,}\\.(js|css|json)$';

const expression = new RegExp(hashedNamePattern);

/** Files that a browser may cache without a time limit, and that outlive their release. */
export const hasHashedName = (path: string): boolean => expression.test(path);
