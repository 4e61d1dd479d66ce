import { observer } from 'mobx-react-lite';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useWords } from '../language/use-words.ts';
import { WaitingReviews } from '../reviews/WaitingReviews.tsx';
import { hrefOf, useRoute } from '../route/route.ts';
import { usePreviewHref } from '../visitor/last-visitor.ts';
import styles from './Navigation.module.css';
import { shellWords } from './shell-words.ts';
import { type NavigationGroup, viewAt, views } from './views.tsx';
import { WindowList } from './WindowList.tsx';

const groupTitles = {
  start: null,
  edit: 'groupEdit',
  review: 'groupReview',
} as const satisfies Record<NavigationGroup, keyof typeof shellWords | null>;

const groups = (Object.keys(groupTitles) as NavigationGroup[]).map((group) => ({
  group,
  links: views.flatMap(({ id, navigation }) =>
    'group' in navigation && navigation.group === group ? [{ id, title: navigation.title }] : [],
  ),
}));

export const Navigation = observer(function Navigation() {
  const { language } = useDraftStore();
  const say = useWords(shellWords);
  const open = viewAt(useRoute());
  const current = open && ('partOf' in open.navigation ? open.navigation.partOf : open.id);
  const previewHref = usePreviewHref();
  return (
    <nav className={styles.nav} aria-label={say('views')}>
      {groups.map(({ group, links }) => (
        <div key={group}>
          {groupTitles[group] && <p className={styles.group}>{say(groupTitles[group])}</p>}
          <ul className={styles.list}>
            {links.map(({ id, title }) => (
              <li key={id}>
                <a
                  className={styles.link}
                  href={id === 'see' ? previewHref : hrefOf(id === '' ? [] : [id])}
                  aria-current={current === id ? 'page' : undefined}
                >
                  {title[language]}
                  {id === 'reviews' && <WaitingReviews />}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <WindowList />
    </nav>
  );
});
