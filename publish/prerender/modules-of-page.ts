import { furtherFieldKindsModule, needsFurtherKinds } from '../../renderer/fields/needs-further-kinds.ts';
import { lazyFieldKindsModule, needsLazyKinds } from '../../renderer/fields/needs-lazy-kinds.ts';
import { blockTypesOf } from '../../renderer/site-data/page-blocks.ts';
import type { Form, PageSchema } from '../../schemas/index.ts';
import type { BuiltApp } from './built-app.ts';

/** The modules whose chunks a page needs beside the app: the views of its blocks, and the fields of its forms. */
export const modulesOfPage = (
  { blockModules }: Pick<BuiltApp, 'blockModules'>,
  page: PageSchema,
  forms: readonly Form[],
): string[] => [
  ...blockTypesOf(page).flatMap((type) => blockModules.get(type) ?? []),
  ...(needsLazyKinds(forms) ? [lazyFieldKindsModule] : []),
  ...(needsFurtherKinds(forms) ? [furtherFieldKindsModule] : []),
];
