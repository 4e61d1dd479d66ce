import { useMessage } from '../message-ids.ts';
import styles from './FieldSheet.module.css';
import type { Places } from './use-regions.ts';

interface Props {
  counties: Places;
  /** The visitor confirmed before everything was chosen. */
  missing: boolean;
  onRetry: () => void;
}

/** Below the wheel of an area: what is on the way, what did not come, what is still to choose. */
export function AreaNote({ counties, missing, onRetry }: Props) {
  const message = useMessage();
  const failed = counties === 'failed';
  const text = () => {
    if (failed) return message('field.area.countiesFailed');
    if (typeof counties === 'string') return message('field.area.countiesLoading');
    return missing ? message('field.area.required') : '';
  };
  return (
    <div className={styles.note} data-wrong={failed || missing} role="status">
      {text()}
      {failed && (
        <button type="button" className={styles.again} onClick={onRetry}>
          {message('action.retry')}
        </button>
      )}
    </div>
  );
}
