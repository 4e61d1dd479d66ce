const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';
/** A valid e-mail address of the HTML standard (input type=email), which is what browsers check. */
const valid = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@${label}(?:\\.${label})*$`, 'i');

export const isEmail = (value: string): boolean => valid.test(value);

/**
 * Converts full-width characters and the Chinese full stop, and takes the space away that a keyboard or a copy puts
 * around an address. A space inside stays and is refused: leaving it out would be a guess.
 */
export const normaliseEmail = (value: string): string =>
  value
    .normalize('NFKC')
    .replace(/\u3002/g, '.')
    .trim();
