import { observer } from 'mobx-react-lite';
import { kindWords } from '../../../plan/words.ts';
import { useDesk } from '../desk.ts';
import { labelsOf } from '../fields/labels.ts';
import { Named } from '../names/Named.tsx';
import { hrefOf } from '../route.ts';
import { useWords } from '../words.ts';
import { editHead, editValue } from './edit-head.ts';
import type { EditTold } from './edit-told.ts';
import { FieldTurns } from './FieldTurns.tsx';
import { entryTurn } from './field-turns.ts';
import styles from './KnowView.module.css';
import { knowWords } from './know-words.ts';
import { PutBack } from './PutBack.tsx';

/** An edit as it is told, with the way to its place; what was taken out has none any more. */
export const EditLine = observer(function EditLine({ edit }: { edit: EditTold }) {
  const desk = useDesk();
  const say = useWords(knowWords);
  const { language, names } = desk;
  const { kind, before, after } = edit;
  const entry = kind === 'moved' ? null : entryTurn(edit);
  const value = (one: unknown) => editValue(edit, one, names, language);
  if (!entry) {
    return (
      <p className={styles.edit}>
        <span className={styles.what}>{editHead(edit, names, language)}</span>{' '}
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
        <Place edit={edit} /> <PutBack edit={edit} />
      </p>
    );
  }
  return (
    <div className={styles.edit}>
      <p>
        <span className={styles.what}>
          {say(entry.kind)}{' '}
          <Named id={entry.id} name={labelsOf(desk, { names: entry.names, path: [] }).get(entry.id)} />
        </span>{' '}
        {kind !== 'changed' && kindWords[kind][language]} <Place edit={edit} /> <PutBack edit={edit} />
      </p>
      <FieldTurns turns={entry.turns} />
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
