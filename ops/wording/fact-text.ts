import { engineFacts } from '../../schemas/facts/engine-facts.ts';
import type { DisplayNames } from '../explain/display-names.ts';
import type { Words } from '../text/say.ts';
import { type Language, splitDescription, type Text } from '../text/text.ts';
import { flagLabels, isFlag } from './flag-labels.ts';
import { closedValueLabels } from './label-words.ts';
import { outcomeText } from './outcome-text.ts';
import { nameWithId } from './visitor-words.ts';

const ofEveryVisit: Readonly<Record<string, { about: string; domain: object }>> = engineFacts;

function aboutFact(fact: string, names: DisplayNames | null): Text | null {
  const own = Object.hasOwn(ofEveryVisit, fact) ? ofEveryVisit[fact] : undefined;
  if (own) return splitDescription(own.about);
  return names && Object.hasOwn(names.facts, fact) ? (names.facts[fact] ?? null) : null;
}

/** A fact that rejected a row, as `outcome = "loggedIn"`, in words: `页面刚刚完成的结果：“登录”`. */
export function factText(because: string, names: DisplayNames | null, language: Language): string {
  const [, fact = '', json = ''] = /^([\w.]+) = (.*)$/s.exec(because) ?? [];
  const label = factLabel(fact, names, language);
  if (label === null) return because;
  const colon = language === 'zh' ? '：' : ': ';
  return `${label}${colon}${factValue(fact, json, names, language)}`;
}

/** The label of a fact; null where there is no such fact. */
export function factLabel(fact: string, names: DisplayNames | null, language: Language): string | null {
  const about = aboutFact(fact, names)?.[language];
  if (about === undefined) return null;
  // The meaning of its values follows after the first punctuation mark.
  const [label = about] = about.split(language === 'zh' ? /[：，；]/ : /[:,;] /);
  const parameter = /^query\.(\w+)$/.exec(fact)?.[1];
  return [label, parameter].filter(Boolean).join(' ');
}

/** A condition that a fact has no value: of the outcome, visitors have only just arrived. */
export const absentText = (fact: string, language: Language): string =>
  (fact === 'outcome' ? words.arrival : words.absent)[language];

const words = {
  arrival: { zh: '刚到达', en: 'on arrival' },
  absent: { zh: '没有', en: 'absent' },
} as const satisfies Words;

/** Whether the values of a fact are ids; those of any other fact without a closed list are free text. */
function isId(fact: string): boolean {
  const domain = Object.hasOwn(ofEveryVisit, fact) ? (ofEveryVisit[fact]?.domain ?? {}) : {};
  const forms = 'anyOf' in domain && Array.isArray(domain.anyOf) ? domain.anyOf : [domain];
  return forms.some((one) => 'ref' in one);
}

/** The words for one value of a fact, those of the decision tables. @param json - the value as JSON */
function factValue(fact: string, json: string, names: DisplayNames | null, language: Language): string {
  const isChinese = language === 'zh';
  if (json === 'null') return absentText(fact, language);
  if (json === 'true') return isChinese ? '是' : 'yes';
  if (json === 'false') return isChinese ? '否' : 'no';
  const value = json.replace(/^"(.*)"$/s, '$1');
  if (fact === 'outcome') return outcomeText(value, names, language);
  if (fact === 'route') return nameWithId(value, names?.routes[value], language);
  const answer = names?.answers?.[fact]?.labels[value];
  if (answer !== undefined) return nameWithId(value, answer, language);
  if (isFlag(names, fact))
    return nameWithId(value, flagLabels({ names, language }, fact).get(value), language);
  const label = closedValueLabels(fact, names, language).get(value);
  return label === undefined && value !== json && !isId(fact)
    ? `“${value}”`
    : nameWithId(value, label, language);
}
