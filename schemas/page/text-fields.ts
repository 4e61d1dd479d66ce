import { profileAmountProperties } from '../../profiles/schemas/fields.ts';
import { field, id } from '../parts/field-parts.ts';
import { dayPattern, lastDayPattern } from '../vocabulary/day-pattern.ts';
import type { Schema } from '../vocabulary/schema.ts';
import { locate } from './locate.ts';
import { countries } from './phone-countries.ts';

/** The field kinds whose answer is typed. */
export const textFields = {
  phone: field(
    'phone',
    '电话：手机或座机 | Telephone: a mobile or a landline number (R-VALID 3)',
    { countries },
    [],
  ),
  personName: field('personName', '姓名 | Name of a person (R-VALID 4, 7)', {}, []),
  idCard: field(
    'idCard',
    '身份证号 | Number of the identity card; sensitive, needs a consent of its own',
    { consentField: { ...id, description: '单独同意字段 | Field of the separate consent' } },
    ['consentField'],
  ),
  amount: field(
    'amount',
    '金额，元 | Amount in yuan',
    {
      min: { type: 'integer', minimum: 0, description: '最小金额 | Least amount' },
      max: { type: 'integer', minimum: 1, examples: [100000], description: '最大金额 | Largest amount' },
      step: { type: 'integer', minimum: 1, examples: [1000], description: '步长 | Step' },
      default: { type: 'integer', description: '一开始就填好的金额 | Amount that the field begins with' },
      quick: {
        type: 'array',
        minItems: 2,
        uniqueItems: true,
        items: { type: 'integer', minimum: 1 },
        description: '一按就选的金额 | Amounts that one press chooses',
      },
      ...profileAmountProperties,
    },
    ['min', 'max', 'step'],
  ),
  number: field(
    'number',
    '数字，可带小数与单位 | Number, with decimals and a unit if wanted',
    {
      min: { type: 'number', description: '最小值 | Least value' },
      max: { type: 'number', examples: [999999], description: '最大值 | Largest value' },
      decimals: { type: 'integer', minimum: 0, maximum: 4, description: '小数位数 | Decimals' },
      unit: {
        type: 'string',
        minLength: 1,
        maxLength: 8,
        perLanguage: true,
        description: '单位，不写则没有 | Unit; none without it',
      },
      default: { type: 'number', description: '一开始就填好的数字 | Number that the field begins with' },
    },
    ['min', 'max', 'decimals'],
  ),
  date: field(
    'date',
    '日期或年月 | Date, or year and month',
    {
      precision: {
        type: 'string',
        enum: ['day', 'month'],
        enumDescriptions: ['到日 | To the day', '到月 | To the month'],
        description: '精确到 | Precision',
      },
      from: { type: 'string', pattern: dayPattern, description: '最早 | Earliest' },
      until: {
        type: 'string',
        pattern: lastDayPattern,
        description: '最晚，today 为今天 | Latest; today is today',
      },
    },
    ['precision', 'from', 'until'],
  ),
  address: field('address', '详细地址 | Postal address, down to the door (R-VALID 4, 7)', { locate }, []),
  text: field(
    'text',
    '普通文本 | Plain text',
    {
      maxLength: { type: 'integer', minimum: 1, maximum: 2000, description: '最多字数 | Most characters' },
      lines: { type: 'integer', minimum: 1, maximum: 8, description: '行数 | Lines' },
      default: {
        type: 'string',
        minLength: 1,
        maxLength: 200,
        description: '一开始就填好的文字 | Text that the field begins with',
      },
    },
    [],
  ),
} as const satisfies Record<string, Schema>;
