import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import { hrefOf, useRoute } from '../route/route.ts';
import { usePreviewHref } from '../visitor/last-visitor.ts';
import styles from './Navigation.module.css';
import { shellWords } from './shell-words.ts';

const groups = [
  { title: null, views: ['find'] },
  { title: 'groupEdit', views: ['channels', 'cities', 'hosts', 'brands', 'files'] },
  { title: 'groupCheck', views: ['see', 'know', 'save'] },
] as const;

export const Navigation = observer(function Navigation() {
  const say = useWords(shellWords);
  const here = useRoute().path[0] ?? 'find';
  const seeHref = usePreviewHref();
  return (
    <nav className={styles.nav} aria-label={say('views')}>
      {groups.map(({ title, views }) => (
        <div key={views[0]}>
          {title && <p className={styles.group}>{say(title)}</p>}
          <ul className={styles.list}>
            {views.map((view) => (
              <li key={view}>
                <a
                  className={styles.link}
                  href={view === 'see' ? seeHref : hrefOf(view === 'find' ? [] : [view])}
                  aria-current={(here === 'variants' ? 'brands' : here) === view ? 'page' : undefined}
                >
                  {say(view)}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
});
