import { observer } from 'mobx-react-lite';
import { turnText } from '../../../plan/value-words.ts';
import { useDesk } from '../desk.ts';
import { RouteNamed } from './Named.tsx';
import { routeIn } from './route-in.ts';
import { wordIds } from './word-ids.ts';

/**
 * What a step decided, or one side of a change, with its ids by their names.
 * @param about - the step or the risk that it is told of
 */
export const Worded = observer(function Worded({ about, text: given }: { about: string; text: string }) {
  const { language, names } = useDesk();
  const text = wordIds(turnText(given, language), names, language);
  const found = routeIn(about, text, names);
  if (!found) return text;
  return (
    <>
      {found.before}
      <RouteNamed id={found.id} />
      {found.after}
    </>
  );
});
