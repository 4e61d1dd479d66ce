import { valueIn } from '../../../ops/json/value-in.ts';
import { flagLabels } from '../../../ops/wording/flag-labels.ts';
import { labelsOf } from '../../../ops/wording/labels.ts';
import { withoutDistinction } from '../../../ops/wording/rule-labels.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { fieldWords } from '../field-values/field-words.ts';
import { citiesFile } from '../field-values/new-city.ts';
import { type Say, sayIn } from '../language/use-words.ts';

type Of = Pick<DraftStore, 'names' | 'language' | 'file'>;

/** What identifies the field of a channel that names its city rule. */
const cityRuleField = { names: 'cityRule', path: ['cityRule'] } as const;

/** The cities of a rule. What `cityRulesAbout` says of it tells it apart from another rule for the same ones. */
export const cityRuleName = (draftStore: Of, id: string): string =>
  withoutDistinction(labelsOf(draftStore, cityRuleField).get(id) ?? '');

/** What each city rule decides, and how many channels have it. */
export function cityRulesAbout(draftStore: Of): ReadonlyMap<string, string> {
  const say = sayIn(fieldWords, draftStore.language);
  const rules = valueIn(draftStore.file(citiesFile)?.value, ['rules']) ?? {};
  const flags = draftStore.names?.flags ?? {};
  const channels = channelsByRule(draftStore);
  const describe = (rule: unknown, what: 'success' | 'failure' | 'afterLogin') => {
    const flag = Object.keys(flags).find((name) => flags[name]?.decides === what) ?? '';
    const value = String(valueIn(rule, ['set', flag]) ?? '');
    return flagLabels(draftStore, flag).get(value) || value;
  };
  return new Map(
    Object.entries(rules as Record<string, unknown>).map(([id, rule]) => {
      const [success, failure] = [describe(rule, 'success'), describe(rule, 'failure')];
      const form = describe(rule, 'afterLogin');
      const decides = say(success === failure ? 'aboutRuleOne' : 'aboutRule', { form, success, failure });
      return [id, say('ruleAndChannels', { decides, channels: channelCount(channels.get(id) ?? 0, say) })];
    }),
  );
}

/** How many channels have each city rule, in words. */
export function channelsOfCityRules(draftStore: Of): ReadonlyMap<string, string> {
  const say = sayIn(fieldWords, draftStore.language);
  const channels = channelsByRule(draftStore);
  const rules = valueIn(draftStore.file(citiesFile)?.value, ['rules']) ?? {};
  return new Map(Object.keys(rules as object).map((id) => [id, channelCount(channels.get(id) ?? 0, say)]));
}

const channelCount = (count: number, say: Say<typeof fieldWords>): string =>
  count === 0 ? say('noChannel') : say('channels', { count });

function channelsByRule(draftStore: Of): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const channels = valueIn(draftStore.file('channels.json')?.value, ['channels']) ?? {};
  for (const channel of Object.values(channels as Record<string, unknown>)) {
    const rule = valueIn(channel, ['cityRule']);
    if (typeof rule === 'string') counts.set(rule, (counts.get(rule) ?? 0) + 1);
  }
  return counts;
}
