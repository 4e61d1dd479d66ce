/** The name of a failed call. */
export const noInfoName = '?';
/** The name of a text that no row names. */
export const anyTextName = '*';
/** The name of an absent value. */
const absentName = '-';

type Values = Readonly<Record<string, string | null>>;

/** The number of facts that a name has without their ids. */
const mostBare = 2;

/**
 * The facts that a name has without their ids: the first two, where all revisions declare the same two.
 * @param declared - the ids of the facts of each revision
 */
export function bareFactsOf(declared: readonly (readonly string[])[]): readonly string[] {
  const [first = [], ...others] = declared.map((facts) => facts.slice(0, mostBare));
  return others.every((facts) => facts.join() === first.join()) ? first : [];
}

/**
 * `ios 1 tier=gold`: the first two facts, the second unless it is absent, then every other that is not the plainest.
 * @param bare - the facts without their ids; the others are written `id=value`
 */
export function infoName(info: Values, plainest: Values, bare: readonly string[]): string {
  return Object.entries(info)
    .filter(([fact, value], at) => at === 0 || (at < mostBare ? value !== null : value !== plainest[fact]))
    .map(([fact, value]) => `${bare.includes(fact) ? '' : `${fact}=`}${quoted(value)}`)
    .join(' ');
}

/** A text that could be read as something else is in quotation marks. */
const quoted = (value: string | null): string =>
  value === null ? absentName : /^$|^[-?]$|[\s"=]/.test(value) ? JSON.stringify(value) : value;

/** A fact in a name; no id: one of the first two facts. */
interface NamedFact {
  fact: string | undefined;
  value: string | null;
}

/** The inverse of {@link infoName}. */
export const readInfoName = (name: string): NamedFact[] =>
  [...name.matchAll(/(?:(\w+)=)?("(?:[^"\\]|\\.)*"|\S+)/g)].map(([, fact, text = '']) => ({
    fact,
    value: text === absentName ? null : text.startsWith('"') ? (JSON.parse(text) as string) : text,
  }));
