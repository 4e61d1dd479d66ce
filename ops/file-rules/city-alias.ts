import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { didYouMean } from '../did-you-mean/did-you-mean.ts';
import { quote } from '../text/text.ts';

/** A city that is not written as the list has it: 杭州市 for 杭州. It counts as that city. */
export const cityAlias = defineRule({
  code: 'city-alias',
  severity: 'warning',
  scope: 'file',
  doc: {
    what: {
      zh: '城市写成了别名或带后缀（市、省、自治区、特别行政区），按表里的城市算',
      en: 'a city under another name, or with 市, 省, 自治区 or 特别行政区: it counts as the one in the list',
    },
    why: {
      zh: '同一个城市两种写法，搜索和比较时会漏掉',
      en: 'a city with two names is missed when people search and compare',
    },
    fix: {
      zh: '写成表里的名字；同一个列表里已经有它就不改',
      en: 'writes the name of the list, except where that name is in the same list of values already',
    },
    example: {
      file: 'definitions/navigation.json',
      good: '"city": ["深圳", "杭州"]',
      bad: '"city": ["深圳", "杭州市"]',
    },
  },
  run: ({ aliases }) =>
    aliases.map(({ file, pointer, name, city, twin }): Violation => {
      const base = {
        message: {
          zh: `${quote(name)} 就是城市表里的 ${quote(city)}`,
          en: `${quote(name)} is ${quote(city)} in the list of cities`,
        },
        file: file.file,
        pointer,
      };
      if (twin === undefined) return { ...base, help: didYouMean(city), replaceBy: city };
      return {
        ...base,
        label: { zh: '同一个城市写了两次', en: 'the same city twice' },
        help: { zh: '删掉它', en: 'remove it' },
        related: [{ message: { zh: '另一次在这里', en: 'the other one' }, file: file.file, pointer: twin }],
      };
    }),
});
