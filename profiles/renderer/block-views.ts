import { loanBlockViews } from '../loan/renderer/block-views.ts';

/** How to load the views of the blocks that product profiles add. */
export const profileBlockViews = { ...loanBlockViews };
