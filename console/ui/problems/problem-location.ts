import { placeNames, placeText } from '../../../ops/edit-wording/place-text.ts';
import { fromPointer } from '../../../ops/json/pointer.ts';
import { valueIn } from '../../../ops/json/value-in.ts';
import { fileSchema } from '../../../ops/wording/file-schema.ts';
import type { LabelSource } from '../../../ops/wording/labels.ts';
import type { Problem } from '../../api/index.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { kindOf, nameOfItem } from '../schema-values/item-text.ts';
import { shapeOf } from '../schema-values/schema-shape.ts';

/**
 * The location of a problem, by the display names of its keys; the problem may concern a file that the config does not
 * have.
 */
export function problemLocation(
  { file, pointer }: Pick<Problem, 'file' | 'pointer'>,
  draftStore: DraftStore,
): string {
  const isListed = draftStore.state?.files.some((one) => one.file === file) ?? false;
  const value = isListed ? draftStore.file(file)?.value : undefined;
  const path = fromPointer(pointer);
  const card = cardOfPlace({ file, pointer }, draftStore);
  if (!card) return placeText(file, path, value, draftStore);
  // As the head of the card says it: the id in the file tells an operator nothing.
  return [card.name, ...placeNames(file, path, value, draftStore).slice(2)].filter(Boolean).join(' · ');
}

/** The card of a page or form in which a place is. */
interface PlaceCard {
  /** Its id in the file. */
  id: string;
  /** As its head says: `“申请信息” 表单`, or its kind alone. */
  name: string;
}

/** The card in which a place of a page or form is; null where it is in none. */
export function cardOfPlace(
  { file, pointer }: { file: string; pointer: string },
  source: LabelSource,
): PlaceCard | null {
  const [list = '', index = ''] = fromPointer(pointer);
  if (!/^definitions\/(pages|forms)\//.test(file) || !/^\d+$/.test(index)) return null;
  const node = fileSchema(file, source.names)?.properties?.[list];
  const shape = node && shapeOf(node);
  const item = valueIn(source.file(file)?.value, [list, Number(index)]);
  const id = valueIn(item, ['id']);
  if (shape?.is !== 'list' || item === undefined) return null;
  const kind = kindOf(shape.item, item)?.label[source.language] ?? '';
  const own = nameOfItem(shape.item, item);
  const name = [own && `“${own}”`, own === kind ? '' : kind].filter(Boolean).join(' ');
  return name === '' ? null : { id: typeof id === 'string' ? id : '', name };
}
