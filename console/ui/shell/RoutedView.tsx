import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import { hrefOf, useRoute } from '../route/route.ts';
import { shellWords } from './shell-words.ts';
import { viewAt } from './views.tsx';

/** The view that the address names. */
export const RoutedView = observer(function RoutedView() {
  const route = useRoute();
  const say = useWords(shellWords);
  const view = viewAt(route);
  if (view) return view.render(route);
  // As in a link that a colleague sent from another version, or cut short.
  return (
    <>
      <h1>{say('nothingHere')}</h1>
      <p>{say('nothingHereAbout', { address: `#/${route.path.join('/')}` })}</p>
      <p>
        <a href={hrefOf([])}>{say('toSearch')}</a>
      </p>
    </>
  );
});
