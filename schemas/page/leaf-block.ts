import { firstProfileBlocks, profileBlocks } from '../../profiles/schemas/blocks.ts';
import type { Infer, Schema } from '../vocabulary/schema.ts';
import { actionBlocks } from './action-blocks.ts';
import { contentBlocks } from './content-blocks.ts';
import { landingBlocks } from './landing-blocks.ts';
import { marketingBlocks } from './marketing-blocks.ts';

/**
 * The leaf blocks by type. Blocks that contain others are in block.ts. The order is that in which editors and the
 * console offer the types.
 */
export const leafBlockSchemas = {
  brandBar: landingBlocks.brandBar,
  hero: landingBlocks.hero,
  form: actionBlocks.form,
  benefits: landingBlocks.benefits,
  steps: landingBlocks.steps,
  costs: landingBlocks.costs,
  notice: contentBlocks.notice,
  status: contentBlocks.status,
  button: actionBlocks.button,
  ...firstProfileBlocks,
  download: actionBlocks.download,
  followAccount: actionBlocks.followAccount,
  progress: actionBlocks.progress,
  article: contentBlocks.article,
  legalFooter: landingBlocks.legalFooter,
  accordion: contentBlocks.accordion,
  carousel: contentBlocks.carousel,
  image: marketingBlocks.image,
  links: marketingBlocks.links,
  cards: marketingBlocks.cards,
  quotes: marketingBlocks.quotes,
  countdown: marketingBlocks.countdown,
  video: marketingBlocks.video,
  languageSwitch: marketingBlocks.languageSwitch,
  ...profileBlocks,
  returnLink: actionBlocks.returnLink,
  trackers: contentBlocks.trackers,
} as const satisfies Record<string, Schema>;

export type LeafBlockType = keyof typeof leafBlockSchemas;
export type LeafBlocks = { [P in LeafBlockType]: Infer<(typeof leafBlockSchemas)[P]> };
export type LeafBlock = LeafBlocks[LeafBlockType];
