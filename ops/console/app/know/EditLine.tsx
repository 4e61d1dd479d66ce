import { observer } from 'mobx-react-lite';
import { kindWords } from '../../../plan/words.ts';
import { quote } from '../../../text.ts';
import type { Plan } from '../../api.ts';
import { useDesk } from '../desk.ts';
import { hrefOf } from '../route.ts';
import styles from './KnowView.module.css';

export type EditTold = Plan['withoutEffect'][number];

/** An edit as it is told, with the way to its place; what was taken out has none any more. */
export const EditLine = observer(function EditLine({ edit }: { edit: EditTold }) {
  const { language } = useDesk();
  const { file, line, column, side, what, kind, before, after } = edit;
  const place = side === 'after' ? { line: String(line), column: String(column) } : {};
  const value = (one: unknown) => (one === undefined ? '–' : quote(one));
  return (
    <p className={styles.edit}>
      <span className={styles.what}>{what}</span>{' '}
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
      <a className={styles.place} href={hrefOf(['files', file], place)}>
        {side === 'after' ? `${file}:${line}` : file}
      </a>
    </p>
  );
});
