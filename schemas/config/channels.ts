import { type Infer, note, ref, type Schema, schemaLink } from '../vocabulary/schema.ts';
import { brandChangeSchema } from './brands.ts';

/** channels.json: one entry per channel, keyed by its number, with all its settings. */
export const channelsSchema = {
  $id: 'channels',
  title: '渠道 | Channels',
  type: 'object',
  additionalProperties: false,
  required: ['channels'],
  properties: {
    $schema: schemaLink,
    channels: {
      type: 'object',
      description: '渠道 | Channels',
      propertyNames: { pattern: '^[1-9]\\d{0,9}$' },
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        properties: {
          note,
          title: {
            type: 'string',
            minLength: 1,
            maxLength: 60,
            perLanguage: true,
            description:
              '页面标题：浏览器标签和微信顶部的文字，代替品牌名 | Page title: in the browser’s tab and at the top of WeChat, instead of the brand name (R-BRAND 9)',
          },
          blocked: {
            type: 'boolean',
            description: '停用：任何路径都到 404err | Blocked: every path leads to 404err',
          },
          relogin: {
            type: 'boolean',
            description:
              '重新登录：登录页清除令牌，访客要再登录一次 | Log in again: login pages clear the token (R-NAV 5)',
          },
          replacesLogin: {
            type: 'boolean',
            description:
              '链接登录：直接替换访客已有的登录，不询问访客 | Login of a link: it replaces that of another user who is logged in, and the visitor is not asked',
          },
          cityRule: { ...ref('cityRule'), description: '城市规则 | City rule (R-FLAG 3)' },
          tags: {
            type: 'array',
            uniqueItems: true,
            items: { type: 'string', pattern: '^[a-z][a-z0-9-]*$' },
            description: '标签：可在条件中使用 | Tags: for conditions',
          },
          attributes: {
            type: 'object',
            declared: 'channelAttributes',
            additionalProperties: { type: 'string' },
            description:
              '属性：facts.json 声明的属性与值，可在条件中使用 | Attributes: those that facts.json declares, for conditions',
          },
          brand: brandChangeSchema,
          ads: {
            type: 'object',
            additionalProperties: false,
            description: '广告 | Ads (R-API)',
            properties: {
              network: { ...ref('network'), description: '广告平台 | Ad network' },
              conversionId: {
                type: 'string',
                pattern: '^[A-Za-z0-9_-]{1,64}$',
                description: '转化编号 | Conversion id',
              },
              searchAdvertiser: {
                type: 'boolean',
                description:
                  '搜索广告主：加载搜索广告主脚本 | Search advertiser: loads the tracker of search engines (R-PROD 6)',
              },
            },
          },
          owner: {
            type: 'string',
            minLength: 1,
            maxLength: 60,
            description: '负责人：给同事看的说明，不影响结果 | Owner: for colleagues; it changes nothing',
          },
        },
      },
    },
  },
} as const satisfies Schema;
export type ChannelsFile = Infer<typeof channelsSchema>;
export type ChannelDefinition = ChannelsFile['channels'][string];
