import { configFolders } from '../../schemas/index.ts';
import type { Edit } from '../edits/edits.ts';
import type { Rename } from '../renames/rename.ts';

/**
 * The edit of each form that only has another id. Phones store answers, the step and the sent lead of a form by its id:
 * visitors who are in the middle of it lose them, and what keeps them from sending twice. Of the other kinds of renamed ids they store none.
 */
export const renamedForms = (renamed: readonly Rename[]): Edit[] =>
  renamed
    .filter(({ kind }) => kind === 'form')
    .map(({ from, to }) => ({
      path: ['forms', to, 'id'],
      file: `${configFolders.forms.path}/${to}.json`,
      pointers: { before: '/id', after: '/id' },
      kind: 'changed',
      before: from,
      after: to,
    }));
