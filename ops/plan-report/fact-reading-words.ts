import { sayIn } from '../text/say.ts';
import type { Language, Text } from '../text/text.ts';

const words = {
  flag: { zh: '标志 {name}', en: 'flag {name}' },
  fact: { zh: '事实 {name}', en: 'fact {name}' },
  appName: { zh: '应用名', en: 'app name' },
  pointer: { zh: '{of} 在渠道信息里的位置', en: 'where channel info has the {of}' },
  written: {
    zh: '{of} 的值 {value} 在渠道信息里的写法',
    en: 'what channel info writes for {value} of the {of}',
  },
  otherwise: {
    zh: '{of} 在渠道信息里没有值时的默认值',
    en: 'default of the {of} where channel info has no value',
  },
  onlyFor: { zh: '{of} 只用于哪些渠道', en: 'channels whose {of} is used' },
  other: { zh: '{of} 的 {key}', en: '{key} of the {of}' },
} as const satisfies Record<string, Text>;

/** What a changed value of definitions/facts.json says about reading channel info, as `flags succ_todo pointer`. */
export function factReadingText([part = '', ...keys]: readonly string[], language: Language): string {
  const say = sayIn(words, language);
  const isApp = part === 'appName';
  const [name = '', key = '', value] = isApp ? ['', ...keys] : keys;
  const of = isApp ? say('appName') : say(part === 'flags' ? 'flag' : 'fact', { name });
  if (key === 'values' && value !== undefined) return say('written', { of, value });
  if (key === 'pointer' || key === 'otherwise' || key === 'onlyFor') return say(key, { of });
  return key === '' ? of : say('other', { of, key });
}
