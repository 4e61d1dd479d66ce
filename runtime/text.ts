import { type Placeholder, placeholderPattern } from '../schemas/index.ts';
import { groupDigits } from './number.ts';

/** What each placeholder stands for in this visit. */
export type TextValues = Readonly<Record<Placeholder, string>>;

/** Fills in `{brand.name}` and the like. A placeholder that is not in the list stays as written; `check` refuses it. */
export function fillText(template: string, values: TextValues): string {
  return template.replace(placeholderPattern, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : whole,
  );
}

/** R-VALID 5: comma thousands groups, `1234567.8` → `1,234,567.8`. */
export function formatThousands(value: number): string {
  // The first formatter of a page takes a slow phone 60 ms, and most amounts are whole.
  if (Number.isSafeInteger(value)) return groupDigits(String(value));
  return new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 }).format(value);
}
