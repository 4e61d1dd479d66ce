import type { MessageId } from '../../schemas/index.ts';
import type { AppContext } from '../context/app-context.ts';
import styles from './PageState.module.css';

const say = (app: AppContext, id: MessageId) => app.pages.message(id);

/** Shown while a decision or a page takes longer than a moment to load. */
export function PageLoading({ app }: { app: AppContext }) {
  return (
    <main className={styles.state} aria-busy="true">
      <img className={styles.logo} src={app.session.brand.logo} alt="" width={48} height={48} />
      <span className={styles.spinner} aria-hidden="true" />
      <p role="status">{say(app, 'page.loading')}</p>
    </main>
  );
}

/** Shown if a page cannot be loaded or our code throws: never a blank screen. */
export function PageFailed({ app, retry }: { app: AppContext; retry: () => void }) {
  return (
    <main className={styles.state}>
      <p className={styles.brand}>
        <img className={styles.logo} src={app.session.brand.logo} alt="" width={32} height={32} />
        {app.session.brand.name}
      </p>
      <img className={styles.picture} src={app.session.brand.failureImage} alt="" width={128} height={128} />
      <h1 className={styles.title}>{say(app, 'page.failed')}</h1>
      <p>{say(app, 'page.failed.text')}</p>
      <button type="button" className={styles.retry} onClick={retry}>
        {say(app, 'action.retry')}
      </button>
      {window.history.length > 1 && (
        <button type="button" className={styles.back} onClick={() => window.history.back()}>
          {say(app, 'action.back')}
        </button>
      )}
    </main>
  );
}
