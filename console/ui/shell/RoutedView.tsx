import { observer } from 'mobx-react-lite';
import { useWords } from '../language/use-words.ts';
import { useRoute } from '../route/route.ts';
import { shellWords } from './shell-words.ts';
import { viewAt } from './views.tsx';

/** The view that the address names. */
export const RoutedView = observer(function RoutedView() {
  const route = useRoute();
  const say = useWords(shellWords);
  return viewAt(route)?.render(route) ?? <p>{say('nothingHere')}</p>;
});
