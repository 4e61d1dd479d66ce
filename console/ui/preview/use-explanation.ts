import { useEffect, useState } from 'react';
import type { ExplainInput, ExplainResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { type Revision, wholeVisitor } from '../visitor/visitor.ts';
import { type PhoneLocation, visitorAt } from './visit-trail.ts';

export interface ExplainedStep {
  answer: ExplainResponse;
  /** The outcomes of the page before that lead here; several where they have the same destination. */
  after: string[];
}

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
    before: trail[at - 1],
    now: trail[at],
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

interface StepRequest {
  input: ExplainInput;
  before?: PhoneLocation;
  now?: PhoneLocation;
  language: DraftStore['language'];
  revision: Revision;
}

async function explainStep(
  draftStore: DraftStore,
  { input, before, now, language, revision }: StepRequest,
): Promise<ExplainedStep> {
  const ask = (visitor: ExplainInput) =>
    draftStore.client.explain({ input: wholeVisitor(visitor, draftStore.names), lang: language });
  const arrival = await ask(now ? visitorAt(input, now) : input);
  if (!before || !now) return { answer: arrival, after: [] };
  const from = visitorAt(input, { path: before.path, stored: now.stored });
  const path = now.path.replace(/\?.*$/s, '');
  const there = await ask(visitorAt(input, before));
  // A visitor who only arrives at the page before, with the storage of that time, is redirected here at once.
  if (pathAt(there, revision) === path) return { answer: there, after: [] };
  const outcomes = await outcomesOf(draftStore, pageAt(there, revision), revision);
  const answers = await Promise.all(
    outcomes.map(async (outcome) => ({ outcome, answer: await ask({ ...from, outcome }) })),
  );
  const fitting = answers.filter(({ answer }) => pathAt(answer, revision) === path);
  const [first] = fitting;
  return first
    ? { answer: first.answer, after: fitting.map(({ outcome }) => outcome) }
    : { answer: arrival, after: [] };
}

function landingAt(answer: ExplainResponse, revision: Revision): { page: string; path: string } | null {
  const landing = answer[revision]?.outcome.landing;
  return landing && 'page' in landing ? landing : null;
}
const pageAt = (answer: ExplainResponse, revision: Revision): string | null =>
  landingAt(answer, revision)?.page ?? null;
const pathAt = (answer: ExplainResponse, revision: Revision): string | null =>
  landingAt(answer, revision)?.path ?? null;

/** The outcomes of a page; every page with a login form also has the outcome of a login. */
async function outcomesOf(
  draftStore: DraftStore,
  page: string | null,
  revision: Revision,
): Promise<string[]> {
  if (page === null) return ['loggedIn'];
  const { text, disk } = await draftStore.client.file(`definitions/pages/${page}.json`);
  return [...new Set([...namedIn(revision === 'disk' ? disk : text), 'loggedIn'])];
}

function namedIn(page: string): string[] {
  try {
    const { outcomes } = JSON.parse(page) as { outcomes?: unknown };
    return Array.isArray(outcomes) ? outcomes.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    // Half typed at the moment: the phone shows the last page that parsed.
    return [];
  }
}
