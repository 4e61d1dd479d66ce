import type { MessageId } from '../../schemas/index.ts';
import type { AppContext } from '../context/app-context.ts';
import styles from './PageState.module.css';

const say = (world: AppContext, id: MessageId) => world.pages.message(id);

/** Shown while a decision or a page is on its way, where that takes longer than a blink. */
export function PageLoading({ world }: { world: AppContext }) {
  return (
    <main className={styles.state} aria-busy="true">
      <span className={styles.spinner} aria-hidden="true" />
      <p role="status">{say(world, 'page.loading')}</p>
    </main>
  );
}

/** A page that could not be had, or a broken promise of ours: never a blank screen. */
export function PageFailed({ world, retry }: { world: AppContext; retry: () => void }) {
  return (
    <main className={styles.state}>
      <h1 className={styles.title}>{say(world, 'page.failed')}</h1>
      <p>{say(world, 'page.failed.text')}</p>
      <button type="button" className={styles.retry} onClick={retry}>
        {say(world, 'action.retry')}
      </button>
      {window.history.length > 1 && (
        <button type="button" className={styles.back} onClick={() => window.history.back()}>
          {say(world, 'action.back')}
        </button>
      )}
    </main>
  );
}
