import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { labelsOf } from '../../../labels/labels.ts';
import { withId } from '../../../labels/visitor-words.ts';
import { worded } from '../../../labels/worded-text.ts';
import { placeName, withoutPath } from '../../../plan/place-name.ts';
import { useDesk } from '../desk.ts';
import { PlaceNamed } from './Named.tsx';

/** What is told by an ad network, which stands first. */
const withNetwork: ReadonlySet<string> = new Set(['ads', 'conversion-changed']);

/**
 * What a step decided, or one side of a change, with its ids by their names.
 */
export const Worded = observer(function Worded({
  about,
  text,
  Page = PlaceNamed,
}: {
  /** The step or the risk that it is told of. */
  about: string;
  text: string;
  /** How a route is told. */
  Page?: ComponentType<{ id: string }>;
}) {
  const desk = useDesk();
  const { language, names } = desk;
  if (withNetwork.has(about)) {
    const networks = labelsOf(desk, { names: 'network', path: [] });
    return text.replace(/^[\w-]+/, (id) => withId(id, networks.get(id), language));
  }
  const [before, route, after = ''] = worded(about, text, language, names);
  if (route === undefined) return before;
  return (
    <>
      {before}
      <Page id={route} />
      {withoutPath(placeName(desk, route), after)}
    </>
  );
});
