import type { Infer } from '../vocabulary/schema.ts';
import { block, title } from './block-parts.ts';
import { type LeafBlock, type LeafBlocks, type LeafBlockType, leafBlockSchemas } from './leaf-block.ts';

const leafBlock = {
  type: 'object',
  required: ['type'],
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
  label: { type: 'string', minLength: 1, maxLength: 12, description: '页签文字 | Text of the tab' },
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
const popup = {
  label: {
    type: 'string',
    minLength: 1,
    maxLength: 20,
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
const sectionWithoutBlocks = block('section', '', { title }, []);
const tabsWithoutTabs = block('tabs', '', {}, []);
const popupWithoutBlocks = block('popup', '', popup, ['label', 'title']);

export const blockSchemas = {
  ...leafBlockSchemas,
  section: sectionSchema,
  tabs: tabsSchema,
  popup: popupSchema,
} as const;
export type BlockType = LeafBlockType | 'section' | 'tabs' | 'popup';
type Blocks = LeafBlocks & {
  section: Infer<typeof sectionWithoutBlocks> & { blocks: LeafBlock[] };
  tabs: Infer<typeof tabsWithoutTabs> & { tabs: { label: string; blocks: LeafBlock[] }[] };
  popup: Infer<typeof popupWithoutBlocks> & { blocks: LeafBlock[] };
};
/** A block of one type, as written. */
export type BlockOf<K extends BlockType> = Blocks[K];
export type Block = Blocks[BlockType];
export const blockTypes = Object.keys(blockSchemas) as BlockType[];
