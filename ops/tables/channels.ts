import type { Config } from '../../schemas/index.ts';

/** Channels that no row can distinguish, or one channel that a row names. */
export interface ChannelAtom {
  /** The first of these channels; null for an unlisted one. */
  id: string | null;
  count: number;
  blocked: boolean;
  relogin: boolean;
  tags: readonly string[];
  hasCityRule: boolean;
  /** A channel that may be added later. */
  isHypothetical: boolean;
}

const bools = [false, true];

/**
 * Channels that could be added, with each combination of the switches that operations may set later: a row for blocked
 * channels is not dead while no channel is blocked.
 */
function hypothetical(tags: readonly string[]): ChannelAtom[] {
  const none = { id: null, count: 0, isHypothetical: true };
  return bools.flatMap((blocked) =>
    bools.flatMap((relogin) =>
      bools.flatMap((hasCityRule) =>
        (tags.length > 0 ? [[], tags] : [[]]).map((own) => ({
          ...none,
          blocked,
          relogin,
          hasCityRule,
          tags: own,
        })),
      ),
    ),
  );
}

/** @param named - the channels that some row names */
export function channelAtoms(config: Config, named: ReadonlySet<string>): ChannelAtom[] {
  const classes = new Map<string, ChannelAtom>();
  const everyTag = new Set<string>();
  for (const [id, channel] of Object.entries(config.channels.channels)) {
    const { blocked = false, relogin = false, tags = [], cityRule } = channel;
    for (const tag of tags) everyTag.add(tag);
    const hasCityRule = cityRule !== undefined;
    const key = named.has(id) ? id : `${blocked} ${relogin} ${hasCityRule} ${tags.join(' ')}`;
    const known = classes.get(key);
    if (known) known.count += 1;
    else classes.set(key, { id, count: 1, blocked, relogin, tags, hasCityRule, isHypothetical: false });
  }
  const unlisted = { id: null, count: 0, blocked: false, relogin: false, tags: [], hasCityRule: false };
  return [...classes.values(), { ...unlisted, isHypothetical: false }, ...hypothetical([...everyTag])];
}
