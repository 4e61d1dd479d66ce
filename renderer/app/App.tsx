import { observer } from 'mobx-react-lite';
import { StrictMode } from 'react';
import type { AppContext } from '../context/app-context.ts';
import { RouteView } from '../router/RouteView.tsx';

/** The app: the same component is prerendered and hydrated. */
export const App = ({ app }: { app: AppContext }) => (
  <StrictMode>
    <Shown app={app} />
  </StrictMode>
);

/** Shows the first page until the router shows another one. */
const Shown = observer(function Shown({ app }: { app: AppContext }) {
  const { first, routed } = app.navigation;
  return (
    <>
      {first && <RouteView app={app} route={first.route} bundle={first.bundle} />}
      {routed && <routed.Pages />}
    </>
  );
});
