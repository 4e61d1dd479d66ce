import type { Field } from '../../../ops/wording/field.ts';
import { isFlag } from '../../../ops/wording/flag-labels.ts';
import { otherNamesOf } from '../../../ops/wording/labels.ts';
import { withoutDistinction } from '../../../ops/wording/rule-labels.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { fieldWords } from '../field-values/field-words.ts';
import { sayIn } from '../language/use-words.ts';
import { formAbout } from '../value-display/field-labels.ts';
import { cityRulesAbout } from './city-rule-about.ts';
import { type Option, optionsOf } from './filter-options.ts';

type Of = Pick<DraftStore, 'names' | 'language' | 'file'>;
type About = ReadonlyMap<string, string>;

const none: About = new Map();

/** The choices of a field, each with its display name and, where the name does not say it, its effect. */
export function fieldChoices(draftStore: Of, field: Field, labels: ReadonlyMap<string, string>): Option[] {
  const options = optionsOf(field.choices, labels, choiceDescriptions(draftStore, field));
  if (field.names !== 'cityRule') return options;
  // The full description of a rule says more than the part of its name that distinguishes it.
  return options.map((one) => ({ ...one, label: withoutDistinction(one.label) }));
}

/** The effect of each choice of a field in a few words, where its name alone does not say it. */
export function choiceDescriptions(
  draftStore: Of,
  { names, path, choices, choiceNames }: Pick<Field, 'names' | 'path' | 'choices' | 'choiceNames'>,
): About {
  if (choiceNames) {
    return new Map([...choiceNames].map(([value, { about }]) => [value, about?.[draftStore.language] ?? '']));
  }
  const key = path.at(-1) ?? '';
  if (isFlag(draftStore.names, key)) return flagAbout(draftStore, key);
  if (names === 'network') return otherNamesAbout(draftStore);
  if (names === 'form') return new Map(choices.map((id) => [String(id), formAbout(draftStore, id)]));
  return names === 'cityRule' ? cityRulesAbout(draftStore) : none;
}

/** An ad network is looked for by the names of its products. */
const otherNamesAbout = (draftStore: Of): About =>
  new Map(
    [...otherNamesOf(draftStore, 'network')].map(([id, names]) => [
      id,
      names.join(draftStore.language === 'zh' ? '、' : ', '),
    ]),
  );

/** Values with the same destination look alike: each one lists the others. */
function flagAbout(draftStore: Of, flag: string): About {
  const say = sayIn(fieldWords, draftStore.language);
  const { values = [], routes = [], decides } = draftStore.names?.flags[flag] ?? {};
  if (decides !== 'success' && decides !== 'failure') return none;
  return new Map(
    routes.map((route, value) => {
      const twins = routes.flatMap((other, at) => (other === route && at !== value ? [values[at]] : []));
      const about = say(decides === 'success' ? 'aboutSuccess' : 'aboutFailure');
      const shared = twins.join(draftStore.language === 'zh' ? '、' : ', ');
      return [
        String(values[value] ?? ''),
        twins.length > 0 ? about + say('asWith', { values: shared }) : about,
      ];
    }),
  );
}
