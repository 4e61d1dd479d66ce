import { showWhenSchema } from '../facts/when.ts';
import { ref, text } from '../vocabulary/schema.ts';

export const shortText = { type: 'string', minLength: 1, maxLength: 80, perLanguage: true } as const;
export const title = { ...shortText, description: '标题 | Title' } as const;
export const body = { ...text, description: '正文 | Text' } as const;
const iconNames = [
  'shield',
  'clock',
  'coins',
  'phone',
  'list',
  'check',
  'car',
  'bank',
  'user',
  'document',
] as const;
export const icon = {
  type: 'string',
  enum: iconNames,
  enumDescriptions: [
    '盾牌 | Shield',
    '时钟 | Clock',
    '硬币 | Coins',
    '手机 | Phone',
    '列表 | List',
    '对勾 | Check mark',
    '汽车 | Car',
    '银行 | Bank',
    '人 | Person',
    '文件 | Document',
  ],
  description: '图标 | Icon',
} as const;
export type IconName = (typeof iconNames)[number];

export const outcome = {
  ...ref('outcome'),
  description:
    '本页的结果：导航规则按它决定访客接着去哪里 | Outcome of the page: by it the rows of the navigation lead on',
} as const;

/** A block of one type: flat, with its own properties beside type, id and showWhen. */
export const block = <const K extends string, const P extends object, const R extends readonly string[]>(
  type: K,
  about: string,
  properties: P,
  required: R,
) =>
  ({
    type: 'object',
    additionalProperties: false,
    description: about,
    required: ['type', 'id', ...required],
    properties: {
      type: { type: 'string', const: type, description: about },
      id: {
        type: 'string',
        pattern: '^[a-z][a-z0-9-]*$',
        description: '块的名字，页内唯一 | Id, unique in the page',
      },
      showWhen: showWhenSchema,
      ...properties,
    },
  }) as const;

export const items = <const T extends object>(about: string, item: T, min: number) =>
  ({ type: 'array', minItems: min, items: item, description: about }) as const;
export const labelAndValue = {
  label: { ...shortText, description: '名称 | Name' },
  value: { ...text, description: '内容 | What it is' },
} as const;
export const range = (about: string) =>
  ({
    type: 'object',
    additionalProperties: false,
    required: ['min', 'max', 'step', 'start'],
    description: about,
    properties: {
      min: { type: 'number', minimum: 0, description: '最小 | Least' },
      max: { type: 'number', minimum: 0, description: '最大 | Largest' },
      most: {
        type: 'number',
        minimum: 0,
        description: '手工填写时的最大值，不写则与 max 相同 | Largest that may be typed; without it, max',
      },
      step: { type: 'number', exclusiveMinimum: 0, description: '步长 | Step' },
      start: { type: 'number', minimum: 0, description: '初始值 | Value at the start' },
    },
  }) as const;
export const titleAndText = {
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: { icon, title, text: body },
} as const;
