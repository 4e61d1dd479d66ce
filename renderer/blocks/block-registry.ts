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
type BlockEntry<T extends BlockType> = (
  | {
      /**
       * Part of the first bundle: the blocks at the top of a landing page, and those so small that a separate request
       * would cost a slow line more than their bytes.
       */
      eager: BlockView<T>;
      load?: never;
    }
  | { load: () => Promise<BlockView<T>>; eager?: never }
) & {
  /**
   * The page makes sense without this block; otherwise it says that it is broken. Costs, risks and forms must not vanish
   * silently.
   */
  ifBroken?: 'hide';
  /** Height reserved while the view loads, px. */
  space?: number;
};

/** The view of each block type. A block type without a view, or a view without a block type, does not compile. */
export const blockRegistry = {
  brandBar: { eager: BrandBar, ifBroken: 'hide' },
  hero: { eager: Hero, ifBroken: 'hide' },
  form: { eager: Form },
  legalFooter: { eager: LegalFooter },
  benefits: { eager: Benefits, ifBroken: 'hide' },
  steps: { eager: Steps, ifBroken: 'hide' },
  costs: { eager: Costs },
  notice: {
    load: () => import('../blocks-content/Notice.tsx').then((m) => m.Notice),
    space: 80,
  },
  status: {
    load: () => import('../blocks-content/Status.tsx').then((m) => m.Status),
    space: 260,
  },
  button: {
    load: () => import('../blocks-action/Button.tsx').then((m) => m.Button),
    space: 52,
  },
  returnLink: {
    load: () => import('../blocks-action/ReturnLink.tsx').then((m) => m.ReturnLink),
    ifBroken: 'hide',
  },
  productList: {
    load: () => import('../blocks-product/ProductList.tsx').then((m) => m.ProductList),
    space: 640,
  },
  download: {
    load: () => import('../blocks-action/Download.tsx').then((m) => m.Download),
  },
  followAccount: {
    load: () => import('../blocks-action/FollowAccount.tsx').then((m) => m.FollowAccount),
    space: 420,
  },
  progress: {
    load: () => import('../blocks-action/Progress.tsx').then((m) => m.Progress),
    space: 320,
  },
  article: {
    load: () => import('../blocks-content/Article.tsx').then((m) => m.Article),
    space: 640,
  },
  accordion: {
    load: () => import('../blocks-content/Accordion.tsx').then((m) => m.Accordion),
    space: 280,
  },
  carousel: {
    load: () => import('../blocks-content/Carousel.tsx').then((m) => m.Carousel),
    ifBroken: 'hide',
    space: 220,
  },
  product: {
    load: () => import('../blocks-product/Product.tsx').then((m) => m.Product),
    space: 420,
  },
  calculator: {
    load: () => import('../blocks-calculator/Calculator.tsx').then((m) => m.Calculator),
    space: 1180,
  },
  valuation: {
    load: () => import('../blocks-car/Valuation.tsx').then((m) => m.Valuation),
  },
  trackers: {
    load: () => import('../blocks-content/Trackers.tsx').then((m) => m.Trackers),
    space: 640,
  },
  section: {
    load: () => import('../blocks-content/Section.tsx').then((m) => m.Section),
  },
  tabs: {
    load: () => import('../blocks-content/Tabs.tsx').then((m) => m.Tabs),
    space: 280,
  },
  popup: {
    load: () => import('../blocks-content/Popup.tsx').then((m) => m.Popup),
    space: 52,
  },
  leadReceipt: {
    load: () => import('../blocks-content/LeadReceipt.tsx').then((m) => m.LeadReceipt),
  },
} satisfies { [T in BlockType]: BlockEntry<T> };

/** The entry of a type that is known only at run time. */
export const blockEntry = (type: BlockType): BlockEntry<BlockType> =>
  blockRegistry[type] as BlockEntry<BlockType>;
