import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import { placeText } from '../../../ops/edit-wording/place-text.ts';
import { member } from '../../../ops/json/json-values.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { keysOf } from '../problems/problems-of-field.ts';
import { hrefOf, navigate } from '../route/route.ts';
import { fileTitle } from '../value-display/file-title.ts';
import { type Definition, type DefinitionFolder, routesOfPage } from './definition-files.ts';
import { mendingEdits, type Use } from './mending-edits.ts';
import { deletionEdits, hostsFile, placesOf, routesFile } from './new-definition.ts';
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

/** The files whose rules name routes. */
const ruleFiles = ['definitions/navigation.json', 'definitions/destinations.json', 'definitions/site.json'];

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
  const others = all.filter(({ file }) => file !== own);
  const rules = ruleFiles.map((file) => ({ file, value: draftStore.file(file)?.value }));
  const names = (key: string) => (folder === 'forms' ? /^forms?$|^\d+$/ : /^(page|withdrawPage)$/).test(key);
  const [heir, setHeir] = useState('');
  const uses: Use[] = [
    ...others.flatMap(({ file, value }) =>
      placesOf(value, id)
        .filter((pointer) => names(pointer.split('/').at(-1) ?? ''))
        .map((pointer) => ({ file, value, pointer })),
    ),
    ...ownRoutes.flatMap(([route]) => [
      ...rules.flatMap(({ file, value }) =>
        placesOf(value, route).map((pointer) => ({ file, value, pointer })),
      ),
      ...placesOf(hosts, route)
        .filter((pointer) => pointer.endsWith('/root'))
        .map((pointer) => ({ file: hostsFile, value: hosts, pointer })),
      ...placesOf(member(routes, 'catchAll'), route).map(() => ({
        file: routesFile,
        value: routes,
        pointer: '/catchAll',
      })),
    ]),
  ];
  const heirs = others.filter(({ file }) => file.startsWith(`definitions/${folder}/`));
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
      {(left.length > 0 || uses.length === 0) && <p>{say(left.length > 0 ? 'usedBy' : 'unused')}</p>}
      {left.length > 0 && (
        <ul>
          {left.map(({ file, value, pointer }) => (
            <li key={`${file}${pointer}`}>
              <a href={hrefOf(['files', file], { at: pointer })}>
                {fileTitle(draftStore, file)} <small className="soft">{file}</small>
              </a>{' '}
              {placeText(file, keysOf(pointer), value, draftStore)}
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
