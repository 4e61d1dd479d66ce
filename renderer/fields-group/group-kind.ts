/** Groups of fields that are answered several times: a chunk of their own. */
export { addGroups, groupValidation, nameEntries } from '../../runtime/index.ts';
export { showEntriesBy } from './entry-views.ts';
export { group } from './GroupField.tsx';
