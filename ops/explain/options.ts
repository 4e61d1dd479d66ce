import { UsageError } from '../failures.ts';
import { type ExplainInput, InputError, readInput } from './input.ts';

/** The options of `funnel explain`, as commander gives them. */
export interface ExplainOptions {
  host?: string;
  channel?: string;
  city?: string;
  path?: string;
  url?: string;
  flags?: string;
  application?: string;
  bdType?: string;
  token?: true;
  user?: string;
  appName?: string;
  appCompany?: string;
  firstVisit?: true;
  query?: string[];
  loginAddress?: string;
  batch?: string;
  short?: true;
}

const wrong = (zh: string, en: string): never => {
  throw new UsageError({ zh, en });
};

function flagsOf(value: string): ExplainInput['flags'] {
  const [input_form, succ_todo, fail_todo] = value.split(',').map(Number);
  if (!/^\s*-?\d{1,6}\s*(,\s*-?\d{1,6}\s*){2}$/.test(value)) {
    wrong(
      `--flags 要三个整数, 例如 0,4,3; 得到 "${value}"`,
      `--flags takes three whole numbers, e.g. 0,4,3; got "${value}"`,
    );
  }
  return { input_form, succ_todo, fail_todo } as ExplainInput['flags'] & object;
}

function queryOf(pairs: readonly string[]): Record<string, string> {
  const entries = pairs.map((pair) => {
    const at = pair.indexOf('=');
    if (at < 1) wrong(`--query 要 名称=值, 得到 "${pair}"`, `--query takes NAME=VALUE, got "${pair}"`);
    return [pair.slice(0, at), pair.slice(at + 1)] as const;
  });
  return Object.fromEntries(entries);
}

/** A whole address: its host and path; its query stays with the path. */
function addressOf(url: string): { host: string; path: string } {
  try {
    const { hostname, pathname, search } = new URL(url);
    return { host: hostname, path: pathname + search };
  } catch {
    return wrong(`--url 不是网址: "${url}"`, `--url is no address: "${url}"`);
  }
}

/** @throws UsageError naming the option and what it takes */
export function inputOf(options: ExplainOptions): ExplainInput {
  const { url, flags, query, batch: _batch, short: _short, ...rest } = options;
  if (url !== undefined && (rest.path !== undefined || rest.host !== undefined)) {
    wrong(
      '--url 已包含域名和路径, 不能再写 --host 或 --path',
      '--url has host and path; give no --host or --path',
    );
  }
  const known = Object.fromEntries(inputOptions.map((name) => [name, rest[name]]));
  try {
    return readInput({
      ...known,
      ...(url !== undefined && addressOf(url)),
      ...(flags !== undefined && { flags: flagsOf(flags) }),
      ...(query !== undefined && { query: queryOf(query) }),
    });
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new UsageError({ zh: `选项的值不对: ${error.message}`, en: error.message });
  }
}

const inputOptions = [
  'host',
  'channel',
  'city',
  'path',
  'application',
  'bdType',
  'token',
  'user',
  'appName',
  'appCompany',
  'firstVisit',
  'loginAddress',
] as const;
