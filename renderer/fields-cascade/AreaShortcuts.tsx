import { useId } from 'react';
import { useMessage } from '../context/use-message.ts';
import styles from './AreaShortcuts.module.css';
import type { Region } from './read-regions.ts';
import { shortName } from './region-name.ts';

interface Props {
  /** The city of the visitor's IP address. */
  likely: Region | undefined;
  hotCities: readonly Region[];
  onPick: (code: string) => void;
}

/** Cities that one press chooses: the likely one, and those that the field names. */
export function AreaShortcuts({ likely, hotCities, onPick }: Props) {
  const message = useMessage();
  const id = useId();
  return (
    <>
      {likely && (
        <div className={styles.likely}>
          <p id={`${id}-likely`} className={styles.where}>
            {message('field.area.likely')}
            <b>{likely.name}</b>
            <span className={styles.source}>{message('field.area.source')}</span>
          </p>
          <button
            type="button"
            className={styles.use}
            aria-describedby={`${id}-likely`}
            onClick={() => onPick(likely.code)}
          >
            {message('field.area.useLikely')}
          </button>
        </div>
      )}
      {hotCities.length > 0 && (
        <div className={styles.hot}>
          <h3 id={`${id}-hot`} className={styles.title}>
            {message('field.area.hot')}
          </h3>
          <ul className={styles.chips} aria-labelledby={`${id}-hot`}>
            {hotCities.map(({ code, name }) => (
              <li key={code}>
                <button type="button" className={styles.chip} onClick={() => onPick(code)}>
                  {shortName(name)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
