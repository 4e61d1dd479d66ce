import { type AttributeFact, attributeFactsOf, attributeValues, type Config } from '../../schemas/index.ts';

/** Channels that no row can distinguish, or one channel that a row names. */
export interface ChannelAtom {
  /** The first of these channels; null for an unlisted one. */
  id: string | null;
  count: number;
  blocked: boolean;
  relogin: boolean;
  tags: readonly string[];
  hasCityRule: boolean;
  /** The values of the attributes that some row tests, by fact. */
  attributes: Readonly<Record<string, string>>;
  /** A channel that may be added later. */
  isHypothetical: boolean;
}

const bools = [false, true];

/** Every combination of values of some attributes. */
export const attributeCombinations = (facts: readonly AttributeFact[]): Record<string, string>[] =>
  facts.reduce<Record<string, string>[]>(
    (all, { fact, values }) => all.flatMap((one) => values.map((value) => ({ ...one, [fact]: value }))),
    [{}],
  );

/**
 * Channels that could be added, with each combination of the switches that operations may set later: a row for blocked
 * channels is not dead while no channel is blocked.
 */
function hypothetical(tags: readonly string[], attributes: readonly AttributeFact[]): ChannelAtom[] {
  const none = { id: null, count: 0, isHypothetical: true };
  return bools.flatMap((blocked) =>
    bools.flatMap((relogin) =>
      bools.flatMap((hasCityRule) =>
        (tags.length > 0 ? [[], tags] : [[]]).flatMap((own) =>
          attributeCombinations(attributes).map((values) => ({
            ...none,
            blocked,
            relogin,
            hasCityRule,
            tags: own,
            attributes: values,
          })),
        ),
      ),
    ),
  );
}

/**
 * @param named - the channels that some row names
 * @param isTested - whether some row tests the attribute
 */
export function channelAtoms(
  config: Config,
  named: ReadonlySet<string>,
  isTested: (fact: string) => boolean,
): ChannelAtom[] {
  const classes = new Map<string, ChannelAtom>();
  const everyTag = new Set<string>();
  const tested = attributeFactsOf(config.facts).filter(({ of, fact }) => of === 'channel' && isTested(fact));
  const read = (set?: Readonly<Record<string, string>>): Record<string, string> => {
    const values = attributeValues(config.facts, 'channel', set);
    return Object.fromEntries(tested.map(({ fact, otherwise }) => [fact, values[fact] ?? otherwise]));
  };
  for (const [id, channel] of Object.entries(config.channels.channels)) {
    const { blocked = false, relogin = false, tags = [], cityRule } = channel;
    for (const tag of tags) everyTag.add(tag);
    const hasCityRule = cityRule !== undefined;
    const attributes = read(channel.attributes);
    const own = [tags.join(' '), ...Object.values(attributes)];
    const key = named.has(id) ? id : `${blocked} ${relogin} ${hasCityRule} ${own.join(' | ')}`;
    const known = classes.get(key);
    if (known) known.count += 1;
    else
      classes.set(key, {
        id,
        count: 1,
        blocked,
        relogin,
        tags,
        hasCityRule,
        attributes,
        isHypothetical: false,
      });
  }
  const unlisted: ChannelAtom = {
    id: null,
    count: 0,
    blocked: false,
    relogin: false,
    tags: [],
    hasCityRule: false,
    attributes: read(),
    isHypothetical: false,
  };
  return [...classes.values(), unlisted, ...hypothetical([...everyTag], tested)];
}
