import type { PageName } from '../../../ops/plan-report/route-label.ts';

/** `“填写申请信息”`; a description of a page has no quotes: `落地页`. */
export const quoteName = ({ name, isRead }: Pick<PageName, 'name' | 'isRead'>): string =>
  isRead ? `“${name}”` : name;
