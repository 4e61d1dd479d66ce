import { field, label, optionLabel } from '../parts/field-parts.ts';
import { ref, type Schema } from '../vocabulary/schema.ts';
import { locate } from './locate.ts';

const option = {
  type: 'object',
  additionalProperties: false,
  required: ['value'],
  properties: {
    value: {
      type: 'string',
      minLength: 1,
      maxLength: 40,
      description:
        '提交的值：发给服务器，没有显示的文字时访客也看到它 | Value that is sent: to the server; visitors read it too where there is no text',
    },
    label: optionLabel,
  },
} as const;
const options = { type: 'array', minItems: 2, items: option, description: '选项 | Options' } as const;

const preset = {
  type: 'string',
  minLength: 1,
  maxLength: 40,
  description: '一开始就选好的值 | Value that is chosen from the start',
} as const;

/** The kinds of field whose answer is chosen from a list. */
export const choiceFields = {
  choice: field(
    'choice',
    '单选，选项全部列出 | Single choice: one of a few, all visible',
    { options, default: preset },
    ['options'],
  ),
  picker: field(
    'picker',
    '下拉选择，点开后从列表里选一项 | Drop-down list: one of many',
    { options, default: preset },
    ['options'],
  ),
  area: field(
    'area',
    '地区 | Area: province, city, county by 6-digit code (R-VALID 7)',
    {
      levels: {
        type: 'integer',
        enum: [2, 3],
        enumDescriptions: ['到市 | To the city', '到区县 | To the county'],
        description: '级数 | Levels',
      },
      hotCities: {
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: { type: 'string', pattern: '^[1-9]\\d(?!00)\\d\\d00$' },
        description:
          '热门城市，列在最前，一按就选；写城市的六位区划代码 | Hot cities, listed first, which one press chooses; by the 6-digit code of the city',
      },
      locate,
    },
    ['levels'],
  ),
  cascade: field(
    'cascade',
    '逐级选择，选项来自接口 | Choice in steps, with options from the API (car brand, series, model)',
    {
      endpoint: { ...ref('endpoint'), description: '取选项的接口 | Call that answers the options' },
      levels: {
        type: 'array',
        minItems: 2,
        items: label,
        description: '各级名称 | Names of the steps',
      },
    },
    ['endpoint', 'levels'],
  ),
} as const satisfies Record<string, Schema>;
