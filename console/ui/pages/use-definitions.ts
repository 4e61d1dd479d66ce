import { member } from '../../../ops/json/json-values.ts';
import { toldApart } from '../../../ops/text/told-apart.ts';
import { fileSchema } from '../../../ops/wording/file-schema.ts';
import { labelsOf } from '../../../ops/wording/labels.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { textsOf } from '../schema-values/item-text.ts';
import { formAbout } from '../value-display/field-labels.ts';
import { fileTitle } from '../value-display/file-title.ts';
import { type Definition, type DefinitionFolder, definitionOf, routesOfPage } from './definition-files.ts';

/** Every page or form of the draft; null while some are being loaded. To be called in an observer. */
export function useDefinitions(folder: DefinitionFolder): Definition[] | null {
  const draftStore = useDraftStore();
  if (!draftStore.state) return null;
  const found = draftStore.state.files.flatMap(({ file, isDeleted }) => {
    const own = isDeleted ? null : definitionOf(file);
    return own?.folder === folder ? [{ id: own.id, file, open: draftStore.file(file) }] : [];
  });
  if (found.some(({ open }) => open === undefined)) return null;
  return found.map(({ id, file, open }) => ({ id, file, value: open?.value }));
}

/** A page or form among others to choose from: its title and id, and what a form asks for. To be called in an observer. */
export function useDefinitionName(folder: DefinitionFolder): (definition: Definition) => string {
  const draftStore = useDraftStore();
  const titleOf = usePageTitle();
  return (definition) => {
    const { id, file } = definition;
    if (folder === 'pages') return `${titleOf(definition)} ${id}`;
    const name = [fileTitle(draftStore, file), id].filter(Boolean).join(' ');
    return [name, formAbout(draftStore, id)].filter(Boolean).join(' · ');
  };
}

/** The title of a page, told from those of others: that of its route or sheet, else the first text that it has. To be called in an observer. */
export function usePageTitle(): (page: Pick<Definition, 'id' | 'value'>) => string {
  const draftStore = useDraftStore();
  const labels = labelsOf(draftStore, { names: 'page', path: [] });
  const titleOf = ({ id, value }: Pick<Definition, 'id' | 'value'>) => {
    const known = labels.get(id);
    if (known) return known;
    const schema = fileSchema(`definitions/pages/${id}.json`, draftStore.names);
    return (schema && textsOf(schema, value)[0]) ?? id;
  };
  const all = new Map((useDefinitions('pages') ?? []).map((page) => [page.id, titleOf(page)]));
  const routes = draftStore.file('definitions/routes.json')?.value;
  const addressOf = (id: string) => {
    const path = member(routesOfPage(routes, id)[0]?.[1], 'path');
    return typeof path === 'string' ? path : id;
  };
  const titles = toldApart(all, addressOf);
  return (page) => titles.get(page.id) ?? titleOf(page);
}
