import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { placeText } from '../../../ops/edit-wording/place-text.ts';
import { member } from '../../../ops/json/json-values.ts';
import { toPointer } from '../../../ops/json/pointer.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { usesOfDeleted } from '../page-links/config-uses.ts';
import { useConfigFiles } from '../page-links/use-config-files.ts';
import { hrefOf, navigate } from '../route/route.ts';
import { fileTitle } from '../value-display/file-title.ts';
import { type Definition, type DefinitionFolder, definitionOf, routesOfPage } from './definition-files.ts';
import { mendingEdits } from './mending-edits.ts';
import { deletionEdits, hostsFile, routesFile } from './new-definition.ts';
import { newWords } from './new-words.ts';
import styles from './Pages.module.css';
import { useDefinitionName } from './use-definitions.ts';

interface Props {
  folder: DefinitionFolder;
  definition: Definition;
  /** Every page and form. */
  all: readonly Definition[];
  onClose: () => void;
}

/** Deletes a page with its addresses, or a form, after naming what still uses it. */
export const DeleteDefinition = observer(function DeleteDefinition({
  folder,
  definition,
  all,
  onClose,
}: Props) {
  const draftStore = useDraftStore();
  const say = useWords(newWords);
  const nameOf = useDefinitionName(folder);
  const heirId = useId();
  const { id, file: own } = definition;
  const routes = draftStore.file(routesFile)?.value;
  const hosts = draftStore.file(hostsFile)?.value;
  const ownRoutes = folder === 'pages' ? routesOfPage(routes, id) : [];
  const files = useConfigFiles();
  const [heir, setHeir] = useState('');
  const uses = files ? usesOfDeleted({ folder, ...definition }, files, draftStore.names) : [];
  const heirs = all.filter(({ file }) => file !== own && definitionOf(file)?.folder === folder);
  const heirRoute = routesOfPage(routes, heir)[0]?.[0];
  const mended = heir === '' ? [] : mendingEdits(uses, { id: heir, route: heirRoute });
  const left = uses.filter((use) => !mended.some(({ of }) => of === use));
  const remove = async () => {
    const edits = [...mended.map(({ edit }) => edit), ...deletionEdits(folder, id, { routes, hosts })];
    if (await draftStore.edit(edits)) return;
    await draftStore.refresh();
    onClose();
    navigate(hrefOf([folder]));
  };
  return (
    <Dialog title={say('removeTitle', { id })} onClose={onClose}>
      {ownRoutes.length > 0 && (
        <p>
          {say('removesRoutes', {
            paths: ownRoutes.map(([, entry]) => String(member(entry, 'path'))).join('、'),
          })}
        </p>
      )}
      {uses.length > 0 && (
        <div className={styles.heir}>
          <label htmlFor={heirId}>{say(folder === 'pages' ? 'heir' : 'heirForm')}</label>
          <select id={heirId} value={heir} onChange={({ target }) => setHeir(target.value)}>
            <option value="">{say('noHeir')}</option>
            {heirs.map((one) => (
              <option key={one.id} value={one.id}>
                {nameOf(one)}
              </option>
            ))}
          </select>
        </div>
      )}
      {mended.length > 0 && <p>{say('mended', { count: mended.length })}</p>}
      {files === null && <p>{say('looking')}</p>}
      {files && (left.length > 0 || uses.length === 0) && <p>{say(left.length > 0 ? 'usedBy' : 'unused')}</p>}
      {left.length > 0 && (
        <ul>
          {left.map(({ file, value, path }) => (
            <li key={`${file}${toPointer(path)}`}>
              <a href={hrefOf(['files', file], { at: toPointer(path) })}>
                {fileTitle(draftStore, file)} <small className="soft">{file}</small>
              </a>{' '}
              {placeText(file, path.map(String), value, draftStore)}
            </li>
          ))}
        </ul>
      )}
      <p className="soft">{say('canUndo')}</p>
      <DialogButtons onCancel={onClose}>
        <button type="button" className="danger" onClick={() => void remove()}>
          {say('confirm')}
        </button>
      </DialogButtons>
    </Dialog>
  );
});
