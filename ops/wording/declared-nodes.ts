import type { AttributeOwner } from '../../schemas/facts/attribute-facts.ts';
import type { FactsFile } from '../../schemas/facts/facts-file.ts';
import { type Declarations, declaredNode as resolvedNode } from '../../schemas/plugins/declared-nodes.ts';
import type { DisplayNames } from '../explain/display-names.ts';
import type { Text } from '../text/text.ts';
import type { SchemaNode } from './schema-node.ts';

/** Before the names of the config are known, only the facts of every visit are. */
const nothingDeclared: FactsFile = { flags: {}, channelInfo: {} };
const byNames = new WeakMap<DisplayNames, Declarations>();

/** A node whose keys or kinds the config declares, with these; any other node is unchanged. */
export const declaredNode = (node: SchemaNode, names: DisplayNames | null): SchemaNode =>
  node.declared === undefined
    ? node
    : (resolvedNode(node as Readonly<Record<string, unknown>>, declaredIn(names)) as SchemaNode);

/** definitions/facts.json and the plug-ins, as far as the display names have them. */
function declaredIn(names: DisplayNames | null): Declarations {
  if (names === null) return nothingDeclared;
  const known = byNames.get(names) ?? factsFileOf(names);
  byNames.set(names, known);
  return known;
}

const inOneText = ({ zh, en }: Text): string => `${zh} | ${en}`;

/** The attributes of one owner, by name. */
function attributesOf(
  owner: AttributeOwner,
  attributes: DisplayNames['attributes'] = {},
): NonNullable<FactsFile['channelAttributes']> {
  return Object.fromEntries(
    Object.entries(attributes).flatMap(
      ([
        fact,
        {
          about,
          values: [first = '', second = '', ...more],
          otherwise,
        },
      ]) =>
        fact.startsWith(`${owner}.`)
          ? [
              [
                fact.slice(owner.length + 1),
                { about: inOneText(about), values: [first, second, ...more], otherwise },
              ] as const,
            ]
          : [],
    ),
  );
}

function factsFileOf({
  flags,
  channelInfo,
  facts,
  attributes,
  answers = {},
  plugins,
}: DisplayNames): Declarations {
  const ofFlags = Object.entries(flags).map(
    ([
      flag,
      {
        about,
        pointer,
        values: [first = 0, ...more],
      },
    ]) => [flag, { about: inOneText(about), pointer, values: [first, ...more], otherwise: first }],
  );
  const ofInfo = Object.entries(channelInfo).map(([fact, { about, pointer, values, written }]) => [
    fact,
    { about: inOneText(about), pointer, ...(values && { values: written, otherwise: values[0] }) },
  ]);
  const parameters = Object.entries(facts).flatMap(([fact, about]) =>
    fact.startsWith('query.') ? [[fact.slice('query.'.length), { about: inOneText(about) }]] : [],
  );
  return {
    flags: Object.fromEntries(ofFlags),
    channelInfo: Object.fromEntries(ofInfo),
    query: Object.fromEntries(parameters),
    channelAttributes: attributesOf('channel', attributes),
    hostAttributes: attributesOf('host', attributes),
    answers: Object.fromEntries(
      Object.entries(answers).map(
        ([
          fact,
          {
            about,
            values: [first = '', second = '', ...more],
          },
        ]) => [
          fact.slice('answer.'.length),
          { about: inOneText(about), form: fact, field: fact, values: [first, second, ...more] },
        ],
      ),
    ),
    ...(plugins && { plugins }),
  };
}
