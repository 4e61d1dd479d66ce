import { pointerKeys, valueAt } from './fact-pointer.ts';
import type { ChannelFactDefinition } from './facts-file.ts';

/** `data` of channel info, as far as definitions/facts.json points into it. */
export type ChannelInfoData = Record<string, unknown>;

const isObject = (value: unknown): value is ChannelInfoData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The data with a value at a JSON pointer. */
export function withValueAt(data: unknown, pointer: string, value: unknown): ChannelInfoData {
  const [key = '', ...rest] = pointerKeys(pointer);
  const before = isObject(data) ? data : {};
  const inner =
    rest.length === 0 ? value : withValueAt(valueAt(before, `/${key}`), `/${rest.join('/')}`, value);
  // `Object.fromEntries` has every key as an own property, `__proto__` too.
  return Object.fromEntries([...Object.entries(before).filter(([one]) => one !== key), [key, inner]]);
}

/** What a channel without settings has for a fact in its data; undefined: nothing. */
export function plainlyWritten({
  values = {},
  otherwise,
  example,
}: Pick<ChannelFactDefinition, 'values' | 'otherwise' | 'example'>): string | undefined {
  if (otherwise !== undefined && Object.hasOwn(values, otherwise)) return values[otherwise];
  if (example !== undefined) return example;
  // Anything that is no other value stands for the rest, its own name too.
  return otherwise === undefined || Object.values(values).includes(otherwise) ? undefined : otherwise;
}
