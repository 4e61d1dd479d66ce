import { observer } from 'mobx-react-lite';
import { StrictMode } from 'react';
import type { AppContext } from '../context/app-context.ts';
import { RouteView } from '../router/RouteView.tsx';

/** The app; the same where its first page is prerendered and where that comes alive. */
export const App = ({ world }: { world: AppContext }) => (
  <StrictMode>
    <Shown world={world} />
  </StrictMode>
);

/** The first page by itself, the pages of the router after it: the router keeps back its own until the first has gone. */
const Shown = observer(function Shown({ world }: { world: AppContext }) {
  const { first, routed } = world.navigation;
  return (
    <>
      {first && <RouteView world={world} route={first.route} bundle={first.bundle} />}
      {routed && <routed.Pages />}
    </>
  );
});
