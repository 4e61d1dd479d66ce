import { answerFactsKey, stored } from '../../runtime/index.ts';
import { configFiles, type DeclaredFact, declaredFactsOf, engineFacts } from '../../schemas/index.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { ownKeys } from '../explain/input.ts';
import { optionOfFact } from '../explain/option-of-fact.ts';

/** Options of every command and of `funnel explain`; axes of a plan that are no fact. */
const otherNames = [
  ...['url', 'batch', 'short', 'vs', 'config', 'format', 'json', 'lang', 'color', 'help', 'version'],
  ...['arrival', 'login', 'info', 'count', 'anyOf', 'side', 'width', 'at'],
];
/** Names of every funnel; a name of JavaScript objects is taken too. */
const takenNames = new Set<string>([
  ...Object.keys(engineFacts),
  ...ownKeys,
  ...otherNames,
  // Flags and stored facts have keys of their own in storage.
  ...Object.values(stored).map(({ key }) => key),
  answerFactsKey,
]);

/** Equal for two facts that cannot be told from each other in conditions, or in options of `funnel explain`. */
const optionOf = ({ id, name }: DeclaredFact): string => (id === name ? optionOfFact(name) : id);

/** A name of definitions/facts.json that means something else already. */
export const factNameTaken = defineRule({
  code: 'fact-name-taken',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: '产品事实的名字已经是别的事实、参数或命令选项的名字',
      en: 'a fact of the product has the name of another fact, parameter or option',
    },
    why: {
      zh: '条件里写这个名字时，不知道指的是哪一个',
      en: 'a condition with that name could mean either',
    },
    example: {
      file: 'definitions/facts.json',
      good: '"bdType": {',
      bad: '"city": {',
    },
  },
  run: ({ facts }) => {
    if (!facts) return [];
    const options = new Map<string, string>();
    return declaredFactsOf(facts).flatMap((fact): Violation[] => {
      const { id, part, name } = fact;
      const option = optionOf(fact);
      const other = options.get(option);
      if (other === undefined) options.set(option, name);
      const isOfEveryFunnel = name in {} || takenNames.has(id);
      if (!isOfEveryFunnel && other === undefined) return [];
      return [
        {
          message: {
            zh: isOfEveryFunnel ? `"${name}" 已经有固定的含义` : `"${name}" 与 "${other}" 不能同时使用`,
            en: isOfEveryFunnel
              ? `"${name}" means something already`
              : `"${name}" cannot be told from "${other}"`,
          },
          help: { zh: '换一个名字', en: 'choose another name' },
          file: configFiles.facts.path,
          pointer: `/${part}/${name}`,
          key: true,
        },
      ];
    });
  },
});
