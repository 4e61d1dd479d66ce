import { useState } from 'react';
import type { Explained, ExplainInput } from '../../api/index.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { useExplanation } from '../preview/use-explanation.ts';
import type { Revision } from '../visitor/visitor.ts';
import { differencesOfVisit, type ExplainedRevision } from './differing-stages.ts';
import { type ShownDifferences, shownDifferences } from './shown-differences.ts';
import { firstDifferingStation, type Station } from './visit-stations.ts';

/** A visit on one revision of the config. */
export interface ComparedVisit {
  revision: Revision;
  /** Null until the server has answered. */
  explained: Explained | null;
  /** The text of routes.json. */
  routes: string;
}

export interface Comparison {
  disk: ComparedVisit;
  draft: ComparedVisit;
  /** Null: only the steps were compared. */
  shown: ShownDifferences | null;
  /** The stages that differ; null until both revisions are explained. */
  stages: ReadonlySet<string> | null;
}

const isExplained = (visit: ComparedVisit): visit is ComparedVisit & ExplainedRevision =>
  visit.explained !== null;

/** One visitor on the disk and on the draft. To be called in an observer. */
export function useComparison(input: ExplainInput): Comparison {
  const draftStore = useDraftStore();
  const response = useExplanation(draftStore, input, [], 0, 'draft')?.answer;
  const routes = draftStore.file('definitions/routes.json');
  const disk: ComparedVisit = {
    revision: 'disk',
    explained: response?.disk ?? null,
    routes: routes?.disk ?? '',
  };
  const draft: ComparedVisit = {
    revision: 'draft',
    explained: response?.draft ?? null,
    routes: routes?.text ?? '',
  };
  const shown = response?.differs ? shownDifferences(response.differs) : null;
  const stages = isExplained(disk) && isExplained(draft) ? differencesOfVisit([disk, draft], shown) : null;
  return { disk, draft, shown, stages };
}

/**
 * The station that both phones show: the chosen one, and after a change of visitor again the first that differs.
 * @param step - the step of the change whose witness the visitor is
 */
export function useStation(
  input: ExplainInput,
  stages: Comparison['stages'],
  step: string | null,
): [Station, (station: Station) => void] {
  const [chosen, setChosen] = useState<{ station: Station; visitor: string } | null>(null);
  const visitor = JSON.stringify(input);
  const first = stages ? firstDifferingStation(stages, step) : 'entry';
  const station = chosen?.visitor === visitor ? chosen.station : first;
  return [station, (next) => setChosen({ station: next, visitor })];
}
