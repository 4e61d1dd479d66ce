/** What an address says that a list shows only: entries with this value in this field. */
export interface Only {
  /** `brand.id` */
  field: string;
  value: string;
}

/** `#/hosts?field=brand.id&value=fast-loan` */
export function onlyIn(query: URLSearchParams): Only | null {
  const [field, value] = [query.get('field'), query.get('value')];
  return field && value !== null ? { field, value } : null;
}

/** What an address has to say for it. */
export const queryOfOnly = (only: Only | null): Record<string, string> => ({ ...only });
