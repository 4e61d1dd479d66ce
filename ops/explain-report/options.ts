import { Option } from 'commander';
import type { FactsFile } from '../../schemas/index.ts';
import { exampleFlags, flagsInText, wholeNumbers } from '../explain/flag-list.ts';
import { type ExplainInput, ownKeys, readInput } from '../explain/input.ts';
import { optionOfFact } from '../explain/option-of-fact.ts';
import { InputError } from '../explain/value-readers.ts';
import { UsageError } from '../terminal/failures.ts';

/** The options that can be given several times. */
export const listOptions = ['answer', 'fails', 'query'] as const;

/** The options of `funnel explain`, as commander parses them. */
export interface ExplainOptions extends Partial<Record<(typeof listOptions)[number], string[]>> {
  host?: string;
  channel?: string;
  city?: string;
  path?: string;
  url?: string;
  flags?: string;
  token?: true;
  user?: string;
  appName?: string;
  appCompany?: string;
  firstVisit?: true;
  loginAddress?: string;
  outcome?: string;
  device?: string;
  batch?: string;
  short?: true;
  vs?: string;
  /** A declared fact, as {@link optionOfFact} names it. */
  [fact: string]: unknown;
}

const wrong = (zh: string, en: string): never => {
  throw new UsageError({ zh, en });
};

function flagsOf(value: string, { flags }: FactsFile): string {
  const count = Object.keys(flags).length;
  if (flagsInText(value)?.length === count) return value;
  const { zh, en } = wholeNumbers(count);
  const example = exampleFlags(count).join();
  return wrong(
    `--flags 要${zh}，例如 ${example}；得到 "${value}"`,
    `--flags takes ${en}, e.g. ${example}; got "${value}"`,
  );
}

function pairsOf(option: '--query' | '--answer', pairs: readonly string[]): Record<string, string> {
  const entries = pairs.map((pair) => {
    const at = pair.indexOf('=');
    if (at < 1) wrong(`${option} 要 名称=值，得到 "${pair}"`, `${option} takes NAME=VALUE, got "${pair}"`);
    return [pair.slice(0, at), pair.slice(at + 1)] as const;
  });
  return Object.fromEntries(entries);
}

/** Splits an address into host and path; the query remains part of the path. */
function addressOf(url: string): { host: string; path: string } {
  try {
    const { protocol, hostname, pathname, search } = new URL(url);
    if (!/^https?:$/.test(protocol)) throw new TypeError(protocol);
    return { host: hostname, path: pathname + search };
  } catch {
    return wrong(
      `--url 要完整网址，例如 https://m.example/login?from=4；得到 "${url}"`,
      `--url takes a whole address such as https://m.example/login?from=4; got "${url}"`,
    );
  }
}

/**
 * @param facts - definitions/facts.json
 * @throws UsageError with the option and the values that it accepts
 */
export function inputOf(options: ExplainOptions, facts: FactsFile): ExplainInput {
  const { url, flags, query, answer, batch: _batch, short: _short, ...rest } = options;
  if (url !== undefined && (rest.path !== undefined || rest.host !== undefined)) {
    wrong(
      '--url 已包含域名和路径，不能再写 --host 或 --path',
      '--url has host and path; give no --host or --path',
    );
  }
  if (rest.host?.includes('/')) {
    wrong(
      `--host 只写域名，例如 m.example；完整网址用 --url；得到 "${rest.host}"`,
      `--host takes a name such as m.example; --url takes a whole address; got "${rest.host}"`,
    );
  }
  if (rest.path !== undefined && !rest.path.startsWith('/')) {
    wrong(
      `--path 以 / 开头，例如 /login；得到 "${rest.path}"`,
      `--path starts with /, as in /login; got "${rest.path}"`,
    );
  }
  const declared = Object.keys(facts.channelInfo).map((fact) => [fact, rest[attributeOf(fact)]]);
  const known = Object.fromEntries([...inputOptions.map((name) => [name, rest[name]]), ...declared]);
  try {
    return readInput(
      {
        ...known,
        ...(url !== undefined && addressOf(url)),
        ...(flags !== undefined && { flags: flagsOf(flags, facts) }),
        ...(query !== undefined && { query: pairsOf('--query', query) }),
        ...(answer !== undefined && { answer: pairsOf('--answer', answer) }),
      },
      facts,
    );
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new UsageError({ zh: `选项的值不对：${error.text.zh}`, en: error.text.en });
  }
}

/** A batch takes situations only from its lines. @throws UsageError with the option that is not allowed */
export function refuseBesideBatch(options: ExplainOptions, facts: FactsFile): void {
  const declared = Object.keys(facts.channelInfo).map(attributeOf);
  const all = [...inputOptions, ...declared, 'url', 'flags', 'query', 'answer', 'short', 'vs'];
  const given = all.find((name) => options[name] !== undefined);
  if (given === undefined) return;
  const option = `--${given.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
  wrong(
    `--batch 的情形写在每一行里，不能再写 ${option}`,
    `--batch takes its situations from the lines; ${option} does not fit`,
  );
}

/** The attribute of commander's options for the option of a fact. */
const attributeOf = (fact: string): string => new Option(`${optionOfFact(fact)} <V>`).attributeName();

/** The options whose values are passed on as they are. */
const inputOptions = ownKeys.filter((key) => key !== 'query' && key !== 'answer' && key !== 'flags');
