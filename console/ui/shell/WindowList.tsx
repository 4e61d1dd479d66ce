import { observer } from 'mobx-react-lite';
import type { Language, OpenWindow } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { OwnName } from '../presence/OwnName.tsx';
import { useReportPlace } from '../presence/use-report-place.ts';
import { readRoute } from '../route/route.ts';
import { authorText } from '../windows/author-text.ts';
import { windowWords } from '../windows/window-words.ts';
import { viewAt } from './views.tsx';
import styles from './WindowList.module.css';

/** The other windows of the console and what they show, each as a link there; nothing while there is none. */
export const WindowList = observer(function WindowList() {
  const { windows, language } = useDraftStore();
  const say = useWords(windowWords);
  useReportPlace();
  if (windows.others.length === 0) return null;
  return (
    <section className={styles.windows} aria-labelledby="other-windows">
      <h2 id="other-windows" className={styles.head}>
        {say('others')}
      </h2>
      <ul className={styles.list}>
        {windows.others.map((window) => (
          <li key={window.window}>
            {authorText(window, language)}
            <br />
            {window.at === '' ? (
              <span className="soft">{say('elsewhere')}</span>
            ) : (
              <a href={window.at}>{placeText(window, language)}</a>
            )}
          </li>
        ))}
      </ul>
      <OwnName />
    </section>
  );
});

/** `渠道 5265`: the view, and the entry that it shows. */
function placeText({ at }: OpenWindow, language: Language): string {
  const route = readRoute(at);
  const view = viewAt(route);
  const title = view && 'title' in view.navigation ? view.navigation.title[language] : (route.path[0] ?? '');
  const entry = route.path[1] ?? route.query.get('at') ?? '';
  return entry === '' || entry.startsWith('/') ? title : `${title} ${entry}`;
}
