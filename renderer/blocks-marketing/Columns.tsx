import type { ReactNode } from 'react';
import type { BlockOf } from '../../schemas/index.ts';
import styles from './Columns.module.css';
import wide from './Wide.module.css';

/** Blocks beside each other where there is room, below each other on phones, in the same order for everybody. */
export function Columns({ children }: { block: BlockOf<'columns'>; children?: ReactNode }) {
  return <div className={`${styles.columns} ${wide.wide}`}>{children}</div>;
}
