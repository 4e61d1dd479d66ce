import { type Placeholder, placeholderPattern } from '../../schemas/index.ts';

/** The value of each placeholder in this visit. */
export type PlaceholderValues = Readonly<Record<Placeholder, string>>;

/** Replaces `{brand.name}` and the other placeholders. An unknown one stays as written; `check` refuses it. */
export function fillPlaceholders(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(placeholderPattern, (whole, name: string) =>
    Object.hasOwn(values, name) ? (values[name] as string) : whole,
  );
}
