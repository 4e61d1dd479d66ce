import { useRef, useState } from 'react';
import { useMessage } from '../context/use-message.ts';
import styles from './LikelyCityChip.module.css';

interface Props {
  /** The city as the API names it. */
  name: string;
  onPress: () => Promise<void>;
}

/** Below an empty area: one press answers with the city of the IP address. The regions are loaded by that press. */
export function LikelyCityChip({ name, onPress }: Props) {
  const message = useMessage();
  const [isBusy, setBusy] = useState(false);
  const city = `${name}${message('field.area.source')}`;
  const isPressed = useRef(false);
  const press = async () => {
    if (isPressed.current) return;
    isPressed.current = true;
    setBusy(true);
    await onPress();
    isPressed.current = false;
    setBusy(false);
  };
  return (
    <div className={styles.likely}>
      <button
        type="button"
        className={styles.chip}
        aria-label={`${message('field.area.useLikely')} ${city}`}
        aria-disabled={isBusy}
        onClick={press}
      >
        {city}
      </button>
      <p role="status" className={styles.state}>
        {isBusy && message('field.area.loading')}
      </p>
    </div>
  );
}
