import { id as answerId } from '../parts/field-parts.ts';
import { type Infer, note, ref, type Schema, schemaLink } from '../vocabulary/schema.ts';
import { type Block, blockSchemas } from './block.ts';

const pageProperties = {
  $schema: schemaLink,
  id: {
    type: 'string',
    pattern: '^[a-z0-9][a-z0-9-]*$',
    description: '页面名，与文件名相同 | Id, same as the file name',
  },
  note,
  title: {
    type: 'string',
    minLength: 1,
    maxLength: 40,
    perLanguage: true,
    description: '弹层标题 | Title when the page is opened in a sheet',
  },
  opensInSheet: {
    type: 'boolean',
    description:
      '从另一页打开时，作为弹层盖在那一页上；直接打开仍是页面 | Opens in a sheet above the page that leads to it; as a page where no page does',
  },
  outcomes: {
    type: 'array',
    uniqueItems: true,
    items: { type: 'string', pattern: '^[a-z][A-Za-z0-9]*$' },
    description:
      '本页可能的结果，去向写在 navigation.json | How the page may finish; navigation.json says what follows',
  },
  answers: {
    type: 'array',
    minItems: 1,
    description:
      '文字里可用的答案：之前的表单问过的字段，写作 {answer.字段名} | Answers that texts of the page may use: of fields that a form before it asks, written {answer.FIELD}',
    items: {
      type: 'object',
      additionalProperties: false,
      required: ['form', 'field', 'fallback'],
      properties: {
        form: { ...ref('form'), description: '问过它的表单 | Form that asks for it' },
        field: { ...answerId, description: '字段名 | Id of the field' },
        fallback: {
          type: 'string',
          minLength: 1,
          maxLength: 40,
          perLanguage: true,
          description: '没有答案时代替它的文字 | Text in its place where there is no answer',
        },
      },
    },
  },
} as const;

/** definitions/pages/*.json */
export const pageSchema = {
  $id: 'page',
  title: '页面 | Page',
  type: 'object',
  additionalProperties: false,
  required: ['id', 'outcomes', 'body'],
  properties: {
    ...pageProperties,
    body: {
      type: 'array',
      minItems: 1,
      description: '块，按显示顺序 | Blocks, in the order shown',
      items: {
        type: 'object',
        required: ['type'],
        declared: 'pluginBlocks',
        discriminator: { propertyName: 'type' },
        oneOf: Object.values(blockSchemas),
      },
    },
  },
} as const satisfies Schema;

const pageWithoutBody = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'outcomes'],
  properties: pageProperties,
} as const satisfies Schema;
/** The blocks' union is derived from the table of types: `Object.values` above has lost the types of the entries. */
export type PageSchema = Infer<typeof pageWithoutBody> & { body: Block[] };
