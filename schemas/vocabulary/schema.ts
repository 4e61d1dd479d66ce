import type { ExtendedJSONSchema, FromExtendedSchema } from 'json-schema-to-ts';

/** Kinds of id that one config file may use and another defines. */
export const refKinds = [
  'host',
  'channel',
  'brand',
  'variant',
  'route',
  'destination',
  'page',
  'form',
  'consent',
  'cityRule',
  'city',
  'network',
  'clickId',
  'parameter',
  'endpoint',
  'message',
  'outcome',
  'tag',
  'asset',
] as const;
export type RefKind = (typeof refKinds)[number];

/**
 * Our additions to draft-07.
 *
 * - `ref`: the string is an id of that kind; `check` looks it up, the editor form turns it into an enum.
 * - `discriminator` (OpenAPI, as Ajv reads it): one error for one mistake in a tagged union.
 * - `declared`: the keys are those that definitions/facts.json declares (facts/declared-schemas.ts), or the kinds of a union
 *   are those of the engine and of the config's plug-ins (plugins/declared-nodes.ts).
 * - `perLanguage`: a text that is shown; a site with several languages may write it once for each (ops/languages).
 * - `properName`: such a text that names somebody or something, and is the same in all languages of its script.
 * - `siteLanguage`: a language of the site by its tag; the editor form turns it into an enum, and `check` has a rule for it.
 * - `examples` (of JSON Schema itself): the first is what a new value of the console begins with, instead of the smallest.
 * - `enumDescriptions` (as VS Code reads it): the name of each value of the `enum`, in its order.
 */
export type Keywords = {
  ref: RefKind;
  discriminator: { propertyName: string };
  declared: string;
  perLanguage: true;
  properName: true;
  siteLanguage: true;
  enumDescriptions: readonly string[];
};
export type Schema = ExtendedJSONSchema<Keywords>;
/** The TypeScript type of the values that a schema constant accepts. */
export type Infer<S extends Schema> = FromExtendedSchema<Keywords, S>;

/** A string that is the id of something defined elsewhere in the config. */
export const ref = <const K extends RefKind>(kind: K) =>
  ({ type: 'string', minLength: 1, ref: kind }) as const;

/** A picture of the config. */
export const pictureAsset = {
  ...ref('asset'),
  pattern: '^/assets/[a-z0-9/.-]+\\.(svg|png|jpg|webp|ico)$',
} as const;

/** A visible text: plain, at most 600 UTF-16 units, with placeholders from placeholders.ts. */
export const text = { type: 'string', minLength: 1, maxLength: 600, perLanguage: true } as const;

export const note = {
  type: 'string',
  maxLength: 600,
  description: '备注：给同事看的说明，不影响结果 | Note: for colleagues; it changes nothing',
} as const;

export const schemaLink = {
  type: 'string',
  description: '编辑器用的结构文件地址 | Address of the schema, for the editor',
} as const;
