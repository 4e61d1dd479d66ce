import { observer } from 'mobx-react-lite';
import { type PageName, pageName, routeOfPage } from '../../../ops/plan-report/route-label.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import styles from './NamedId.module.css';
import { NamedId } from './NamedId.tsx';
import { quoteName } from './quote-name.ts';

/** A page by its route: its title, and its address in small print. */
export const PageLabel = observer(function PageNamed({ id }: { id: string }) {
  return <PageShown page={pageName(useDraftStore(), id)} title={id} />;
});

/** The same for the file of a page; one that is only opened in a sheet has no address. */
export const PageFileLabel = observer(function PageFileLabel({ page }: { page: string }) {
  const draftStore = useDraftStore();
  const route = routeOfPage(draftStore, page);
  return route === undefined ? (
    <NamedId id={page} name={draftStore.names?.sheets?.[page]} />
  ) : (
    <PageLabel id={route} />
  );
});

function PageShown({ page, title }: { page: PageName; title: string }) {
  return (
    <span title={title}>
      {quoteName(page)}
      {page.path !== '' && <small className={styles.id}> {page.path}</small>}
    </span>
  );
}
