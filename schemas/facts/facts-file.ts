import { type Infer, note, type Schema, schemaLink } from '../vocabulary/schema.ts';
import { answerFactSchema } from './answer-facts.ts';
import { about, attributeValue, bothLanguagesPattern, factNamePattern } from './fact-parts.ts';

export const factPointerPattern = '^(/[^/~]{1,60}){1,6}$';
const propertyNames = { pattern: factNamePattern } as const;

const pointer = {
  type: 'string',
  pattern: factPointerPattern,
  description:
    '在渠道信息回答 data 中的位置，JSON Pointer | Where it stands in the data of channel info, as a JSON pointer',
} as const;
/** `中文 | English`, as short as a word. */
const shortName = { type: 'string', minLength: 3, maxLength: 80, pattern: bothLanguagesPattern } as const;
const flagValue = { type: 'integer', minimum: 0, maximum: 99 } as const;

const flagSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['about', 'pointer', 'values', 'otherwise'],
  properties: {
    note,
    about,
    pointer,
    values: {
      type: 'array',
      minItems: 2,
      uniqueItems: true,
      items: flagValue,
      description: '可用的值 | The values that it may have',
    },
    otherwise: {
      ...flagValue,
      description: '没有回答时的值 | Its value where the response has none (R-FLAG 2)',
    },
    decides: {
      type: 'string',
      enum: ['success', 'failure', 'afterLogin'],
      description: '它决定的去向，用来说明每个值 | What it decides; the console explains its values by that',
    },
  },
} as const;

const channelFactSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['about', 'pointer'],
  properties: {
    note,
    about,
    pointer,
    values: {
      type: 'object',
      minProperties: 1,
      propertyNames,
      additionalProperties: { type: 'string', minLength: 1, maxLength: 60 },
      description:
        '条件里的值 → 接口的写法；不写则是任意文字 | Value in conditions → what the API writes; without it any text',
    },
    label: {
      ...shortName,
      description: '句子里的称呼；不写则用它的名字 | What sentences call it; its id if left out',
    },
    valueLabels: {
      type: 'object',
      propertyNames,
      additionalProperties: shortName,
      description: '值 → 界面与句子里的说法 | Value → its words in the console and in sentences',
    },
    example: {
      type: 'string',
      minLength: 1,
      maxLength: 60,
      description:
        '没有特别设置的渠道，接口写什么；沙盒照此回答 | What the API writes for most channels; the sandbox answers it',
    },
    stored: {
      type: 'object',
      propertyNames,
      additionalProperties: { type: 'string', minLength: 1, maxLength: 60 },
      description:
        '值 → 存入会话存储的代码，供其他页面读取 | Value → code in session storage, for other pages of the product (R-STATE 6)',
    },
    otherwise: {
      type: 'string',
      pattern: factNamePattern,
      description: '接口写了别的或没有写时的值 | Its value for anything else that the API writes',
    },
  },
} as const;

const attributeSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['about', 'values', 'otherwise'],
  properties: {
    note,
    about,
    values: {
      type: 'array',
      minItems: 2,
      uniqueItems: true,
      items: attributeValue,
      description: '可用的值 | The values that it may have',
    },
    otherwise: {
      ...attributeValue,
      description: '没有写这个属性时的值 | Its value where an entry does not set it',
    },
  },
} as const;

/** definitions/facts.json: the facts of this product that rows may test, besides those of every visit. */
export const factsSchema = {
  $id: 'facts',
  title: '产品事实 | Facts of the product',
  type: 'object',
  additionalProperties: false,
  required: ['flags', 'channelInfo'],
  properties: {
    $schema: schemaLink,
    note,
    flags: {
      type: 'object',
      propertyNames,
      additionalProperties: flagSchema,
      description:
        '标志：渠道信息给出，flags.json 与城市规则可以改写 | Flags: from channel info; flags.json and city rules override them (R-FLAG)',
    },
    channelInfo: {
      type: 'object',
      propertyNames,
      additionalProperties: channelFactSchema,
      description: '渠道信息的其他事实 | Other facts of channel info (R-STATE 7)',
    },
    appName: {
      type: 'object',
      additionalProperties: false,
      required: ['pointer'],
      description: '渠道信息里的应用名 | Name of the app in channel info (R-STATE 7)',
      properties: {
        pointer,
        onlyFor: {
          type: 'object',
          minProperties: 1,
          propertyNames,
          additionalProperties: {
            type: 'array',
            minItems: 1,
            uniqueItems: true,
            items: { type: 'string', minLength: 1 },
          },
          description: '只在这些事实有这些值时使用 | Used only where these facts have one of these values',
        },
      },
    },
    query: {
      type: 'object',
      propertyNames,
      description:
        '条件可以用的其他网址参数 | Query parameters that rows may test, besides those of every funnel (R-ROUTE 6)',
      additionalProperties: {
        type: 'object',
        additionalProperties: false,
        required: ['about'],
        properties: { note, about },
      },
    },
    channelAttributes: {
      type: 'object',
      propertyNames,
      additionalProperties: attributeSchema,
      description:
        '渠道的属性：channels.json 的 attributes 给出，条件里写 channel.名字 | Attributes of channels: set by `attributes` in channels.json, `channel.NAME` in conditions',
    },
    hostAttributes: {
      type: 'object',
      propertyNames,
      additionalProperties: attributeSchema,
      description:
        '站点的属性：hosts.json 的 attributes 给出，条件里写 host.名字 | Attributes of hosts: set by `attributes` in hosts.json, `host.NAME` in conditions',
    },
    answers: {
      type: 'object',
      propertyNames,
      additionalProperties: answerFactSchema,
      description:
        '表单的答案：提交之后，条件里写 answer.名字；没有回答时为 null | Answers of forms that were sent: `answer.NAME` in conditions, null where it was not answered',
    },
  },
} as const satisfies Schema;
export type FactsFile = Infer<typeof factsSchema>;
export type FlagDefinition = FactsFile['flags'][string];
export type AttributeDefinition = NonNullable<FactsFile['channelAttributes']>[string];
export type ChannelFactDefinition = FactsFile['channelInfo'][string];
