import { fieldSchemas } from '../page/field.ts';
import { timePattern } from '../page/further-fields.ts';
import { block } from '../parts/block-parts.ts';
import { pictureAsset, text } from '../vocabulary/schema.ts';
import type { ListProperty, Plugin, Plugins, SimpleProperty } from './plugin.ts';

type Json = Readonly<Record<string, unknown>>;

/** Bounds that are there: a schema has no keyword without a value. */
const given = (bounds: Json): Json =>
  Object.fromEntries(Object.entries(bounds).filter(([, value]) => value !== undefined));

/** The schema of what a property is filled in with. */
function valueSchema(property: SimpleProperty | ListProperty): Json {
  const { about: description } = property;
  switch (property.type) {
    case 'text':
      return { ...text, maxLength: property.mostCharacters ?? text.maxLength, description };
    case 'number':
      return { type: 'number', ...given({ minimum: property.least, maximum: property.most }), description };
    case 'yesNo':
      return { type: 'boolean', description };
    case 'time':
      return { type: 'string', pattern: timePattern, description };
    case 'choice':
      return {
        type: 'string',
        enum: Object.keys(property.values),
        enumDescriptions: Object.values(property.values),
        description,
      };
    case 'picture':
      return { ...pictureAsset, description };
    case 'list':
      return {
        type: 'array',
        ...given({ minItems: property.leastItems }),
        items: {
          type: 'object',
          additionalProperties: false,
          required: requiredOf(property.item),
          properties: valuesOf(property.item),
        },
        description,
      };
  }
}

type Properties = Readonly<Record<string, SimpleProperty | ListProperty>>;
const valuesOf = (properties: Properties): Record<string, Json> =>
  Object.fromEntries(Object.entries(properties).map(([name, one]) => [name, valueSchema(one)]));
const requiredOf = (properties: Properties): string[] =>
  Object.entries(properties).flatMap(([name, { optional }]) => (optional ? [] : [name]));

/** A block of a plug-in: as one of ours, with the properties that its definition declares. */
const blockSchema = ({ id, about, properties }: Plugin): Json =>
  block(id, about, valuesOf(properties), requiredOf(properties));

/** A field of a plug-in: as the kind whose answers it has, with further properties. */
function fieldSchema({ id, about, properties }: Plugin, like: keyof typeof fieldSchemas): Json {
  const { required, properties: own } = fieldSchemas[like] as unknown as {
    required: readonly string[];
    properties: Json;
  };
  return {
    type: 'object',
    additionalProperties: false,
    description: about,
    required: [...required, ...requiredOf(properties)],
    properties: {
      ...own,
      kind: { type: 'string', const: id, description: about },
      ...valuesOf(properties),
    },
  };
}

/** The names of the properties that the fields of a kind have; none for an unknown kind. */
export const fieldProperties = (kind: string): string[] =>
  Object.hasOwn(fieldSchemas, kind)
    ? ['view', ...Object.keys(fieldSchemas[kind as keyof typeof fieldSchemas].properties ?? {})]
    : [];

/** A kind whose definition has an error: that is one mistake, and nothing is said of its properties. */
const anyOfKind = (tag: string, id: string): Json => ({
  type: 'object',
  description: id,
  required: [tag, 'id'],
  properties: { [tag]: { type: 'string', const: id, description: id }, id: { type: 'string' } },
});

/** A branch of a union, with the schema of its tag. */
interface Tagged {
  properties: Readonly<Record<string, { const?: unknown }>>;
}

export type PluginUnion = 'pluginBlocks' | 'pluginFields';

const known = new WeakMap<Plugin, Json>();
const names = new WeakMap<object, string>();

/** The name of a schema that {@link branchesOf} has made, as a part that several schemas share. */
export const partNameOf = (schema: object): string | undefined => names.get(schema);

/**
 * The schemas of the kinds that plug-ins add to a union of blocks or of fields: one object for each plug-in.
 * @param own - the kinds that it has already: no plug-in takes the name of one, and `check` reports one that does
 */
export function branchesOf(union: PluginUnion, plugins: Plugins, own: readonly object[]): Json[] {
  const isOfBlocks = union === 'pluginBlocks';
  const tag = isOfBlocks ? 'type' : 'kind';
  const taken = new Set(own.map((one) => (one as Tagged).properties[tag]?.const));
  return Object.entries(plugins).flatMap(([id, plugin]) => {
    if (taken.has(id)) return [];
    if (plugin === null) return [anyOfKind(tag, id)];
    const { answersLike } = plugin;
    if ((answersLike === undefined) !== isOfBlocks) return [];
    const before = known.get(plugin);
    if (before) return [before];
    const made = answersLike === undefined ? blockSchema(plugin) : fieldSchema(plugin, answersLike);
    known.set(plugin, made);
    names.set(made, `plugin-${id}`);
    return [made];
  });
}
