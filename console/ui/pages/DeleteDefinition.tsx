import { observer } from 'mobx-react-lite';
import { member } from '../../../ops/json/json-values.ts';
import { keyPathText } from '../../../ops/wording/key-parts.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { Dialog } from '../layout/Dialog.tsx';
import { DialogButtons } from '../layout/DialogButtons.tsx';
import { keysOf } from '../problems/problems-of-field.ts';
import { hrefOf, navigate } from '../route/route.ts';
import { type Definition, type DefinitionFolder, routesOfPage } from './definition-files.ts';
import { deletionEdits, hostsFile, placesOf, routesFile } from './new-definition.ts';
import { newWords } from './new-words.ts';

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
  const { id, file: own } = definition;
  const routes = draftStore.file(routesFile)?.value;
  const hosts = draftStore.file(hostsFile)?.value;
  const ownRoutes = folder === 'pages' ? routesOfPage(routes, id) : [];
  const others = all.filter(({ file }) => file !== own);
  const rules = ruleFiles.map((file) => ({ file, value: draftStore.file(file)?.value }));
  const names = (key: string) => (folder === 'forms' ? /^forms?$|^\d+$/ : /^(page|withdrawPage)$/).test(key);
  const uses = [
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
  const remove = async () => {
    if (await draftStore.edit(deletionEdits(folder, id, { routes, hosts }))) return;
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
      <p>{say(uses.length > 0 ? 'usedBy' : 'unused')}</p>
      {uses.length > 0 && (
        <ul>
          {uses.map(({ file, value, pointer }) => (
            <li key={`${file}${pointer}`}>
              <a href={hrefOf(['files', file], { at: pointer })}>{file}</a>{' '}
              {keyPathText(file, keysOf(pointer), value, draftStore)}
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
