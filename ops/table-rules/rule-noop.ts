import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { brandNoops } from '../tables/brand-noops.ts';
import { factFiles } from '../tables/checked-tables.ts';
import { cityNoops } from '../tables/city-noops.ts';
import { quote, type Text } from '../text/text.ts';

const remove: Text = { zh: '删掉它, 结果不变', en: 'remove it; nothing changes' };

const onHosts: Text = { zh: '在每个站点都一样', en: 'the same on every host' };
const onChannels: Text = { zh: '对每个渠道都一样', en: 'the same for every channel' };

/** An override without effect: a city rule, or a change of the brand. */
export const ruleNoop = defineRule({
  code: 'rule-noop',
  severity: 'warning',
  scope: 'table',
  doc: {
    what: { zh: '改动与不写时相同', en: 'an override that gives what there is anyway' },
    why: {
      zh: '没有作用，却让人以为这里有特别的规定',
      en: 'it does nothing, and makes people believe that something is special here',
    },
    example: {
      file: 'channels.json',
      good: '"brand": { "name": "示例优选" }',
      bad: '"brand": { "id": "sample", "name": "示例优选" }',
    },
  },
  needs: [
    ...factFiles,
    'brands',
    'flags',
    'navigation',
    'destinations',
    'trackers',
    'endpoints',
    'messages',
    'site',
  ],
  run: ({ config, line }) => [
    ...brandNoops(config).map(
      ({ owner, what, ...locator }): Violation => ({
        message: {
          zh: `${owner.zh} 的 ${what} 与不写时相同`,
          en: `${what} of ${owner.en} changes nothing`,
        },
        label: locator.file === 'hosts.json' ? onChannels : onHosts,
        help: remove,
        ...locator,
      }),
    ),
    ...cityNoops(config).map(
      ({ rule, channels, row, ...locator }): Violation => ({
        message: {
          zh: `城市规则 ${quote(rule)} 对渠道 ${channels.zh} 没有作用`,
          en: `city rule ${quote(rule)} changes nothing for channel ${channels.en}`,
        },
        label: {
          zh: `标志已由 flags.json 第 ${line(row)} 行定为同样的值`,
          en: `line ${line(row)} of flags.json sets the same flags`,
        },
        help: remove,
        ...locator,
        related: [{ ...row, message: { zh: '总是这一行决定', en: 'this row decides for everybody' } }],
      }),
    ),
  ],
});
