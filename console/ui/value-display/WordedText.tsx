import { observer } from 'mobx-react-lite';
import type { ComponentType } from 'react';
import { routeLabel, withoutPath } from '../../../ops/plan-report/route-label.ts';
import { labelsOf } from '../../../ops/wording/labels.ts';
import { nameWithId } from '../../../ops/wording/visitor-words.ts';
import { wordedParts } from '../../../ops/wording/worded-text.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { RouteLocationName } from './NamedId.tsx';

/** Stages that report to an ad network, whose name comes first. */
const withNetwork: ReadonlySet<string> = new Set(['ads', 'conversion-changed']);

/** The result of a step, or one side of a change, with display names instead of ids. */
export const WordedText = observer(function WordedText({
  about,
  text,
  Page = RouteLocationName,
}: {
  /** The step or risk that the text belongs to. */
  about: string;
  text: string;
  /** The component that renders a route. */
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
      {withoutPath(routeLabel(draftStore, route), after)}
    </>
  );
});
