import { observer } from 'mobx-react-lite';
import { use } from 'react';
import { definitionEditTexts } from '../../../ops/edit-wording/definition-edit.ts';
import { editHead, editValue } from '../../../ops/edit-wording/edit-head.ts';
import { editWords } from '../../../ops/edit-wording/edit-words.ts';
import { type EditedField, editedEntry } from '../../../ops/edit-wording/edited-fields.ts';
import { editedParts } from '../../../ops/edit-wording/edited-parts.ts';
import type { ReportedEdit } from '../../../ops/edits/reported-edit.ts';
import { labelsOf } from '../../../ops/wording/labels.ts';
import { kindWords } from '../../../ops/wording/plan-words.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { hrefOf } from '../route/route.ts';
import { NamedId } from '../value-display/NamedId.tsx';
import { authorText } from '../windows/author-text.ts';
import { windowWords } from '../windows/window-words.ts';
import { DifferenceList } from './DifferenceList.tsx';
import styles from './EditLine.module.css';
import { authorOf, EditAuthorsContext } from './edit-authors.ts';
import { EditWaysContext } from './edit-ways.ts';
import { FieldChanges } from './FieldChanges.tsx';
import { RevertEdit } from './RevertEdit.tsx';

/** An edit as it is reported, with a link to its location; a removed value has none. */
export const EditLine = observer(function EditLine({
  edit,
  isDone = false,
  isToldBeside = false,
}: {
  edit: ReportedEdit;
  /** The edit is saved: it can no longer be reverted here. */
  isDone?: boolean;
  /** What it changes stands beside it: a single difference of a page or form is not told again. */
  isToldBeside?: boolean;
}) {
  const draftStore = useDraftStore();
  const say = useWords(editWords);
  const sayPresence = useWords(windowWords);
  const { language, names } = draftStore;
  const { kind, before, after } = edit;
  const entry = kind === 'moved' ? null : editedEntry(edit, names);
  const texts = kind === 'moved' || entry ? null : definitionEditTexts(edit, draftStore);
  const parts = kind === 'moved' || entry || texts ? null : editedParts(edit, draftStore);
  // Adding or removing something within an entry is a change of the entry.
  const isWithin = entry !== null && edit.path.length > 3;
  const turned = kind === 'moved' || isWithin ? 'changed' : kind;
  const value = (one: unknown) => editValue(edit, one, names, language);
  const waysOf = use(EditWaysContext);
  const turns = entry?.fields ?? parts ?? [];
  // One alone is the edit.
  const wayOfEach =
    waysOf && turned === 'changed' && turns.length > 1
      ? ({ path, label }: EditedField) => path && waysOf(edit, { path, label: label[language] })
      : undefined;
  const by = authorOf(edit, use(EditAuthorsContext));
  const ways = waysOf ? (
    waysOf(edit)
  ) : (
    <>
      {draftStore.windows.isOther(by) && (
        <span className={styles.by}>{sayPresence('by', { who: authorText(by, language) })}</span>
      )}{' '}
      <Place edit={edit} /> {!isDone && <RevertEdit edit={edit} />}
    </>
  );
  if (texts) {
    return (
      <div className={styles.edit}>
        <p>
          <span className={styles.what}>{editHead({ path: edit.path.slice(0, 2) }, draftStore)}</span>{' '}
          {kind !== 'changed' && kindWords[kind][language]} {ways}
        </p>
        {(texts.length > 1 || !isToldBeside) && <DifferenceList texts={texts} />}
      </div>
    );
  }
  if (!entry && !parts) {
    return (
      <p className={styles.edit}>
        <span className={styles.what}>{editHead(edit, draftStore)}</span>{' '}
        {kind === 'changed' ? (
          <>
            <del>{value(before)}</del> → <ins>{value(after)}</ins>
          </>
        ) : (
          <>
            {kindWords[kind][language]}{' '}
            {kind !== 'moved' && <code>{value(before === undefined ? after : before)}</code>}
          </>
        )}{' '}
        {ways}
      </p>
    );
  }
  return (
    <div className={styles.edit}>
      <p>
        <span className={styles.what}>
          {entry ? (
            <>
              {say(entry.kind)}{' '}
              <NamedId
                id={entry.id}
                name={labelsOf(draftStore, { names: entry.names, path: [] }).get(entry.id)}
              />
            </>
          ) : (
            editHead(edit, draftStore)
          )}
        </span>{' '}
        {turned !== 'changed' && kindWords[turned][language]} {ways}
      </p>
      <FieldChanges turns={turns} kind={turned} waysOf={wayOfEach} />
    </div>
  );
});

function Place({ edit: { file, line, column, side } }: { edit: ReportedEdit }) {
  const position = side === 'after' ? { line: String(line), column: String(column) } : {};
  return (
    <a className={styles.place} href={hrefOf(['files', file], position)}>
      {side === 'after' ? `${file}:${line}` : file}
    </a>
  );
}
