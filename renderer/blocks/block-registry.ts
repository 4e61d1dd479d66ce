import type { ComponentType, ReactNode } from 'react';
import type { BlockOf, BlockType } from '../../schemas/index.ts';
import { Benefits } from '../blocks-landing/Benefits.tsx';
import { BrandBar } from '../blocks-landing/BrandBar.tsx';
import { Costs } from '../blocks-landing/Costs.tsx';
import { Hero } from '../blocks-landing/Hero.tsx';
import { LegalFooter } from '../blocks-landing/LegalFooter.tsx';
import { Steps } from '../blocks-landing/Steps.tsx';
import { Form } from '../form/Form.tsx';

/** The view of a section, tabs or popup gets its inner blocks as children, so no view imports this table. */
export type BlockView<T extends BlockType> = ComponentType<{ block: BlockOf<T>; children?: ReactNode }>;
interface BlockEntry<T extends BlockType> {
  load: () => Promise<BlockView<T>>;
  /**
   * Part of the first bundle: the blocks at the top of a landing page, and those so small that a separate request
   * would cost a slow line more than their bytes.
   */
  eager?: BlockView<T>;
  /** Whether the page makes sense without this block. Costs, risks and forms must not vanish silently. */
  ifBroken: 'hide' | 'failPage';
  /** Height reserved while the view loads, px. */
  space?: number;
}

/** The view of each block type. A block type without a view, or a view without a block type, does not compile. */
export const blockRegistry = {
  brandBar: { load: async () => BrandBar, eager: BrandBar, ifBroken: 'hide' },
  hero: { load: async () => Hero, eager: Hero, ifBroken: 'hide' },
  form: { load: async () => Form, eager: Form, ifBroken: 'failPage' },
  legalFooter: { load: async () => LegalFooter, eager: LegalFooter, ifBroken: 'failPage' },
  benefits: { load: async () => Benefits, eager: Benefits, ifBroken: 'hide' },
  steps: { load: async () => Steps, eager: Steps, ifBroken: 'hide' },
  costs: { load: async () => Costs, eager: Costs, ifBroken: 'failPage' },
  notice: {
    load: () => import('../blocks-content/Notice.tsx').then((m) => m.Notice),
    ifBroken: 'failPage',
    space: 80,
  },
  status: {
    load: () => import('../blocks-content/Status.tsx').then((m) => m.Status),
    ifBroken: 'failPage',
    space: 220,
  },
  button: {
    load: () => import('../blocks-action/Button.tsx').then((m) => m.Button),
    ifBroken: 'failPage',
    space: 52,
  },
  returnLink: {
    load: () => import('../blocks-action/ReturnLink.tsx').then((m) => m.ReturnLink),
    ifBroken: 'hide',
  },
  productList: {
    load: () => import('../blocks-product/ProductList.tsx').then((m) => m.ProductList),
    ifBroken: 'failPage',
    space: 640,
  },
  download: {
    load: () => import('../blocks-action/Download.tsx').then((m) => m.Download),
    ifBroken: 'failPage',
  },
  followAccount: {
    load: () => import('../blocks-action/FollowAccount.tsx').then((m) => m.FollowAccount),
    ifBroken: 'failPage',
    space: 420,
  },
  progress: {
    load: () => import('../blocks-action/Progress.tsx').then((m) => m.Progress),
    ifBroken: 'failPage',
    space: 320,
  },
  article: {
    load: () => import('../blocks-content/Article.tsx').then((m) => m.Article),
    ifBroken: 'failPage',
    space: 640,
  },
  accordion: {
    load: () => import('../blocks-content/Accordion.tsx').then((m) => m.Accordion),
    ifBroken: 'failPage',
    space: 280,
  },
  carousel: {
    load: () => import('../blocks-content/Carousel.tsx').then((m) => m.Carousel),
    ifBroken: 'hide',
    space: 220,
  },
  product: {
    load: () => import('../blocks-product/Product.tsx').then((m) => m.Product),
    ifBroken: 'failPage',
    space: 420,
  },
  calculator: {
    load: () => import('../blocks-calculator/Calculator.tsx').then((m) => m.Calculator),
    ifBroken: 'failPage',
    space: 1180,
  },
  valuation: {
    load: () => import('../blocks-car/Valuation.tsx').then((m) => m.Valuation),
    ifBroken: 'failPage',
  },
  trackers: {
    load: () => import('../blocks-content/Trackers.tsx').then((m) => m.Trackers),
    ifBroken: 'failPage',
    space: 640,
  },
  section: {
    load: () => import('../blocks-content/Section.tsx').then((m) => m.Section),
    ifBroken: 'failPage',
  },
  tabs: {
    load: () => import('../blocks-content/Tabs.tsx').then((m) => m.Tabs),
    ifBroken: 'failPage',
    space: 280,
  },
  popup: {
    load: () => import('../blocks-content/Popup.tsx').then((m) => m.Popup),
    ifBroken: 'failPage',
    space: 52,
  },
} satisfies { [T in BlockType]: BlockEntry<T> };

/** The entry of a type that is known only at run time. */
export const blockEntry = (type: BlockType): BlockEntry<BlockType> =>
  blockRegistry[type] as BlockEntry<BlockType>;
