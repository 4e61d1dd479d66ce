import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { RequestedPlan } from '../impact/RequestedPlan.tsx';
import { useWords } from '../language/use-words.ts';
import { historyWords } from './history-words.ts';

/** The plan of a past save. */
export const PastPlan = observer(function PastPlan({
  commit,
  children,
}: {
  commit: string;
  /** Other actions of the save. */
  children: ReactNode;
}) {
  const { client } = useDraftStore();
  const say = useWords(historyWords);
  return (
    <RequestedPlan
      ask={() => client.pastPlan({ commit })}
      cancel={client.cancelPastPlan}
      words={{ ask: say('plan'), hide: say('hidePlan'), computing: say('planning') }}
    >
      {children}
    </RequestedPlan>
  );
});
