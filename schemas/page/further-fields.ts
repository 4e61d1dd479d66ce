import {
  profileFigureDescriptions,
  profileFigureProperties,
  profileFigures,
} from '../../profiles/schemas/fields.ts';
import { field, figureSource, label, optionLabel, shownField, unseenField } from '../parts/field-parts.ts';
import { lastDayPattern } from '../vocabulary/day-pattern.ts';
import type { Schema } from '../vocabulary/schema.ts';

/** A value of `choices`: several are sent in one text, with commas between them. */
const severalOption = {
  type: 'object',
  additionalProperties: false,
  required: ['value'],
  properties: {
    value: {
      type: 'string',
      minLength: 1,
      maxLength: 40,
      pattern: '^[^,]+$',
      description:
        '提交的值：发给服务器，没有显示的文字时访客也看到它；不含逗号 | Value that is sent: to the server; visitors read it too where there is no text; without a comma',
    },
    label: optionLabel,
  },
} as const;

const answerOf = (what: string) =>
  ({
    type: 'object',
    additionalProperties: false,
    description: what,
    properties: {
      value: {
        type: 'string',
        minLength: 1,
        maxLength: 40,
        description: '提交的值，不写则为 yes 或 no | Value that is sent; without it yes or no',
      },
      label: { ...label, description: '显示的文字，不写则为是或否 | Text that is shown; it has a default' },
    },
  }) as const;

export const timePattern = '^([01]\\d|2[0-3]):[0-5]\\d$';

/** Where a hidden value may come from; renderer/fields-choice/HiddenField.tsx reads each. */
const sources = ['channel', 'host', 'page', 'utm_source', 'from', 'os'] as const;

/** What a figure may be; runtime/related-answers/figures.ts computes each. */
const figureFunctions = ['sum', 'count', 'age', ...profileFigures] as const;
export type FigureFunction = (typeof figureFunctions)[number];

/**
 * The field kinds that the forms of other businesses ask for: insurance, events, repairs. Their code is a chunk of its
 * own (renderer/fields/further-field-kinds.ts).
 */
export const furtherFields = {
  email: field('email', '电子邮箱 | E-mail address', {}, []),
  url: field('url', '网址 | Web address: http or https', {}, []),
  choices: field(
    'choices',
    '多选 | Several of a list; the values are sent in one text with commas between them',
    {
      options: { type: 'array', minItems: 2, items: severalOption, description: '选项 | Options' },
      default: {
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: { type: 'string', minLength: 1, maxLength: 40 },
        description: '一开始就选好的值 | Values that are chosen from the start',
      },
      atLeast: { type: 'integer', minimum: 1, description: '至少选几项 | Fewest options' },
      atMost: { type: 'integer', minimum: 1, description: '最多选几项 | Most options' },
      look: {
        type: 'string',
        enum: ['chips', 'list'],
        enumDescriptions: ['并排的小块 | Chips side by side', '逐行列出 | A list with a row for each'],
        description: '样子，不写则为并排的小块 | Look; chips without it',
      },
    },
    ['options'],
  ),
  yesNo: field(
    'yesNo',
    '是或否 | Yes or no',
    {
      yes: answerOf('“是”这个答案 | The answer yes'),
      no: answerOf('“否”这个答案 | The answer no'),
      default: {
        type: 'string',
        enum: ['yes', 'no'],
        enumDescriptions: ['是 | Yes', '否 | No'],
        description: '一开始就选好的答案 | Answer that is chosen from the start',
      },
    },
    [],
  ),
  rating: field(
    'rating',
    '评分 | Rating, from 1 to a highest number',
    {
      max: { type: 'integer', minimum: 2, maximum: 10, description: '最高分 | Highest rating' },
      look: {
        type: 'string',
        enum: ['stars', 'numbers'],
        enumDescriptions: ['星星 | Stars', '数字 | Numbers'],
        description: '样子，不写则为星星 | Look; stars without it',
      },
      leastLabel: { ...label, description: '最低分的含义 | What the lowest rating means' },
      mostLabel: { ...label, description: '最高分的含义 | What the highest rating means' },
    },
    ['max'],
  ),
  time: field(
    'time',
    '时间，从列表选择 | Time of a day, from a list',
    {
      from: { type: 'string', pattern: timePattern, description: '最早，如 09:00 | Earliest, such as 09:00' },
      until: { type: 'string', pattern: timePattern, description: '最晚，如 18:30 | Latest, such as 18:30' },
      step: {
        type: 'integer',
        minimum: 5,
        maximum: 720,
        description: '间隔，分钟 | Minutes from one to the next',
      },
    },
    ['from', 'until', 'step'],
  ),
  dateRange: field(
    'dateRange',
    '起止日期，提交为 2026-05-01/2026-05-04 | First and last day, sent as 2026-05-01/2026-05-04',
    {
      from: {
        type: 'string',
        pattern: lastDayPattern,
        description: '最早，today 为今天 | Earliest; today is today',
      },
      until: {
        type: 'string',
        pattern: lastDayPattern,
        description: '最晚，today 为今天 | Latest; today is today',
      },
      leastNights: {
        type: 'integer',
        minimum: 0,
        description: '至少几晚，不写则为 1 | Fewest nights; 1 without it',
      },
      mostNights: { type: 'integer', minimum: 1, description: '最多几晚 | Most nights' },
    },
    ['from', 'until'],
  ),
  figure: shownField(
    'figure',
    '算出的数，访客看得到，不用填 | Figure that follows from answers: shown, and not asked for',
    {
      shows: {
        type: 'string',
        enum: figureFunctions,
        enumDescriptions: [
          '金额、数字或评分之和 | Sum of amounts, numbers or ratings',
          '多选里选了几项 | How many of several choices are chosen',
          '按生日算的周岁 | Age in whole years by a date of birth',
          ...profileFigureDescriptions,
        ],
        description: '算什么 | What is computed',
      },
      of: {
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: figureSource,
        description:
          '用到的字段，都在本字段前面；可重复的组里的字段写 组.字段，count 也可写组 | Fields that it follows from, all above this one; `group.field` is a field of every entry of a group, and a count may name the group',
      },
      ...profileFigureProperties,
      currency: {
        type: 'string',
        pattern: '^[A-Z]{3}$',
        description: '币种，如 CNY；写了就按金额显示 | Currency, such as EUR: it is shown as money',
      },
      unit: {
        type: 'string',
        minLength: 1,
        maxLength: 8,
        description: '单位，不写则没有 | Unit; none without it',
      },
      decimals: {
        type: 'integer',
        minimum: 0,
        maximum: 4,
        description: '小数位数，不写则最多两位 | Decimals; at most two without it',
      },
      send: { type: 'boolean', const: true, description: '随表单提交 | Sent with the form' },
    },
    ['label', 'shows', 'of'],
  ),
  hidden: unseenField(
    'hidden',
    '隐藏值，访客看不到，随表单提交 | Hidden value: never shown, sent with the form',
    {
      value: {
        type: 'string',
        minLength: 1,
        maxLength: 200,
        description:
          '提交的值；写了来源时，来源没有值才用它 | Value that is sent; with a source, where that has none',
      },
      source: {
        type: 'string',
        enum: sources,
        enumDescriptions: [
          '渠道号 | Channel',
          '域名 | Host',
          '页面 | Page',
          '网址参数 utm_source | Parameter utm_source of the address',
          '网址参数 from | Parameter from of the address',
          '手机系统 | Operating system of the phone',
        ],
        description: '来源，不写则总是提交上面的值 | Source; without it the value is sent as it is',
      },
    },
    ['value'],
  ),
} as const satisfies Record<string, Schema>;
