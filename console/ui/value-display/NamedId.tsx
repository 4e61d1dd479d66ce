import { observer } from 'mobx-react-lite';
import { routeLabel } from '../../../ops/plan-report/route-label.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import styles from './NamedId.module.css';

/** An id with its display name, the id in small print; without a name only the id. */
export function NamedId({ id, name }: { id: string; name: string | undefined }) {
  if (!name || name === id) return id;
  return (
    <span>
      {name} <small className={styles.id}>{id}</small>
    </span>
  );
}

/** A route by the heading of its page. */
export const RouteName = observer(function RouteName({ id }: { id: string }) {
  return <NamedId id={id} name={useDraftStore().names?.routes[id]} />;
});

/**
 * A route by the kind of its page and its address: a heading may be a slogan, which does not say where a visitor ends.
 */
export const RouteLocationName = observer(function RouteLocationName({ id }: { id: string }) {
  return <NamedId id={id} name={routeLabel(useDraftStore(), id)} />;
});
