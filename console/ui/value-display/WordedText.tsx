import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { routePlaceText, withoutPath } from '../../../ops/plan-report/route-place-text.ts';
import { labelsOf } from '../../../ops/wording/labels.ts';
import { nameWithId } from '../../../ops/wording/visitor-words.ts';
import { wordedParts } from '../../../ops/wording/worded-text.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { RouteLocationName } from './NamedId.tsx';

/** What is told by an ad network, which stands first. */
const withNetwork: ReadonlySet<string> = new Set(['ads', 'conversion-changed']);

/**
 * What a step decided, or one side of a change, with its ids by their names.
 */
export const WordedText = observer(function WordedText({
  about,
  text,
  Page = RouteLocationName,
}: {
  /** The step or the risk that it is told of. */
  about: string;
  text: string;
  /** How a route is told. */
  Page?: ComponentType<{ id: string }>;
}) {
  const draftStore = useDraftStore();
  const { language, names } = draftStore;
  if (withNetwork.has(about)) {
    const networks = labelsOf(draftStore, { names: 'network', path: [] });
    return text.replace(/^[\w-]+/, (id) => nameWithId(id, networks.get(id), language));
  }
  const [before, route, after = ''] = wordedParts(about, text, language, names);
  if (route === undefined) return before;
  return (
    <>
      {before}
      <Page id={route} />
      {withoutPath(routePlaceText(draftStore, route), after)}
    </>
  );
});
