import type { PageName } from '../../../ops/plan-report/route-place-text.ts';

/** `“填写申请信息”`; what a page is stands without quotes: `落地页`. */
export const quoteName = ({ name, isRead }: Pick<PageName, 'name' | 'isRead'>): string =>
  isRead ? `“${name}”` : name;
