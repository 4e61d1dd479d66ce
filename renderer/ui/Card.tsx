import { type ReactNode, useId } from 'react';
import styles from './Card.module.css';

/** A white card, named by its title. Inside a section it is flat, on the section's own card. */
export function Card(props: {
  title?: string | undefined;
  children: ReactNode;
  className?: string | undefined;
}): ReactNode {
  const id = useId();
  const className = `${styles.card} ${props.className ?? ''}`;
  if (props.title === undefined) return <div className={className}>{props.children}</div>;
  return (
    <section className={className} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {props.title}
      </h2>
      {props.children}
    </section>
  );
}
