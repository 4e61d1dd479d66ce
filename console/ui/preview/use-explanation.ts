import { useEffect, useState } from 'react';
import type { ExplainInput } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import type { Revision } from '../visitor/visitor.ts';
import { type ExplainedStep, explainStep, type StepRequest } from './explain-step.ts';
import type { PhoneLocation } from './visit-trail.ts';

/** Explains why the visit reached a location of its trail: by arriving, or by an outcome of the page before. */
export function useExplanation(
  draftStore: DraftStore,
  input: ExplainInput,
  trail: readonly PhoneLocation[],
  at: number,
  revision: Revision,
): ExplainedStep | null {
  const [explained, setExplained] = useState<ExplainedStep | null>(null);
  const { version, language, names } = draftStore;
  // A visitor is completed by the declared facts, which the server may report after the page has opened.
  const facts = [names?.channelInfo, names?.flags];
  const key = JSON.stringify({
    input,
    trail: trail.slice(0, at + 1),
    version,
    language,
    revision,
    facts,
  });
  useEffect(() => {
    let isOver = false;
    explainStep(draftStore, JSON.parse(key) as StepRequest).then(
      (found) => {
        if (!isOver) setExplained(found);
      },
      (error: unknown) => {
        // The frame reports a lost connection; a location that cannot be explained has no explanation.
        if (!(error instanceof ClientError)) throw error;
        if (!isOver) setExplained(null);
      },
    );
    return () => {
      isOver = true;
    };
  }, [draftStore, key]);
  return explained;
}
