import { type Infer, ref, type Schema, text } from './define.ts';
import { whenSchema } from './when.ts';

const shortText = { type: 'string', minLength: 1, maxLength: 80 } as const;
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
const icon = { type: 'string', enum: iconNames, description: '图标 | Icon' } as const;
export type IconName = (typeof iconNames)[number];

const outcome = { ...ref('outcome'), description: '页面结果之一 | One of the outcomes of the page' } as const;

/** What a button or link does: a closed union on `do`. */
const action = <const K extends string, const P extends object, const R extends readonly string[]>(
  name: K,
  about: string,
  properties: P,
  required: R,
) =>
  ({
    type: 'object',
    additionalProperties: false,
    description: about,
    required: ['do', ...required],
    properties: { do: { type: 'string', const: name, description: about }, ...properties },
  }) as const;

const actionSchemas = {
  finish: action('finish', '以某个结果结束本页 | Finish the page with an outcome', { outcome }, ['outcome']),
  openPage: action(
    'openPage',
    '在弹层中打开页面 | Open a page in a sheet',
    { page: { ...ref('page'), description: '打开的页面 | Page that is opened' } },
    ['page'],
  ),
  copy: action(
    'copy',
    '复制文字 | Copy a text',
    { text: { ...shortText, description: '要复制的文字 | The text' } },
    ['text'],
  ),
  download: action('download', '按系统下载应用 | Download the app for the system of the phone', {}, []),
  back: action('back', '返回上一页 | Go back', {}, []),
} as const satisfies Record<string, Schema>;
export type ActionName = keyof typeof actionSchemas;
export type ActionOf<K extends ActionName> = { [P in ActionName]: Infer<(typeof actionSchemas)[P]> }[K];
export type Action = ActionOf<ActionName>;

const anyAction = {
  type: 'object',
  required: ['do'],
  discriminator: { propertyName: 'do' },
  oneOf: [
    actionSchemas.finish,
    actionSchemas.openPage,
    actionSchemas.copy,
    actionSchemas.download,
    actionSchemas.back,
  ],
} as const;

/** What follows an answered call. An unanswered one is always told to the visitor, who may try again. */
const reaction = {
  finish: outcome,
  show: {
    type: 'object',
    additionalProperties: false,
    required: ['at', 'message'],
    description: '在字段处显示消息 | Show a message at a field',
    properties: {
      at: { type: 'string', minLength: 1, description: '字段名，或 form 表示整张表单 | Field id, or “form”' },
      message: ref('message'),
    },
  },
} as const;
const oneReaction = [{ required: ['finish'] }, { required: ['show'] }] as const;
const onResultSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['cases', 'otherwise'],
  description: '按返回码处理 | What follows, by result code',
  properties: {
    cases: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['code'],
        oneOf: oneReaction,
        properties: {
          code: {
            description: '返回码 | Result code, or several',
            anyOf: [{ type: 'integer' }, { type: 'array', minItems: 1, items: { type: 'integer' } }],
          },
          ...reaction,
        },
      },
    },
    otherwise: {
      type: 'object',
      additionalProperties: false,
      oneOf: oneReaction,
      description: '其余返回码 | Any other code that was answered',
      properties: reaction,
    },
  },
} as const satisfies Schema;
export type OnResult = Infer<typeof onResultSchema>;

const block = <const K extends string, const P extends object, const R extends readonly string[]>(
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
      showWhen: whenSchema,
      ...properties,
    },
  }) as const;

const items = <const T extends object>(item: T, min: number) =>
  ({ type: 'array', minItems: min, items: item }) as const;
const titleAndText = {
  type: 'object',
  additionalProperties: false,
  required: ['title'],
  properties: { icon, title: shortText, text },
} as const;

/** The leaf blocks: what a page is made of. */
export const leafBlockSchemas = {
  brandBar: block('brandBar', '品牌栏：标志与名称 | Bar with logo and name of the brand', {}, []),
  hero: block(
    'hero',
    '首屏标题 | Opening of a page: title, and the amount where there is one',
    {
      title: shortText,
      subtitle: text,
      layout: { type: 'string', enum: ['plain', 'card', 'poster', 'compact'], description: '版式 | Layout' },
      amount: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'yuan'],
        description: '额度 | Amount',
        properties: { label: shortText, yuan: { type: 'integer', minimum: 1 }, note: text },
      },
    },
    ['title', 'layout'],
  ),
  form: block(
    'form',
    '表单 | Form',
    {
      form: { ...ref('form'), description: '使用的表单 | Form that is shown' },
      title: shortText,
      onResult: onResultSchema,
    },
    ['form', 'onResult'],
  ),
  benefits: block('benefits', '要点列表 | Points in favour', { items: items(titleAndText, 1) }, ['items']),
  steps: block('steps', '步骤 | Steps', { title: shortText, items: items(titleAndText, 2) }, ['items']),
  costs: block(
    'costs',
    '费用说明：年化利率、期限、费用 | Costs: annual rate, term, fees, an example',
    {
      title: shortText,
      rows: items(
        {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'value'],
          properties: { label: shortText, value: text, strong: { type: 'boolean' } },
        },
        1,
      ),
      example: text,
    },
    ['rows'],
  ),
  notice: block(
    'notice',
    '提示 | Notice',
    {
      tone: { type: 'string', enum: ['info', 'risk', 'success'], description: '语气 | Tone' },
      title: shortText,
      text,
    },
    ['tone', 'text'],
  ),
  status: block(
    'status',
    '结果状态 | State of things: icon, title, text',
    {
      state: {
        type: 'string',
        enum: ['success', 'failure', 'waiting', 'empty'],
        description: '状态 | State',
      },
      title: shortText,
      text,
    },
    ['state', 'title'],
  ),
  button: block(
    'button',
    '按钮 | Button',
    {
      label: { type: 'string', minLength: 1, maxLength: 20 },
      tone: { type: 'string', enum: ['primary', 'secondary', 'text'], description: '样式 | Look' },
      action: anyAction,
    },
    ['label', 'tone', 'action'],
  ),
  productList: block(
    'productList',
    '产品列表 | List of products from the API, with loading, empty and error states',
    {
      title: shortText,
      endpoint: { ...ref('endpoint'), description: '取列表的接口 | Call that answers the list' },
      emptyTitle: shortText,
      emptyText: text,
    },
    ['endpoint', 'emptyTitle', 'emptyText'],
  ),
  download: block(
    'download',
    '应用下载 | Download of the app, by system; in WeChat a guide to the browser',
    {
      ios: { type: 'string', pattern: '^https://\\S+$', description: '苹果下载地址 | Address for iOS' },
      android: {
        type: 'string',
        pattern: '^https://\\S+$',
        description: '安卓下载地址 | Address for Android',
      },
      label: { type: 'string', minLength: 1, maxLength: 20 },
      details: items(
        {
          type: 'object',
          additionalProperties: false,
          required: ['label', 'value'],
          properties: { label: shortText, value: text },
        },
        1,
      ),
    },
    ['ios', 'android', 'label'],
  ),
  followAccount: block(
    'followAccount',
    '关注公众号 | How to follow the public account',
    {
      account: {
        type: 'string',
        minLength: 1,
        maxLength: 40,
        description: '公众号名称 | Name of the account',
      },
      qrCode: { ...ref('asset'), description: '二维码图片 | QR code' },
      steps: items(text, 1),
    },
    ['account', 'qrCode', 'steps'],
  ),
  progress: block(
    'progress',
    '等待页：说明在做什么，到时结束本页 | Waiting: tells what happens, then finishes the page',
    {
      title: shortText,
      messages: items(shortText, 1),
      milliseconds: {
        type: 'integer',
        minimum: 0,
        maximum: 10000,
        description: '等待毫秒 | Time to wait, ms',
      },
      finish: outcome,
    },
    ['title', 'messages', 'milliseconds', 'finish'],
  ),
  article: block(
    'article',
    '协议正文 | Text of an agreement',
    {
      title: shortText,
      updated: {
        type: 'string',
        pattern: '^\\d{4}-\\d{2}-\\d{2}$',
        description: '更新日期 | Date of the version',
      },
      sections: items(
        {
          type: 'object',
          additionalProperties: false,
          required: ['heading', 'paragraphs'],
          properties: {
            heading: shortText,
            paragraphs: items({ type: 'string', minLength: 1, maxLength: 2000 }, 1),
          },
        },
        1,
      ),
    },
    ['title', 'updated', 'sections'],
  ),
  legalFooter: block(
    'legalFooter',
    '页脚：公司、备案号、年化利率、风险提示、投诉 | Footer: company, registration, annual rate, risk, complaints',
    { risk: text },
    ['risk'],
  ),
  placeholder: block(
    'placeholder',
    '尚未上线的页面的说明 | Says honestly that a page is not built yet',
    { title: shortText, text },
    ['title', 'text'],
  ),
} as const satisfies Record<string, Schema>;

export type LeafBlockType = keyof typeof leafBlockSchemas;
type LeafBlocks = { [P in LeafBlockType]: Infer<(typeof leafBlockSchemas)[P]> };
export type LeafBlock = LeafBlocks[LeafBlockType];

const leafBlock = {
  type: 'object',
  required: ['type'],
  discriminator: { propertyName: 'type' },
  oneOf: Object.values(leafBlockSchemas),
} as const;

/** A section holds leaf blocks, never another section: the depth is bounded. */
const sectionSchema = block(
  'section',
  '分区：把几个块放在一张卡片里 | Section: several blocks on one card',
  { title: shortText, blocks: { type: 'array', minItems: 1, items: leafBlock } },
  ['blocks'],
);
const sectionWithoutBlocks = block('section', '', { title: shortText }, []);

export const blockSchemas = { ...leafBlockSchemas, section: sectionSchema } as const;
export type BlockType = LeafBlockType | 'section';
type Blocks = LeafBlocks & { section: Infer<typeof sectionWithoutBlocks> & { blocks: LeafBlock[] } };
/** A block of one type, as written. */
export type BlockOf<K extends BlockType> = Blocks[K];
export type Block = Blocks[BlockType];
export const blockTypes = Object.keys(blockSchemas) as BlockType[];
