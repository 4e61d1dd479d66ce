import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { entriesOf, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { contrast, enough } from './brand-colors.ts';

/** Text of a brand that cannot be read on its page. All other colours are moved by phones until they can. */
export const colorContrast = defineRule({
  code: 'color-contrast',
  severity: 'warning',
  scope: 'file',
  doc: {
    what: {
      zh: '品牌的文字颜色与页面底色的对比度低于 4.5:1；其他颜色手机会自动调到看得清',
      en: 'the colour of text of a brand has less than 4.5:1 to the ground of its page; phones move the other colours by themselves',
    },
    why: {
      zh: '访客看不清页面上的字，包括合同和费用',
      en: 'visitors cannot read what the page says, costs and contract included',
    },
    example: { file: 'brands.json', good: '"ink": "#1b1c1e"', bad: '"ink": "#c9ced6"' },
  },
  run: (project) =>
    filesOf(project, 'brands').flatMap(({ file, value }) =>
      entriesOf(member(value, 'brands')).flatMap(([brand, entry]): Violation[] => {
        const [ink, surface] = ['ink', 'surface'].map((key) => member(entry, 'theme', key));
        if (!isColor(ink) || !isColor(surface)) return [];
        const ratio = contrast(ink, surface);
        if (ratio >= enough) return [];
        // Rounded down, so that the reported ratio is below the limit, as the colour is.
        const text = (Math.floor(ratio * 10) / 10).toFixed(1);
        return [
          {
            message: {
              zh: `文字颜色与页面底色的对比度是 ${text}:1, 看不清`,
              en: `the colour of text on the ground of the page has a contrast of ${text}:1, hard to read`,
            },
            help: { zh: `改到 ${enough}:1 以上`, en: `make it ${enough}:1 or more` },
            file,
            pointer: toPointer(['brands', brand, 'theme', 'ink']),
          },
        ];
      }),
    ),
});

const isColor = (value: unknown): value is string =>
  typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value);
