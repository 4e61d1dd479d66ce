import { valueAt } from '../../schemas/index.ts';
import { decodeText } from './decode-text.ts';
import type { ChannelInfoDeclarations, SiteChannelFact } from './fact-declarations.ts';
import type { ChannelInfo } from './situation.ts';

/** Decodes a flag given as a number or as digits; undefined for anything else (R-FLAG 2). */
function decodeFlag(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^-?\d{1,6}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isInteger(number) ? number : undefined;
}

/** A closed fact by what the API writes for it, any other as a text. */
function decodeChannelFact(value: unknown, { values, otherwise }: SiteChannelFact): string | null {
  const text = decodeText(value);
  if (!values) return text;
  return Object.keys(values).find((one) => values[one] === text) ?? otherwise ?? null;
}

const mapped = <A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/**
 * The facts of channel info, as definitions/facts.json declares them (R-STATE 7). What is absent or unreadable has its
 * declared default.
 * @param data - `data` of the response, of any form
 */
export function decodeFacts(
  { flags, channelInfo, appName }: ChannelInfoDeclarations,
  data: unknown,
): ChannelInfo {
  const facts = mapped(channelInfo, (one) => decodeChannelFact(valueAt(data, one.pointer), one));
  return {
    facts,
    flags: mapped(flags, ({ pointer, otherwise = 0 }) => decodeFlag(valueAt(data, pointer)) ?? otherwise),
    appName: appName ? decodeText(valueAt(data, appName.pointer)) : null,
  };
}
