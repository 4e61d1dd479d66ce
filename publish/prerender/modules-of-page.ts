import {
  elaborateFieldKindsModule,
  furtherFieldKindsModule,
  groupKindModule,
  idCardModule,
  needsElaborateKinds,
  needsFurtherKinds,
  needsGroups,
  needsIdCard,
  needsPhoneOfCountries,
  needsRelatedAnswers,
  needsTimeKinds,
  needsUploadKinds,
  phoneOfCountriesModule,
  relatedAnswersModule,
  timeFieldKindsModule,
  uploadFieldKindsModule,
} from '../../renderer/fields/needs-further-kinds.ts';
import { lazyFieldKindsModule, needsLazyKinds } from '../../renderer/fields/needs-lazy-kinds.ts';
import { blockTypesOf } from '../../renderer/site-data/page-blocks.ts';
import type { Form, PageSchema } from '../../schemas/index.ts';
import { modulesOfBlocks } from './block-modules.ts';
import type { BuiltApp } from './built-app.ts';

/** The modules whose chunks a page needs beside the app: the views of its blocks, and the fields of its forms. */
export const modulesOfPage = (
  { blockModules }: Pick<BuiltApp, 'blockModules'>,
  page: PageSchema,
  forms: readonly Form[],
): string[] => [
  ...modulesOfBlocks(blockModules, blockTypesOf(page), page.answers),
  ...(needsLazyKinds(forms) ? [lazyFieldKindsModule] : []),
  ...(needsElaborateKinds(forms) ? [elaborateFieldKindsModule] : []),
  ...(needsIdCard(forms) ? [idCardModule] : []),
  ...(needsFurtherKinds(forms) ? [furtherFieldKindsModule] : []),
  ...(needsTimeKinds(forms) ? [timeFieldKindsModule] : []),
  ...(needsUploadKinds(forms) ? [uploadFieldKindsModule] : []),
  ...(needsRelatedAnswers(forms) ? [relatedAnswersModule] : []),
  ...(needsPhoneOfCountries(forms) ? [phoneOfCountriesModule] : []),
  ...(needsGroups(forms) ? [groupKindModule] : []),
];
