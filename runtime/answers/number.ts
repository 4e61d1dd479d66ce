/**
 * Normalises typed or pasted text to `1234.5`: converts full-width characters and the Chinese full stop, and removes
 * thousands separators, the unit and redundant zeros. Text that is no number is returned nearly unchanged; `isNumber`
 * refuses it.
 */
export function normaliseNumber(value: string, unit = ''): string {
  const plain = value.normalize('NFKC').replace(/\s/g, '').replace('\u3002', '.');
  const bare = unit !== '' && plain.endsWith(unit.normalize('NFKC')) ? plain.slice(0, -unit.length) : plain;
  const number = /^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(bare) ? bare.replace(/,/g, '') : bare;
  const [, sign = '', whole = '', part = ''] = /^([+-]?)(\d*)(?:\.(\d*))?$/.exec(number) ?? [];
  if (whole === '' && part === '') return number;
  const fraction = part.replace(/0+$/, '');
  const least = whole.replace(/^0+(?=\d)/, '') || '0';
  const size = fraction === '' ? least : `${least}.${fraction}`;
  return sign === '-' && size !== '0' ? `-${size}` : size;
}

/** Numbers with more digits are not exact as a double. */
const mostDigits = 15;

export const isNumber = (value: string): boolean =>
  /^-?\d+(\.\d+)?$/.test(value) && value.replace(/\D/g, '').length <= mostDigits;

export const decimalsOf = (value: string): number => value.split('.')[1]?.length ?? 0;

/** R-VALID 5 for a number given as text: groups the digits without rounding. */
export function groupDigits(value: string): string {
  if (!isNumber(value)) return value;
  const [whole = '', part] = value.split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return part === undefined ? grouped : `${grouped}.${part}`;
}

/** R-VALID 5: comma thousands groups, `1234567.8` → `1,234,567.8`. */
export function formatThousands(value: number): string {
  // The first formatter of a page takes a slow phone 60 ms, and most amounts are whole.
  if (Number.isSafeInteger(value)) return groupDigits(String(value));
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(value);
}
