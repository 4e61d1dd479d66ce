import { id } from '../parts/field-parts.ts';
import { type Infer, note, ref, type Schema, schemaLink, text } from '../vocabulary/schema.ts';
import { comparisonSchema } from './comparison.ts';
import { type Field, fieldSchemas } from './field.ts';
import { leadReceiptSchema } from './lead-receipt.ts';
import { onResultSchema, onVerifiedSchema } from './on-result.ts';

/** A step of a long form: its title, and its fields by id. */
const step = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'fields'],
  properties: {
    title: {
      type: 'string',
      minLength: 1,
      maxLength: 20,
      perLanguage: true,
      description: '这一步的标题 | Title of the step',
    },
    fields: {
      type: 'array',
      minItems: 1,
      items: id,
      description: '这一步的字段，按 fields 的顺序 | Fields of the step, in the order of `fields`',
    },
  },
} as const;

/** A form as written: the fields in order, and the call that sends them. */
const formProperties = {
  $schema: schemaLink,
  id: {
    type: 'string',
    pattern: '^[a-z][a-z0-9-]*$',
    description: '表单名，与文件名相同 | Id, same as the file name',
  },
  note,
  purpose: { ...text, description: '为什么收集这些信息 | Why this is collected; shown above the fields' },
  endpoint: { ...ref('endpoint'), description: '提交接口 | Call that sends the answers' },
  logIn: {
    type: 'object',
    additionalProperties: false,
    required: ['endpoint', 'onResult'],
    description:
      '未登录时，先用表单里的手机号和验证码登录，再提交 | Without a token: log in with the number and code of the form first, then send',
    properties: {
      endpoint: { ...ref('endpoint'), description: '登录接口 | Call that logs in' },
      onResult: onResultSchema,
    },
  },
  oneTap: {
    type: 'object',
    additionalProperties: false,
    required: ['endpoint', 'label', 'onResult'],
    description:
      '本机号码一键登录：可用时显示，验证码登录始终保留 | One-tap login: shown where it can be had, always beside the SMS code',
    properties: {
      endpoint: { ...ref('endpoint'), description: '登录接口 | Call that logs in with the token' },
      label: {
        type: 'string',
        minLength: 1,
        maxLength: 20,
        perLanguage: true,
        description: '按钮文字 | Text of the button',
      },
      onResult: onResultSchema,
    },
  },
  verify: {
    type: 'object',
    additionalProperties: false,
    required: ['endpoint', 'sends', 'waitSeconds', 'onResult'],
    description:
      '提交前先核验填写的内容，如姓名与身份证号；返回 200 才算通过 | Verify answers before the form is sent, such as a name with its identity card; 200 is a success',
    properties: {
      endpoint: { ...ref('endpoint'), description: '核验接口 | Call that verifies' },
      sends: {
        type: 'object',
        minProperties: 1,
        description:
          '提交什么：接口的参数名，对应本表单的字段 | What is sent: name in the call, and field of this form',
        additionalProperties: { ...id, description: '本表单的字段 | Field of this form' },
      },
      waitSeconds: {
        type: 'integer',
        minimum: 1,
        maximum: 60,
        description:
          '最多等几秒，之后按 unanswered 处理 | Longest wait in seconds; after it, unanswered applies',
      },
      onResult: onVerifiedSchema,
    },
  },
  steps: {
    type: 'array',
    minItems: 2,
    description:
      '分几步填写；每个字段恰好在一步里，不写则全部在一页 | The form in steps; every field is in exactly one. Without it, all fields are on one page',
    items: step,
  },
  comparisons: {
    type: 'array',
    minItems: 1,
    items: comparisonSchema,
    description:
      '两个答案之间应满足的关系，如结束日期晚于开始日期 | What must hold between two answers, such as a last day after the first',
  },
  submitLabel: {
    type: 'string',
    minLength: 1,
    maxLength: 20,
    perLanguage: true,
    description: '提交按钮文字 | Text of the submit button',
  },
  sendingLabel: {
    type: 'string',
    minLength: 1,
    maxLength: 20,
    perLanguage: true,
    description: '提交过程中按钮的文字，不写则为“正在提交” | Text of the button while the answers are sent',
  },
  receipt: leadReceiptSchema,
} as const;

/** definitions/forms/*.json */
export const formSchema = {
  $id: 'form',
  title: '表单 | Form',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'purpose', 'endpoint', 'submitLabel', 'fields'],
  properties: {
    ...formProperties,
    fields: {
      type: 'array',
      minItems: 1,
      description: '字段，按显示顺序 | Fields, in the order shown',
      items: {
        type: 'object',
        required: ['kind'],
        declared: 'pluginFields',
        discriminator: { propertyName: 'kind' },
        oneOf: Object.values(fieldSchemas),
      },
    },
  },
} as const satisfies Schema;

const formWithoutFields = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'purpose', 'endpoint', 'submitLabel'],
  properties: formProperties,
} as const satisfies Schema;
/** The fields' union is derived from the table of kinds: `Object.values` above has lost the types of the entries. */
export type Form = Infer<typeof formWithoutFields> & { fields: Field[] };
