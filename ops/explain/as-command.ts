import { answerValues, closedValues, type FactsFile } from '../../schemas/index.ts';
import { type ExplainInput, statedFacts } from './input.ts';
import { optionOfFact } from './option-of-fact.ts';

/** A word of a shell command, quoted where necessary. */
const word = (text: string): string =>
  /^[\w./:=,@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/** Whether `explain` has the option and accepts the value: another revision may declare more. */
function isAccepted({ channelInfo }: FactsFile, fact: string, value: string): boolean {
  const declared = Object.hasOwn(channelInfo, fact) ? channelInfo[fact] : undefined;
  if (!declared) return false;
  return declared.values === undefined || closedValues(declared.values, declared.otherwise).includes(value);
}

const isDeclaredAnswer = ({ answers = {} }: FactsFile, name: string, value: string): boolean => {
  const declared = Object.hasOwn(answers, name) ? answers[name] : undefined;
  return declared !== undefined && answerValues(declared).includes(value);
};

/**
 * The `funnel explain` command of a situation.
 * @param facts - definitions/facts.json: all its flags are stated, in their order, and no fact that it does not declare
 * @param vs - the revision to compare with
 */
export function asCommand(input: ExplainInput, facts: FactsFile, vs?: string): string {
  const { host, channel, city, path, query, flags, token, user } = input;
  const { appName, appCompany, firstVisit, loginAddress, outcome, fails = [], device } = input;
  const flagList =
    flags && Object.entries(facts.flags).map(([name, { otherwise }]) => flags[name] ?? otherwise);
  const options: [string, string | true | undefined][] = [
    ['--vs', vs],
    ['--host', host],
    ['--channel', channel],
    ['--city', city],
    ['--path', path],
    ['--flags', flagList?.join(',') || undefined],
    ...statedFacts(input)
      .filter(([fact, value]) => isAccepted(facts, fact, value))
      .map(([fact, value]): [string, string] => [optionOfFact(fact), value]),
    ['--token', token === true ? true : undefined],
    ['--user', user],
    ['--app-name', appName],
    ['--app-company', appCompany],
    ['--first-visit', firstVisit === true ? true : undefined],
    ['--login-address', loginAddress],
    ['--outcome', outcome],
    ...fails.map((call): [string, string] => ['--fails', call]),
    ['--device', device],
    ...Object.entries(input.answer ?? {})
      .filter(([name, value]) => isDeclaredAnswer(facts, name, value))
      .map(([name, value]): [string, string] => ['--answer', `${name}=${value}`]),
    ...Object.entries(query ?? {}).map(([name, value]): [string, string] => ['--query', `${name}=${value}`]),
  ];
  const given = options.flatMap(([name, value]) =>
    value === undefined ? [] : [value === true ? name : `${name} ${word(value)}`],
  );
  return ['npx funnel explain', ...given].join(' ');
}
