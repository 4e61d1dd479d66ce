import type { Alias } from '../config/city-names.ts';
import type { Finding } from '../diagnostics/finding.ts';
import { didYouMean } from '../did-you-mean/nearest.ts';
import { quote } from '../text/text.ts';

/** A city that is not written as the list has it: 杭州市 for 杭州. It counts as that city. */
export const cityAlias = (aliases: readonly Alias[]): Finding[] =>
  aliases.map(({ file, pointer, name, city, twin }) => {
    const base = {
      code: 'city-alias',
      severity: 'warning',
      message: {
        zh: `${quote(name)} 就是城市表里的 ${quote(city)}`,
        en: `${quote(name)} is ${quote(city)} in the list of cities`,
      },
      file: file.file,
      pointer,
    } as const;
    if (twin === undefined) return { ...base, help: didYouMean(city), replaceBy: city };
    return {
      ...base,
      label: { zh: '同一个城市写了两次', en: 'the same city twice' },
      help: { zh: '删掉它', en: 'remove it' },
      related: [{ message: { zh: '另一次在这里', en: 'the other one' }, file: file.file, pointer: twin }],
    };
  });
