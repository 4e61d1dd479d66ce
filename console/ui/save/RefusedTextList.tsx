import { observer } from 'mobx-react-lite';
import { toPointer } from '../../../ops/json/pointer.ts';
import { pathNamed, valueNamed } from '../../history/place.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useText, useWords } from '../language/use-words.ts';
import { problemHref } from '../problems/problem-href.ts';
import { conflictPlace } from './conflict-place.ts';
import styles from './SaveView.module.css';
import { saveWords } from './save-words.ts';

/** So much of a text is enough to know it again. */
const mostCharacters = 60;

/** Texts of forms that are no value of their field and therefore not in the draft: a save would leave them out. */
export const RefusedTextList = observer(function RefusedTextList() {
  const draftStore = useDraftStore();
  const say = useWords(saveWords);
  const sayText = useText();
  const places = [...draftStore.refused.all].flatMap(([key, refused]) => {
    const [file = '', ...names] = JSON.parse(key) as string[];
    const path = pathOf(draftStore.file(file)?.value, names);
    return path ? [{ key, file, path, refused }] : [];
  });
  if (places.length === 0) return null;
  return (
    <div className={styles.unwritten} role="alert">
      <p>{say('refusedTexts', { count: places.length })}</p>
      <ul>
        {places.map(({ key, file, path, refused: { text, fault } }) => (
          <li key={key}>
            <a href={problemHref({ file, pointer: toPointer(path) })}>
              {conflictPlace(file, path, draftStore).name}
            </a>{' '}
            {say('refusedText', { text: shortened(text) })}
            {fault && ` · ${sayText(fault.fault)}`}
          </li>
        ))}
      </ul>
    </div>
  );
});

const shortened = (text: string): string =>
  text.length > mostCharacters ? `${text.slice(0, mostCharacters)}…` : text;

/** The place of a field by its names, or what it stands in where it has no value; null where that is gone. */
function pathOf(value: unknown, names: readonly string[]): (string | number)[] | null {
  if (value === undefined) return [...names];
  const isThere = valueNamed(value, names) !== undefined;
  const path = pathNamed(value, names);
  if (path === null || isThere) return path && [...path];
  // The text of a language of sections has names that the draft has not.
  const isItem = typeof path[path.length - 1] === 'number';
  return isItem ? path.slice(0, -1) : [...path];
}
