import { statedFacts } from '../../../ops/explain/input.ts';
import type { PageName } from '../../../ops/plan-report/route-label.ts';
import { bareFactsOf, infoName } from '../../../ops/situations/info-name.ts';
import { outcomeText } from '../../../ops/wording/outcome-text.ts';
import { axisWordsOf, flagText, nameWithId } from '../../../ops/wording/visitor-words.ts';
import type { DisplayNames, ExplainInput, Language } from '../../api/index.ts';
import { quoteName } from '../value-display/quote-name.ts';

/**
 * Describes a visitor in the words of the plan.
 * @param pageAt - the display name of the page at a path
 */
export function describeVisitor(
  input: ExplainInput,
  language: Language,
  names: DisplayNames | null,
  pageAt: (path: string) => PageName | undefined = () => undefined,
): string {
  return describeVisitorParts(input, language, names, pageAt).join(partSeparator);
}

/** Between what is said of a visitor. */
export const partSeparator = ' · ';

/** What `describeVisitor` says, each thing by itself: host, channel, city, address, login, … */
export function describeVisitorParts(
  input: ExplainInput,
  language: Language,
  names: DisplayNames | null,
  pageAt: (path: string) => PageName | undefined = () => undefined,
): string[] {
  const words = axisWordsOf(names);
  const { host, channel, city, path, flags, token, user, outcome, query } = input;
  const word = (axis: 'host' | 'channel' | 'city', value: string | undefined) =>
    value === undefined ? null : `${words.axis(axis, language, 1)} ${words.value(axis, value, language)}`;
  const info = statedInfoName(input, names);
  const search = new URLSearchParams(query).toString();
  const items = [
    word('host', host),
    word('channel', channel),
    word('city', city),
    `${addressText(path ?? '/', search, pageAt, language)}${outcome ? ` → ${outcomeText(outcome, names, language)}` : ''}`,
    words.value('login', token === true ? (user ?? 'ok') : 'none', language),
    ...Object.keys(names?.flags ?? flags ?? {}).map(
      (flag) => flags && flagText(names, flag, String(flags[flag] ?? 0), language),
    ),
    info && words.value('info', info, language),
  ];
  return items.flatMap((item) => (typeof item === 'string' && item !== '' ? [item] : []));
}

/** The facts of channel info as the plan names their combination: `ios 1`; empty where the visitor states none. */
function statedInfoName(input: ExplainInput, names: DisplayNames | null): string {
  const stated = statedFacts(input);
  if (stated.length === 0) return '';
  const plainest = Object.fromEntries(
    Object.entries(names?.channelInfo ?? {}).map(([fact, { values }]) => [fact, values?.[0] ?? null]),
  );
  const info = Object.entries({ ...plainest, ...Object.fromEntries(stated) });
  return infoName(
    Object.fromEntries(info.map(([fact, value]) => [fact, value || null])),
    plainest,
    bareFactsOf([Object.keys(plainest)]),
  );
}

/** `“填写申请信息”（/form-package）` */
function addressText(
  path: string,
  search: string,
  pageAt: (path: string) => PageName | undefined,
  language: Language,
): string {
  const address = `${path}${search && `?${search}`}`;
  const page = pageAt(path);
  return page ? nameWithId(address, quoteName(page), language) : address;
}
