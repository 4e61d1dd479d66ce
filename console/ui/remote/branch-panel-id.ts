/** Of the panel of the current branch, for links within a view. */
export const branchPanelId = 'branch-panel';
