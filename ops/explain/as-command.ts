import { flagNames } from '../../schemas/index.ts';
import type { ExplainInput } from './input.ts';

/** A word of a shell command, quoted where necessary. */
const word = (text: string): string =>
  /^[\w./:=,@%+-]+$/.test(text) ? text : `'${text.replaceAll("'", `'\\''`)}'`;

/**
 * The `funnel explain` command of a situation.
 * @param vs - the revision to compare with
 */
export function asCommand(input: ExplainInput, vs?: string): string {
  const { host, channel, city, path, query, flags, application, bdType, token, user } = input;
  const { appName, appCompany, firstVisit, loginAddress, outcome, fails = [], device } = input;
  const flagList = flags && flagNames.map((name) => flags[name] ?? 0);
  const options: [string, string | true | undefined][] = [
    ['--vs', vs],
    ['--host', host],
    ['--channel', channel],
    ['--city', city],
    ['--path', path],
    ['--flags', flagList?.join(',')],
    ['--application', application],
    ['--bd-type', bdType],
    ['--token', token === true ? true : undefined],
    ['--user', user],
    ['--app-name', appName],
    ['--app-company', appCompany],
    ['--first-visit', firstVisit === true ? true : undefined],
    ['--login-address', loginAddress],
    ['--outcome', outcome],
    ...fails.map((call): [string, string] => ['--fails', call]),
    ['--device', device],
    ...Object.entries(query ?? {}).map(([name, value]): [string, string] => ['--query', `${name}=${value}`]),
  ];
  const given = options.flatMap(([name, value]) =>
    value === undefined ? [] : [value === true ? name : `${name} ${word(value)}`],
  );
  return ['npx funnel explain', ...given].join(' ');
}
