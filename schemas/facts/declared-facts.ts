import { answerValues } from './answer-facts.ts';
import type { FactsFile } from './facts-file.ts';

/** The parts of definitions/facts.json that declare facts: each is a source of its own. */
export type DeclaredPart = Exclude<keyof FactsFile, '$schema' | 'note' | 'appName'>;
type Definition<P extends DeclaredPart> = NonNullable<FactsFile[P]>[string];

/** A fact that definitions/facts.json declares. */
export interface DeclaredFact {
  /** Its id in conditions: `vip`, `query.src`, `channel.partnerTier`. */
  id: string;
  part: DeclaredPart;
  /** Its key in the part. */
  name: string;
  /** `中文 | English` */
  about: string;
  /** Its values in the order of the file; null: any text, or none. An answer may be null beside them. */
  values: readonly (string | number)[] | null;
}

/** The values of a closed fact: those that the API may write, then the one for everything else. */
export const closedValues = (values: object, otherwise: string | undefined): string[] => [
  ...new Set([...Object.keys(values), ...(otherwise === undefined ? [] : [otherwise])]),
];

interface PartReader<P extends DeclaredPart> {
  /** What stands before the name in the id of a fact. */
  prefix: '' | 'query.' | 'channel.' | 'host.' | 'answer.';
  values(definition: Definition<P>): DeclaredFact['values'];
}

/** How each part declares a fact. A part that is missing here, or in a record of the commands, is a type error. */
const readers: { [P in DeclaredPart]: PartReader<P> } = {
  flags: { prefix: '', values: ({ values }) => values },
  channelInfo: {
    prefix: '',
    values: ({ values, otherwise }) => (values ? closedValues(values, otherwise) : null),
  },
  query: { prefix: 'query.', values: () => null },
  channelAttributes: { prefix: 'channel.', values: ({ values }) => values },
  hostAttributes: { prefix: 'host.', values: ({ values }) => values },
  answers: { prefix: 'answer.', values: answerValues },
};

export const declaredParts = Object.keys(readers) as DeclaredPart[];

const known = new WeakMap<FactsFile, readonly DeclaredFact[]>();

/** Every declared fact, part by part; the same list for one file. */
export function declaredFactsOf(facts: FactsFile): readonly DeclaredFact[] {
  const found = known.get(facts) ?? declaredParts.flatMap((part) => factsOfPart(facts, part));
  known.set(facts, found);
  return found;
}

/** A part read without its type, which each reader has. */
interface AnyReader {
  prefix: string;
  values(definition: object): DeclaredFact['values'];
}

function factsOfPart(facts: FactsFile, part: DeclaredPart): DeclaredFact[] {
  const { prefix, values } = readers[part] as unknown as AnyReader;
  const declared: Readonly<Record<string, { about: string }>> = facts[part] ?? {};
  return Object.entries(declared).map(([name, definition]) => ({
    id: prefix + name,
    part,
    name,
    about: definition.about,
    values: values(definition),
  }));
}
