import { blockDrawings } from './block-drawings.ts';
import { fieldDrawings } from './field-drawings.ts';
import styles from './KindDrawing.module.css';

const drawings: Readonly<Record<string, string>> = { ...blockDrawings, ...fieldDrawings };

/** The drawing of a kind of block or field; nothing for the kinds of other lists. */
export function KindDrawing({ kind }: { kind: string }) {
  const path = Object.hasOwn(drawings, kind) ? drawings[kind] : undefined;
  if (path === undefined) return null;
  return (
    <svg className={styles.drawing} viewBox="0 0 48 32" width="48" height="32" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
