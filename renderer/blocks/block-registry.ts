import { profileBlockViews } from '../../profiles/renderer/block-views.ts';
import type { BlockType } from '../../schemas/index.ts';
import { Benefits } from '../blocks-landing/Benefits.tsx';
import { BrandBar } from '../blocks-landing/BrandBar.tsx';
import { Costs } from '../blocks-landing/Costs.tsx';
import { Hero } from '../blocks-landing/Hero.tsx';
import { LegalFooter } from '../blocks-landing/LegalFooter.tsx';
import { Steps } from '../blocks-landing/Steps.tsx';
import { Form } from '../form/Form.tsx';
import type { BlockEntry } from './block-entry.ts';
import type { LateBlockType } from './late-blocks.ts';

/**
 * The view of each block type; late-blocks.ts has those that few pages use. A block type without a view, or a view
 * without a block type, does not compile.
 */
export const blockRegistry = {
  brandBar: { eager: BrandBar, ifBroken: 'hide' },
  hero: { eager: Hero, ifBroken: 'hide' },
  form: { eager: Form },
  legalFooter: { eager: LegalFooter },
  benefits: { eager: Benefits, ifBroken: 'hide' },
  steps: { eager: Steps, ifBroken: 'hide' },
  costs: { eager: Costs },
  notice: {
    load: () => import('../blocks-content/Notice.tsx'),
    space: 80,
  },
  status: {
    load: () => import('../blocks-content/Status.tsx'),
    space: 260,
  },
  button: {
    load: () => import('../blocks-action/Button.tsx'),
    space: 52,
  },
  returnLink: {
    load: () => import('../blocks-action/ReturnLink.tsx'),
    ifBroken: 'hide',
  },
  download: {
    load: () => import('../blocks-action/Download.tsx'),
  },
  followAccount: {
    load: () => import('../blocks-action/FollowAccount.tsx'),
    space: 420,
  },
  progress: {
    load: () => import('../blocks-action/Progress.tsx'),
    space: 320,
  },
  article: {
    load: () => import('../blocks-content/Article.tsx'),
    space: 640,
  },
  accordion: {
    load: () => import('../blocks-content/Accordion.tsx'),
    space: 280,
  },
  carousel: {
    load: () => import('../blocks-content/Carousel.tsx'),
    ifBroken: 'hide',
    space: 220,
  },
  ...profileBlockViews,
  trackers: {
    load: () => import('../blocks-content/Trackers.tsx'),
    space: 640,
  },
  section: {
    load: () => import('../blocks-content/Section.tsx'),
  },
  tabs: {
    load: () => import('../blocks-content/Tabs.tsx'),
    space: 280,
  },
  popup: {
    load: () => import('../blocks-content/Popup.tsx'),
    space: 52,
  },
  leadReceipt: {
    load: () => import('../blocks-content/LeadReceipt.tsx'),
  },
} satisfies { [T in Exclude<BlockType, LateBlockType>]: BlockEntry<T> };

type AnyEntry = BlockEntry<BlockType>;
type Entries = Readonly<Partial<Record<BlockType, AnyEntry>>>;

/** The entry of a type that is known only at run time. */
export const blockEntry = (type: BlockType): AnyEntry =>
  (blockRegistry as Entries)[type] ?? {
    load: () => import('./late-blocks.ts').then((m) => m.loadLateBlock(type)),
  };
