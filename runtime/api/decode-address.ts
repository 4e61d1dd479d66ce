import { decodeText } from '../facts/decode-text.ts';

/** Where a visitor is, as the geocoder returns it. */
export interface LocatedAddress {
  /** The 6-digit area code of the city or county. */
  code: string;
  address: string;
}

/** Decodes the response of /v3/app/geocoder; null where it is invalid. */
export function decodeAddress(data: unknown): LocatedAddress | null {
  if (typeof data !== 'object' || data === null) return null;
  const { code, address } = data as Readonly<Record<string, unknown>>;
  const [area, street] = [decodeText(code, 12), decodeText(address)];
  return area !== null && /^[1-9]\d{5}$/.test(area) && street !== null
    ? { code: area, address: street }
    : null;
}
