/**
 * The name that the config has for a published picture, whose address contains a hash. Written for tests and not taken
 * from the code that makes the addresses.
 */
export const sourceOf = (address: string | null): string =>
  (address ?? '').replace(/_[0-9a-f]{8}(?=\.(svg|png|jpg|webp|ico)$)/, '');
