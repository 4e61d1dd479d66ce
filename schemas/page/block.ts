import { block, title } from '../parts/block-parts.ts';
import { type Infer, ref } from '../vocabulary/schema.ts';
import { type LeafBlock, type LeafBlocks, type LeafBlockType, leafBlockSchemas } from './leaf-block.ts';

const leafBlock = {
  type: 'object',
  required: ['type'],
  declared: 'pluginBlocks',
  discriminator: { propertyName: 'type' },
  oneOf: Object.values(leafBlockSchemas),
} as const;

const leafBlocks = {
  type: 'array',
  minItems: 1,
  items: leafBlock,
  description: '里面的块 | Blocks in it',
} as const;

/** The blocks that contain leaf blocks, and never another container: the depth is bounded. */
const sectionSchema = block(
  'section',
  '分区：把几个块放在一张卡片里 | Section: several blocks on one card',
  { title, blocks: leafBlocks },
  ['blocks'],
);
const tab = {
  label: {
    type: 'string',
    minLength: 1,
    maxLength: 12,
    perLanguage: true,
    description: '页签文字 | Text of the tab',
  },
} as const;
const tabsSchema = block(
  'tabs',
  '页签 | Tabs, each with blocks of its own',
  {
    tabs: {
      type: 'array',
      minItems: 2,
      description: '页签 | Tabs',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label', 'blocks'],
        properties: { ...tab, blocks: leafBlocks },
      },
    },
  },
  ['tabs'],
);
const columnsSchema = block(
  'columns',
  '分栏：宽屏上并排，手机上一个接一个 | Columns: blocks beside each other on wide screens, below each other on phones',
  { blocks: { ...leafBlocks, minItems: 2 } },
  ['blocks'],
);
const popup = {
  label: {
    type: 'string',
    minLength: 1,
    maxLength: 20,
    perLanguage: true,
    description: '打开按钮的文字 | Text of the button that opens it',
  },
  title,
} as const;
const popupSchema = block(
  'popup',
  '弹层：按下按钮才打开 | Popup: opens when its button is pressed, never by itself',
  { ...popup, blocks: leafBlocks },
  ['label', 'title', 'blocks'],
);
const ofSituation = (about: string) => ({ ...leafBlocks, description: about }) as const;
const leadReceipt = {
  forms: {
    type: 'array',
    minItems: 1,
    uniqueItems: true,
    items: ref('form'),
    description:
      '说明哪些表单的提交结果；取最近一次 | Forms whose leads it tells of: the one that was answered last',
  },
} as const;
const leadReceiptSchema = block(
  'leadReceipt',
  '提交回执：已收到、未收下、没有提交，各有内容 | Lead receipt: tells that a lead was received, or refused and why; each situation has blocks of its own',
  {
    ...leadReceipt,
    accepted: ofSituation('已收到时，回执下面的块 | Blocks below the receipt of a lead that was received'),
    refused: ofSituation(
      '没有收下时，说明还可以做什么的块 | Blocks below a refusal: what is possible instead',
    ),
    none: ofSituation(
      '没有提交时代替回执的块，不能提到申请；不写则什么也不显示 | Blocks instead of a receipt where nothing was sent, which speak of no application; without it nothing is shown',
    ),
  },
  ['forms', 'accepted', 'refused'],
);
const sectionWithoutBlocks = block('section', '', { title }, []);
const tabsWithoutTabs = block('tabs', '', {}, []);
const columnsWithoutBlocks = block('columns', '', {}, []);
const popupWithoutBlocks = block('popup', '', popup, ['label', 'title']);
const leadReceiptWithoutBlocks = block('leadReceipt', '', leadReceipt, ['forms']);

export const blockSchemas = {
  ...leafBlockSchemas,
  section: sectionSchema,
  columns: columnsSchema,
  tabs: tabsSchema,
  popup: popupSchema,
  leadReceipt: leadReceiptSchema,
} as const;
export type BlockType = LeafBlockType | 'section' | 'columns' | 'tabs' | 'popup' | 'leadReceipt';
type Blocks = LeafBlocks & {
  section: Infer<typeof sectionWithoutBlocks> & { blocks: LeafBlock[] };
  tabs: Infer<typeof tabsWithoutTabs> & { tabs: { label: string; blocks: LeafBlock[] }[] };
  columns: Infer<typeof columnsWithoutBlocks> & { blocks: LeafBlock[] };
  popup: Infer<typeof popupWithoutBlocks> & { blocks: LeafBlock[] };
  leadReceipt: Infer<typeof leadReceiptWithoutBlocks> & {
    accepted: LeafBlock[];
    refused: LeafBlock[];
    none?: LeafBlock[];
  };
};
/** A block of one type, as written. */
export type BlockOf<K extends BlockType> = Blocks[K];
export type Block = Blocks[BlockType];
export const blockTypes = Object.keys(blockSchemas) as BlockType[];
