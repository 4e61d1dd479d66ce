import { factTable, queryFacts } from '../../../../schemas/facts.ts';
import { splitDescription } from '../../../text.ts';
import type { Language, Names } from '../../api.ts';
import { flagLabels, isFlag } from '../fields/flag-labels.ts';
import { outcomeText } from './outcome-text.ts';
import { withId } from './visitor-words.ts';

const facts: Readonly<Record<string, { about: string }>> = { ...factTable, ...queryFacts };

/** `outcome = "loggedIn"`, which a row of a table did not ask for, as `页面刚刚完成的结果：“登录”`. */
export function factText(because: string, names: Names | null, language: Language): string {
  const [, fact = '', json = ''] = /^([\w.]+) = (.*)$/s.exec(because) ?? [];
  const known = Object.hasOwn(facts, fact) ? facts[fact] : undefined;
  if (!known) return because;
  const about = splitDescription(known.about)[language];
  // What its values mean stands after the first mark; here is one of them.
  const [label = about] = about.split(language === 'zh' ? /[：，；]/ : /[:,;] /);
  const parameter = /^query\.(\w+)$/.exec(fact)?.[1];
  const colon = language === 'zh' ? '：' : ': ';
  return `${[label, parameter].filter(Boolean).join(' ')}${colon}${valueText(fact, json, names, language)}`;
}

function valueText(fact: string, json: string, names: Names | null, language: Language): string {
  const isChinese = language === 'zh';
  if (json === 'null') return isChinese ? '无' : 'none';
  if (json === 'true') return isChinese ? '是' : 'yes';
  if (json === 'false') return isChinese ? '否' : 'no';
  const value = json.replace(/^"(.*)"$/s, '$1');
  if (fact === 'outcome') return outcomeText(value, names, language);
  if (fact === 'route') return withId(value, names?.routes[value], language);
  if (isFlag(fact)) return withId(value, flagLabels({ names, language }, fact).get(value), language);
  return value;
}
