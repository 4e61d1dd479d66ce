import { type MessageId, useMessage } from '../context/use-message.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './CurrentPosition.module.css';
import { isSearching, type Locatable, type LocateState, useLocate } from './use-locate.ts';

const messages = {
  idle: null,
  consent: 'field.locate.consent',
  asking: 'field.locate.asking',
  slow: 'field.locate.slow',
  cancelled: 'field.locate.cancelled',
  refused: 'field.locate.refused',
  unavailable: 'field.locate.unavailable',
  noPosition: 'field.locate.noPosition',
  timeout: 'field.locate.timeout',
  offline: 'field.locate.offline',
  failed: 'field.locate.failed',
  unknown: 'field.locate.unknown',
  notListed: 'field.locate.notListed',
  foundCity: 'field.locate.foundCity',
  found: 'field.locate.found',
  undone: 'field.locate.undone',
} as const satisfies Record<LocateState, MessageId | null>;

/** The states in which the visitor has the answer already, or is still waiting for it. */
const calm: readonly LocateState[] = ['asking', 'slow', 'found', 'foundCity', 'undone', 'cancelled'];

/** Not in Icon.tsx, which every first page carries. */
const pin =
  'M12 21c-4-4.5-6.5-7.800-6.500-11a6.500 6.500 0 0113 0c0 3.200-2.500 6.500-6.500 11zM12 7.500a2.500 2.500 0 100 5 2.500 2.500 0 000-5z';

export interface CurrentPositionProps extends Locatable {
  /** Id of the field's control. */
  of: string;
  locked: boolean;
  /** Says more than that the position was filled in. */
  found?: MessageId;
}

/** The button, what a press sends to whom, and what has come of it. */
export function CurrentPosition({ of, locked, found, ...field }: CurrentPositionProps) {
  const { state, press, undo } = useLocate(field);
  const message = useMessage();
  const id = state === 'found' ? (found ?? messages.found) : messages[state];
  return (
    <div className={styles.locate}>
      <button
        type="button"
        className={styles.press}
        aria-describedby={`${of}-locate`}
        aria-disabled={locked}
        onClick={locked ? undefined : press}
      >
        <svg width="18" height="18" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d={pin} fill="none" stroke="currentColor" strokeWidth="1.8" strokeLinejoin="round" />
        </svg>
        {message(isSearching(state) ? 'field.locate.cancel' : 'field.locate.press')}
      </button>
      <p id={`${of}-locate`} className={styles.about}>
        {message('field.locate.about')}
      </p>
      <div role="status">
        {id !== null && (
          <p className={styles.state} data-calm={calm.includes(state)}>
            <Icon name={iconOf(state)} size={16} />
            <span>{message(id)}</span>
          </p>
        )}
      </div>
      {undo && !locked && (
        <button type="button" className={styles.undo} onClick={undo}>
          {message('field.locate.undo')}
        </button>
      )}
    </div>
  );
}

function iconOf(state: LocateState) {
  if (isSearching(state)) return 'wait';
  return state === 'found' || state === 'foundCity' ? 'check' : 'info';
}
