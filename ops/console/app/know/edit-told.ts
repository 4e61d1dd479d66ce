export { editKey } from '../../../plan/edit-key.ts';
export type { EditTold } from '../../../plan/place.ts';
