import { configFiles } from '../../schemas/index.ts';
import { withDefaults } from '../../schemas/vocabulary/with-defaults.ts';
import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { quote } from '../text/text.ts';

/** The channel of every visit without `_channel` is blocked, so that these visitors get the 404 page (R-NAV 1, R-CONST). */
export const defaultChannelBlocked = defineRule({
  code: 'default-channel-blocked',
  severity: 'error',
  scope: 'file',
  doc: {
    what: { zh: '默认渠道被停用', en: 'the default channel is blocked' },
    why: {
      zh: '网址里没有渠道号的访客都会看到 404 页面',
      en: 'everybody whose address names no channel gets the 404 page',
    },
    example: {
      file: 'channels.json',
      good: '"5265": { "title"',
      bad: '"5265": { "blocked": true, "title"',
    },
  },
  run: (project) =>
    filesOf(project, 'site').flatMap(({ file, value }) => {
      const isWritten = member(value, 'defaultChannel') !== undefined;
      const channel = member(withDefaults(configFiles.site.schema, value), 'defaultChannel');
      if (typeof channel !== 'string') return [];
      return filesOf(project, 'channels')
        .filter((channels) => member(channels.value, 'channels', channel, 'blocked') === true)
        .map(
          (channels): Violation => ({
            message: {
              zh: `默认渠道 ${quote(channel)} 已停用: 没有写渠道号的访客都会看到 404 页面`,
              en: `the default channel ${quote(channel)} is blocked: every visitor without a channel gets the 404 page`,
            },
            help: {
              zh: '换一个默认渠道, 或启用这个渠道',
              en: 'choose another default channel, or unblock this one',
            },
            ...(isWritten
              ? { file, pointer: '/defaultChannel', related: [blockedAt(channels.file, channel)] }
              : placeOf(channels.file, channel)),
          }),
        );
    }),
});

const placeOf = (file: string, channel: string) => ({
  file,
  pointer: toPointer(['channels', channel, 'blocked']),
});

const blockedAt = (file: string, channel: string) => ({
  message: { zh: '在这里停用', en: 'blocked here' },
  ...placeOf(file, channel),
});
