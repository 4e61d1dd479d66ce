import type { Config } from '../../schemas/index.ts';
import type { ComparisonScope } from '../compare/comparison.ts';
import type { Edit } from '../edits/edits.ts';
import { noChannel } from '../situations/situation-space.ts';

/** Where edits can have an effect, found from what they are about. */
export class EditScopes {
  readonly #defaultChannel: string;
  /** The channels that name a city rule in either revision. */
  readonly #channelsOfRule = new Map<string, Set<string>>();

  constructor(before: Config, after: Config) {
    this.#defaultChannel = after.site.defaultChannel;
    for (const { channels } of [before.channels, after.channels]) {
      for (const [number, { cityRule }] of Object.entries(channels)) {
        if (cityRule === undefined) continue;
        const known = this.#channelsOfRule.get(cityRule) ?? new Set();
        this.#channelsOfRule.set(cityRule, known.add(number));
      }
    }
  }

  /**
   * An entry of a channel or host affects only its own visitors, and a city rule only those of the channels that name it;
   * no key: everybody.
   */
  of(edits: readonly Edit[]): ComparisonScope {
    if (edits.every((edit) => isChannel(edit) || isCityRule(edit))) return { channels: this.channels(edits) };
    const isHost = ({ path }: Edit) => path[0] === 'hosts' && path[1] === 'hosts' && path.length === 3;
    const ids = new Set(edits.map(({ path }) => path[2] ?? ''));
    return edits.every(isHost) && !ids.has('default') ? { hosts: ids } : {};
  }

  /** The channels of entries and city rules; visitors without a channel depend on the entry of the default channel. */
  channels(edits: readonly Edit[]): Set<string> {
    const numbers = new Set(
      edits.flatMap((edit) => {
        const id = edit.path[2] ?? '';
        return isChannel(edit) ? [id] : [...(this.#channelsOfRule.get(id) ?? [])];
      }),
    );
    return numbers.has(this.#defaultChannel) ? numbers.add(noChannel) : numbers;
  }
}

/** Whether an edit is about the entry of a channel. */
export const isChannel = ({ path }: Edit): boolean =>
  path[0] === 'channels' && path[1] === 'channels' && path.length === 3;

const isCityRule = ({ path }: Edit): boolean =>
  path[0] === 'cities' && path[1] === 'rules' && path.length === 3;
