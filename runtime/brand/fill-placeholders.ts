import { type Placeholder, placeholderPattern } from '../../schemas/index.ts';

/** What each placeholder stands for in this visit. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

/** Fills in `{brand.name}` and the like. A placeholder that is not in the list stays as written; `check` refuses it. */
export function fillPlaceholders(template: string, values: PlaceholderValues): string {
  return template.replace(placeholderPattern, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name as Placeholder] : whole,
  );
}
