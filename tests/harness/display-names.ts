import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { wordsOfFact } from '../../ops/conditions/fact-words.ts';
import type { DisplayNames } from '../../ops/explain/display-names.ts';
import { root } from '../../publish/environment/settings.ts';
import type { FactsFile } from '../../schemas/index.ts';

const { flags, channelInfo } = JSON.parse(
  readFileSync(join(root, 'definitions/facts.json'), 'utf8'),
) as FactsFile;

const inBothLanguages = ({ about }: { about: string }) => {
  const [zh = '', en = ''] = about.split(' | ');
  return { zh, en };
};
const each = <A, B>(record: Readonly<Record<string, A>>, change: (value: A, name: string) => B) =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value, name)]));

/** The flags of the config that ships, and the route to which each value of a flag leads, from 0 on. */
export const flagNames = (routes: Readonly<Record<string, string[]>> = {}): DisplayNames['flags'] =>
  each(flags, ({ pointer, values, decides = null, ...flag }, name) => ({
    about: inBothLanguages(flag),
    pointer,
    values,
    decides,
    routes: routes[name] ?? [],
  }));

/** Display names with the facts of the config that ships. */
export const displayNames = (names: Partial<DisplayNames> = {}): DisplayNames => ({
  routes: {},
  outcomes: {},
  refused: [],
  flags: flagNames(),
  facts: each({ ...flags, ...channelInfo }, inBothLanguages),
  channelInfo: each(channelInfo, ({ pointer, values, otherwise, example, ...fact }) => ({
    about: inBothLanguages(fact),
    ...wordsOfFact(fact),
    pointer,
    ...(example !== undefined && { example }),
    values: values ? [...(otherwise === undefined ? [] : [otherwise]), ...Object.keys(values)] : null,
    written: values ?? {},
    named: [],
  })),
  ...names,
});
