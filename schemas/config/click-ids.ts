import { lastingQueryNames, queryNames } from '../names/query-parameters.ts';
import { notOfEveryObject } from '../vocabulary/object-names.ts';
import { type Infer, note, type Schema } from '../vocabulary/schema.ts';

const lasting: readonly string[] = lastingQueryNames;
/** Parameters that identify somebody or log them in: no network gets them. */
const identifying = queryNames.filter((name) => !lasting.includes(name)).join('|');
export const clickParameterPattern = `^(?!(${identifying})$)${notOfEveryObject}(?!__)[A-Za-z_][A-Za-z0-9_]{0,39}$`;

const parameters = {
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: { type: 'string', pattern: clickParameterPattern },
} as const;

/** The keys that the app itself stores values under (runtime/storage); a test holds the list. */
export const ownStorageKeys = [
  'access_token',
  'user_id',
  '_did',
  '_os',
  '_ua',
  '_channel',
  'appname',
  'appcompany',
  'loginAddress',
  'phoneMasked',
  'phoneOwner',
  'firstVisit',
  'chosenProduct',
  'zhijieBackUrl',
  'brand',
  'channel_info',
  'ipAddressInfo',
  'renewedFor',
  'answerFacts',
] as const;
export const clickIdPattern = `^(?!(${ownStorageKeys.join('|')})$)${notOfEveryObject}(?!__)[A-Za-z_][A-Za-z0-9_]{0,39}$`;

/** What the address of an ad brings, by which a network knows the press on it (R-STATE 6). */
export const clickIdsSchema = {
  type: 'object',
  description:
    '点击编号：名字也是手机上存储的键 | Click ids: the name is also the key of what the phone stores',
  propertyNames: { pattern: clickIdPattern },
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['parameters', 'holds'],
    properties: {
      note,
      parameters: {
        ...parameters,
        description: '广告链接里的参数：有其中一个就保存 | Parameters of the address: any of them is stored',
      },
      beside: {
        ...parameters,
        description:
          '一并保存的参数，单有它们不算广告点击 | Parameters that are stored beside them, and alone are no click id',
      },
      holds: {
        type: 'string',
        enum: ['value', 'parameters', 'landingAddress'],
        enumDescriptions: [
          '第一个有值的参数的值 | The value of the first parameter that has one',
          '参数与值的 JSON | The parameters and their values, as JSON',
          '落地页网址，最多 1024 个字符，只留这些参数 | The landing address with these parameters, at most 1024 characters',
        ],
        description: '保存什么 | What is stored',
      },
      days: {
        type: 'integer',
        minimum: 1,
        maximum: 90,
        description:
          '保存几天；不写则到标签页关闭 | Days that it is kept; without it until the tab is closed',
      },
    },
  },
} as const satisfies Schema;
export type ClickIdDefinition = Infer<typeof clickIdsSchema>[string];
