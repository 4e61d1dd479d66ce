import type { ReactNode } from 'react';
import type { BlockOf } from '../../schemas/index.ts';
import { usePage } from '../context/page-context.ts';
import { Card } from '../ui/Card.tsx';
import styles from './Section.module.css';

/** Several blocks on one card. */
export function Section({ block, children }: { block: BlockOf<'section'>; children?: ReactNode }) {
  const { text } = usePage();
  return (
    <Card title={block.title === undefined ? undefined : text(block.title)}>
      <div className={styles.inside}>{children}</div>
    </Card>
  );
}
