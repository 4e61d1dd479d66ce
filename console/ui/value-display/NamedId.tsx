import { observer } from 'mobx-react-lite';
import { routePlaceText } from '../../../ops/plan-report/route-place-text.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import styles from './NamedId.module.css';

/** Something that has an id: what people call it, and its id in small; without a name the id is all there is. */
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

/** A route by what its page is and where it stands: who asks where a visitor ends is not told by a slogan. */
export const RouteLocationName = observer(function RouteLocationName({ id }: { id: string }) {
  return <NamedId id={id} name={routePlaceText(useDraftStore(), id)} />;
});
