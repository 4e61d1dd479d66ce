import { valueIn } from '../../../ops/json/value-in.ts';

/** The filter of a list in an address: entries with this value in this field. */
export interface AddressFilter {
  /** `brand.id` */
  field: string;
  value: string;
}

/** `#/hosts?field=brand.id&value=fast-loan` */
export function readAddressFilter(query: URLSearchParams): AddressFilter | null {
  const [field, value] = [query.get('field'), query.get('value')];
  return field && value !== null ? { field, value } : null;
}

/** The query parameters of a filter. */
export const addressFilterQuery = (only: AddressFilter | null): Record<string, string> => ({ ...only });

/** Whether an entry has this value in this field, or in the list that the field holds. */
export function matchesAddressFilter(entry: unknown, { field, value }: AddressFilter): boolean {
  const found = valueIn(entry, field.split('.'));
  return Array.isArray(found) ? found.includes(value) : found === value;
}
