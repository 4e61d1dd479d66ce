import { observer } from 'mobx-react-lite';
import { type PageName, pageName, routeOfPage } from '../../../ops/plan-report/place-name.ts';
import { useDesk } from '../draft-store/draft-store.ts';
import styles from './NamedId.module.css';
import { Named } from './NamedId.tsx';
import { quoted } from './quoted.ts';

/** A page as operators know it, by its route: its title, and its address in small. */
export const PageNamed = observer(function PageNamed({ id }: { id: string }) {
  return <PageShown page={pageName(useDesk(), id)} title={id} />;
});

/** The same of a file of a page; one that is only opened in a sheet has no address. */
export const PageFileNamed = observer(function PageFileNamed({ page }: { page: string }) {
  const desk = useDesk();
  const route = routeOfPage(desk, page);
  return route === undefined ? (
    <Named id={page} name={desk.names?.sheets?.[page]} />
  ) : (
    <PageNamed id={route} />
  );
});

function PageShown({ page, title }: { page: PageName; title: string }) {
  return (
    <span title={title}>
      {quoted(page)}
      {page.path !== '' && <small className={styles.id}> {page.path}</small>}
    </span>
  );
}
