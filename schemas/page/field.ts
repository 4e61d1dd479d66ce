import { whenSchema } from '../facts/when.ts';
import { dayPattern } from '../vocabulary/day-pattern.ts';
import { type Infer, ref, type Schema, text } from '../vocabulary/schema.ts';

const label = { type: 'string', minLength: 1, maxLength: 40 } as const;
const id = {
  type: 'string',
  pattern:
    '^(?!(constructor|toString|toLocaleString|valueOf|hasOwnProperty|isPrototypeOf|propertyIsEnumerable)$)[a-z][A-Za-z0-9_]*$',
  maxLength: 40,
  description: '提交时的字段名 | Name under which the answer is sent',
} as const;

const answerCondition = {
  anyOf: [
    { type: ['string', 'number', 'boolean'] },
    { type: 'array', minItems: 1, items: { type: ['string', 'number', 'boolean'] } },
  ],
} as const;

/** What every field may say. A kind brings its own label, hint, keyboard, autocomplete and messages. */
const common = {
  id,
  label: { ...label, description: '标签，不写则用该类型的默认值 | Label; the kind has a default' },
  placeholder: { ...label, description: '输入提示 | Placeholder' },
  hint: { ...text, description: '标签下的说明 | Explanation below the label' },
  optional: { type: 'boolean', description: '可不填 | May be left empty' },
  showWhen: whenSchema,
  showWhenAnswers: {
    type: 'object',
    description: '按本表单其他答案显示 | Shown when other answers of this form match',
    additionalProperties: answerCondition,
  },
  messages: {
    type: 'object',
    additionalProperties: false,
    description: '按规则改写错误文字 | Error texts by rule',
    properties: {
      required: { ...text, description: '没有填写时 | Nothing was entered' },
      invalid: { ...text, description: '写法不对时 | It is not written as it should be' },
      reseller: { ...text, description: '号码属于虚拟运营商时 | The number is of a virtual operator' },
      tooLong: { ...text, description: '太长时 | It is too long' },
      tooSmall: { ...text, description: '数值太小时 | The number is too small' },
      tooLarge: { ...text, description: '数值太大时 | The number is too large' },
    },
  },
} as const;

const field = <const K extends string, const P extends object, const R extends readonly string[]>(
  kind: K,
  about: string,
  properties: P,
  required: R,
) =>
  ({
    type: 'object',
    additionalProperties: false,
    description: about,
    required: ['kind', 'id', ...required],
    properties: { kind: { type: 'string', const: kind, description: about }, ...common, ...properties },
  }) as const;

const option = {
  type: 'object',
  additionalProperties: false,
  required: ['value', 'label'],
  properties: {
    value: { type: 'string', minLength: 1, maxLength: 40, description: '提交的值 | Value that is sent' },
    label: { ...label, description: '显示的文字 | Text that is shown' },
  },
} as const;
const options = { type: 'array', minItems: 2, items: option, description: '选项 | Options' } as const;

/** The kinds of field, each owning its normalising, validation, messages, keyboard and masking. */
export const fieldSchemas = {
  mobile: field('mobile', '手机号 | Mobile number (R-VALID 1, 2)', {}, []),
  smsCode: field(
    'smsCode',
    '短信验证码 | Code sent by SMS',
    {
      mobileField: { ...id, description: '手机号字段 | Field that holds the mobile number' },
      consentField: {
        ...id,
        description: '发送前须勾选的同意 | Consent that must be ticked before a code is sent',
      },
      endpoint: { ...ref('endpoint'), description: '发送验证码的接口 | Call that sends the code' },
    },
    ['mobileField', 'consentField', 'endpoint'],
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
      max: { type: 'integer', minimum: 1, description: '最大金额 | Largest amount' },
      step: { type: 'integer', minimum: 1, description: '步长 | Step' },
    },
    ['min', 'max', 'step'],
  ),
  choice: field('choice', '单选，直接列出 | One of a few, all visible', { options }, ['options']),
  picker: field('picker', '单选，列表选择 | One of many, from a list', { options }, ['options']),
  area: field(
    'area',
    '地区 | Area: province, city, county by 6-digit code (R-VALID 7)',
    {
      levels: {
        type: 'integer',
        enum: [2, 3],
        description: '级数：2 到市，3 到县 | Levels: 2 to the city, 3 to the county',
      },
    },
    ['levels'],
  ),
  number: field(
    'number',
    '数字，可带小数与单位 | Number, with decimals and a unit',
    {
      min: { type: 'number', description: '最小值 | Least value' },
      max: { type: 'number', description: '最大值 | Largest value' },
      decimals: { type: 'integer', minimum: 0, maximum: 4, description: '小数位数 | Decimals' },
      unit: { type: 'string', minLength: 1, maxLength: 8, description: '单位 | Unit' },
    },
    ['min', 'max', 'decimals', 'unit'],
  ),
  date: field(
    'date',
    '日期或年月 | Date, or year and month',
    {
      precision: {
        type: 'string',
        enum: ['day', 'month'],
        description: '到日或到月 | To the day, or to the month',
      },
      from: { type: 'string', pattern: dayPattern, description: '最早 | Earliest' },
      until: {
        type: 'string',
        pattern: '^(today|\\d{4}-\\d{2}-\\d{2})$',
        description: '最晚，today 为今天 | Latest; today is today',
      },
    },
    ['precision', 'from', 'until'],
  ),
  plate: field('plate', '车牌号 | Licence plate of a car; 7 characters, 8 for new energy', {}, []),
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
  text: field(
    'text',
    '普通文本 | Plain text',
    {
      maxLength: { type: 'integer', minimum: 1, maximum: 2000, description: '最多字数 | Most characters' },
      lines: { type: 'integer', minimum: 1, maximum: 8, description: '行数 | Lines' },
    },
    [],
  ),
  consent: field(
    'consent',
    '同意勾选，从不预先勾选 | Consent; never ticked beforehand',
    {
      text: { ...text, description: '同意的内容 | What is agreed to' },
      covers: {
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: { type: 'string', enum: ['trackers', 'draft'] },
        description:
          '勾选后允许：加载第三方统计、在本机保存草稿 | What the tick allows: third-party trackers, a draft on this phone',
      },
      links: {
        type: 'array',
        description: '可打开的协议 | Agreements that can be opened',
        items: {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'page'],
          properties: {
            label: { ...label, description: '链接文字 | Text of the link' },
            page: { ...ref('page'), description: '协议页面 | Page of the agreement' },
          },
        },
      },
    },
    ['text', 'links'],
  ),
} as const satisfies Record<string, Schema>;

export type FieldKind = keyof typeof fieldSchemas;
/** A field of one kind, as written. */
export type FieldOf<K extends FieldKind> = { [P in FieldKind]: Infer<(typeof fieldSchemas)[P]> }[K];
export type Field = FieldOf<FieldKind>;
export const fieldKinds = Object.keys(fieldSchemas) as FieldKind[];
