import { observer } from 'mobx-react-lite';
import { editHead, editValue } from '../../../edit-words/edit-head.ts';
import { editWords } from '../../../edit-words/edit-words.ts';
import { entryTurn } from '../../../edit-words/field-turns.ts';
import { partTurns } from '../../../edit-words/part-turns.ts';
import { labelsOf } from '../../../labels/labels.ts';
import type { EditTold } from '../../../plan/place.ts';
import { kindWords } from '../../../plan/words.ts';
import { useDesk } from '../desk.ts';
import { Named } from '../names/Named.tsx';
import { hrefOf } from '../route.ts';
import { useWords } from '../words.ts';
import styles from './EditLine.module.css';
import { FieldTurns } from './FieldTurns.tsx';
import { PutBack } from './PutBack.tsx';

/** An edit as it is told, with the way to its place; what was taken out has none any more. */
export const EditLine = observer(function EditLine({
  edit,
  isDone = false,
}: {
  edit: EditTold;
  /** It is saved: it is not taken back here any more. */
  isDone?: boolean;
}) {
  const desk = useDesk();
  const say = useWords(editWords);
  const { language, names } = desk;
  const { kind, before, after } = edit;
  const entry = kind === 'moved' ? null : entryTurn(edit);
  const parts = kind === 'moved' || entry ? null : partTurns(edit, desk);
  // What came or went within an entry that stays is a change of it.
  const isWithin = entry !== null && edit.path.length > 3;
  const turned = kind === 'moved' || isWithin ? 'changed' : kind;
  const value = (one: unknown) => editValue(edit, one, names, language);
  const ways = (
    <>
      <Place edit={edit} /> {!isDone && <PutBack edit={edit} />}
    </>
  );
  if (!entry && !parts) {
    return (
      <p className={styles.edit}>
        <span className={styles.what}>{editHead(edit, desk)}</span>{' '}
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
              <Named id={entry.id} name={labelsOf(desk, { names: entry.names, path: [] }).get(entry.id)} />
            </>
          ) : (
            editHead(edit, desk)
          )}
        </span>{' '}
        {turned !== 'changed' && kindWords[turned][language]} {ways}
      </p>
      <FieldTurns turns={entry?.turns ?? parts ?? []} kind={turned} />
    </div>
  );
});

function Place({ edit: { file, line, column, side } }: { edit: EditTold }) {
  const place = side === 'after' ? { line: String(line), column: String(column) } : {};
  return (
    <a className={styles.place} href={hrefOf(['files', file], place)}>
      {side === 'after' ? `${file}:${line}` : file}
    </a>
  );
}
