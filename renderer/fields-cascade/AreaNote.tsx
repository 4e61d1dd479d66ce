import { useMessage } from '../context/use-message.ts';
import styles from '../fields-choice/FieldSheet.module.css';
import type { AreaPart } from './area-selection.ts';
import type { RegionsState } from './use-regions.ts';

const missingMessages = {
  province: 'field.area.required',
  city: 'field.area.cityRequired',
  county: 'field.area.countyRequired',
} as const;

interface Props {
  counties: RegionsState;
  /** The level that was missing when the visitor confirmed. */
  missing: AreaPart | null;
  onRetry: () => void;
}

/** The note below the wheel of an area: loading, failed, or what is still to choose. */
export function AreaNote({ counties, missing, onRetry }: Props) {
  const message = useMessage();
  const failed = counties === 'failed';
  const text = () => {
    if (failed) return message('field.area.countiesFailed');
    if (typeof counties === 'string') return message('field.area.countiesLoading');
    return missing ? message(missingMessages[missing]) : '';
  };
  return (
    <div className={styles.note} data-wrong={failed || missing !== null} role="status">
      {text()}
      {failed && (
        <button type="button" className={styles.again} onClick={onRetry}>
          {message('action.retry')}
        </button>
      )}
    </div>
  );
}
