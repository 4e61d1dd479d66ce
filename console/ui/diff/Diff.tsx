import { useMemo } from 'react';
import styles from './Diff.module.css';
import { type DiffLine, parseDiff } from './parse-diff.ts';

const signs = { same: ' ', removed: '−', added: '+' } as const;

/** The old and new text of a file, line by line. */
export function Diff({ diff, label }: { diff: string; label: string }) {
  const hunks = useMemo(() => parseDiff(diff), [diff]);
  return (
    <section className={styles.diff} aria-label={label}>
      {hunks.map(({ key, lines }) => (
        <table key={key} className={styles.hunk}>
          <tbody>
            {lines.map((line) => (
              <Row key={`${line.before} ${line.after}`} line={line} />
            ))}
          </tbody>
        </table>
      ))}
    </section>
  );
}

function Row({ line: { kind, before, after, pieces } }: { line: DiffLine }) {
  return (
    <tr className={styles[kind]}>
      <td className={styles.number}>{before}</td>
      <td className={styles.number}>{after}</td>
      <td className={styles.sign}>{signs[kind]}</td>
      <td className={styles.text}>
        {withStarts(pieces).map(({ start, text, isOther }) =>
          isOther ? <mark key={start}>{text}</mark> : <span key={start}>{text}</span>,
        )}
      </td>
    </tr>
  );
}

function withStarts(pieces: DiffLine['pieces']): (DiffLine['pieces'][number] & { start: number })[] {
  let start = 0;
  return pieces.map((piece) => {
    const placed = { ...piece, start };
    start += piece.text.length;
    return placed;
  });
}
