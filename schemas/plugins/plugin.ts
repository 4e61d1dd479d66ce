import { bothLanguagesPattern } from '../facts/fact-parts.ts';
import { id as answerId } from '../parts/field-parts.ts';
import { type Infer, note, type Schema, schemaLink } from '../vocabulary/schema.ts';

const about = {
  type: 'string',
  minLength: 3,
  maxLength: 300,
  pattern: bothLanguagesPattern,
  description: '名称与含义：中文 | English | Name and meaning, in both languages',
} as const;

/** The schema of a property of one type: what an operator fills in, by a control that the console has. */
const property = <const T extends string, const P extends object, const R extends readonly string[]>(
  type: T,
  description: string,
  more: P,
  required: R,
) =>
  ({
    type: 'object',
    additionalProperties: false,
    description,
    required: ['type', 'about', ...required],
    properties: {
      type: { type: 'string', const: type, description },
      about,
      optional: { type: 'boolean', description: '可不写 | May be left out' },
      ...more,
    },
  }) as const;

const simpleProperties = [
  property(
    'text',
    '访客看到的文字；有几种语言的站点可各写一份 | A text that visitors read; a site with several languages may write it once for each',
    {
      mostCharacters: {
        type: 'integer',
        minimum: 1,
        maximum: 600,
        description: '最多几个字，不写则 600 | Most characters; 600 if left out',
      },
    },
    [],
  ),
  property(
    'number',
    '数字 | A number',
    {
      least: { type: 'number', description: '最小 | Least' },
      most: { type: 'number', description: '最大 | Largest' },
    },
    [],
  ),
  property('yesNo', '是或否 | Yes or no', {}, []),
  property('time', '时刻，如 09:00 | A time of day, such as 09:00', {}, []),
  property(
    'choice',
    '几个值之一 | One of several values',
    {
      values: {
        type: 'object',
        minProperties: 2,
        propertyNames: { pattern: answerId.pattern },
        additionalProperties: about,
        description: '值 → 名称：中文 | English | Value → its name, in both languages',
      },
    },
    ['values'],
  ),
  property('picture', '图片 | A picture', {}, []),
] as const;

const byType = { type: 'object', required: ['type'], discriminator: { propertyName: 'type' } } as const;
const propertyNames = { pattern: answerId.pattern } as const;

const listProperty = property(
  'list',
  '列表，每一项有几个属性 | A list, whose items have properties of their own',
  {
    leastItems: { type: 'integer', minimum: 1, maximum: 50, description: '最少几项 | Fewest items' },
    item: {
      type: 'object',
      minProperties: 1,
      propertyNames,
      additionalProperties: { ...byType, oneOf: simpleProperties },
      description: '一项的属性 | The properties of an item',
    },
  },
  ['item'],
);

/** The kinds of field whose answers and rules a field of a plug-in may have: their answers are texts of their own. */
const answerKinds = ['choice', 'choices', 'text', 'number', 'date', 'time', 'rating', 'yesNo'] as const;

const ownProperties = {
  $schema: schemaLink,
  id: {
    type: 'string',
    pattern: '^[a-z][A-Za-z0-9]*$',
    maxLength: 40,
    description: '种类名，与文件名相同 | Name of the kind, same as the file name',
  },
  note,
  about,
  answersLike: {
    type: 'string',
    enum: answerKinds,
    description:
      '答案同哪种字段：写了就是字段插件，不写则是块 | Answers like: the kind whose answers and rules a field has; without it the plug-in is a block',
  },
  bytes: {
    type: 'integer',
    minimum: 100,
    maximum: 20_000,
    description:
      '字节预算：脚本与样式压缩后 (gzip) 一共最多几个字节 | Byte budget: most bytes of its script and styles together, compressed (gzip)',
  },
} as const;
const required = ['id', 'about', 'bytes'] as const;

/** definitions/plugins/*.json: a kind of block or field that a config brings along; its view is in plugins/ID/view.tsx. */
export const pluginSchema = {
  $id: 'plugin',
  title: '插件 | Plug-in',
  type: 'object',
  additionalProperties: false,
  required: [...required, 'properties'],
  properties: {
    ...ownProperties,
    properties: {
      type: 'object',
      propertyNames,
      additionalProperties: { ...byType, oneOf: [...simpleProperties, listProperty] },
      description: '页面或表单里填写的属性 | The properties that pages or forms fill in',
    },
  },
} as const satisfies Schema;

const pluginWithoutProperties = {
  type: 'object',
  additionalProperties: false,
  required,
  properties: ownProperties,
} as const satisfies Schema;

type Simple = typeof simpleProperties;
export type SimpleProperty = { [At in keyof Simple]: Infer<Simple[At]> }[number];
const listWithoutItem = property('list', '', { leastItems: listProperty.properties.leastItems }, []);
export type ListProperty = Infer<typeof listWithoutItem> & { item: Readonly<Record<string, SimpleProperty>> };
/** The unions of properties are derived from their table, as those of blocks are. */
export type Plugin = Infer<typeof pluginWithoutProperties> & {
  properties: Readonly<Record<string, SimpleProperty | ListProperty>>;
};
/** The plug-ins of a config by id; null: its file has an error, so that any property is accepted. */
export type Plugins = Readonly<Record<string, Plugin | null>>;
