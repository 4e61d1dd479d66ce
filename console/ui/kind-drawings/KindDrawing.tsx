import { observer } from 'mobx-react-lite';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { blockDrawings } from './block-drawings.ts';
import { fieldDrawings } from './field-drawings.ts';
import styles from './KindDrawing.module.css';

const drawings: Readonly<Record<string, string>> = { ...blockDrawings, ...fieldDrawings };

/** A piece of a puzzle: a kind that a plug-in of the config adds. */
const pluginDrawing = 'M12 8h8a4 4 0 118 0h8v7a3.500 3.500 0 110 7v6H12z';

/** The drawing of a kind of block or field; nothing for the kinds of other lists. */
export const KindDrawing = observer(function KindDrawing({ kind }: { kind: string }) {
  const { plugins = {} } = useDraftStore().names ?? {};
  const ofPlugin = Object.hasOwn(plugins, kind) ? pluginDrawing : undefined;
  const path = Object.hasOwn(drawings, kind) ? drawings[kind] : ofPlugin;
  if (path === undefined) return null;
  return (
    <svg className={styles.drawing} viewBox="0 0 48 32" width="48" height="32" aria-hidden="true">
      <path d={path} />
    </svg>
  );
});
