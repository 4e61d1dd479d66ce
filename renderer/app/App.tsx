import { observer } from 'mobx-react-lite';
import { StrictMode } from 'react';
import type { AppContext } from '../context/app-context.ts';
import { RouteView } from '../router/RouteView.tsx';

/** The app; the same where its first page is prerendered and where that comes alive. */
export const App = ({ app }: { app: AppContext }) => (
  <StrictMode>
    <Shown app={app} />
  </StrictMode>
);

/** The first page by itself, the pages of the router after it: the router keeps back its own until the first has gone. */
const Shown = observer(function Shown({ app }: { app: AppContext }) {
  const { first, routed } = app.navigation;
  return (
    <>
      {first && <RouteView app={app} route={first.route} bundle={first.bundle} />}
      {routed && <routed.Pages />}
    </>
  );
});
