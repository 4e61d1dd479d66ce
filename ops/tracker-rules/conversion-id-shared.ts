import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { entriesOf, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { quote } from '../text/text.ts';

/** Two channels with one conversion id of one network: their conversions cannot be distinguished. */
export const conversionIdShared = defineRule({
  code: 'conversion-id-shared',
  severity: 'warning',
  scope: 'file',
  doc: {
    what: {
      zh: '同一平台的两个渠道用了同一个转化编号',
      en: 'two channels of a network have one conversion id',
    },
    why: {
      zh: '分不清转化是哪个渠道带来的，广告费会算错',
      en: 'nobody can tell which channel brought a conversion; money goes to the wrong one',
    },
    example: {
      file: 'channels.json',
      good: '"conversionId": "abc-2"',
      bad: '"conversionId": "abc-1"',
      also: [
        {
          file: 'channels.json',
          from: '"tags": ["search"]',
          to: '"tags": ["search"], "ads": { "network": "baidu", "conversionId": "abc-2" }',
        },
      ],
    },
  },
  run: (project) =>
    filesOf(project, 'channels').flatMap(({ file, value }) => {
      const first = new Map<string, string>();
      return entriesOf(member(value, 'channels')).flatMap(([channel, entry]): Violation[] => {
        const id = member(entry, 'ads', 'conversionId');
        if (typeof id !== 'string') return [];
        const same = JSON.stringify([member(entry, 'ads', 'network'), id]);
        const other = first.get(same);
        if (other === undefined) {
          first.set(same, channel);
          return [];
        }
        return [
          {
            message: {
              zh: `渠道 ${channel} 与 ${other} 的转化编号相同: ${quote(id)}`,
              en: `channels ${channel} and ${other} have the same conversion id ${quote(id)}`,
            },
            help: { zh: '向平台核对, 每个渠道一个编号', en: 'ask the network: one id for each channel' },
            file,
            pointer: toPointer(['channels', channel, 'ads', 'conversionId']),
            related: [
              {
                message: { zh: '另一个在这里', en: 'the other one' },
                file,
                pointer: toPointer(['channels', other, 'ads', 'conversionId']),
              },
            ],
          },
        ];
      });
    }),
});
