import { useEffect, useState } from 'react';
import type { ExplainInput, ExplainResponse } from '../../api/index.ts';
import { ClientError } from '../client/api-error.ts';
import type { DraftStore } from '../draft-store/draft-store.ts';
import { type Revision, wholeVisitor } from '../visitor/visitor.ts';
import { type PhoneLocation, visitorAt } from './visit-trail.ts';

export interface ExplainedStep {
  answer: ExplainResponse;
  /** What the page before has finished with to get here; more than one where they lead to the same. */
  after: string[];
}

/** Why the visit is at a place of its trail: it arrived there, or the page before has finished with something. */
export function useExplanation(
  desk: DraftStore,
  input: ExplainInput,
  trail: readonly PhoneLocation[],
  at: number,
  side: Revision,
): ExplainedStep | null {
  const [explained, setExplained] = useState<ExplainedStep | null>(null);
  const { version, language } = desk;
  const key = JSON.stringify({ input, before: trail[at - 1], now: trail[at], version, language, side });
  useEffect(() => {
    let isOver = false;
    explainStep(desk, JSON.parse(key) as Asked).then(
      (found) => {
        if (!isOver) setExplained(found);
      },
      (error: unknown) => {
        // A lost connection is told by the frame; a place that cannot be asked about has no explanation.
        if (!(error instanceof ClientError)) throw error;
        if (!isOver) setExplained(null);
      },
    );
    return () => {
      isOver = true;
    };
  }, [desk, key]);
  return explained;
}

interface Asked {
  input: ExplainInput;
  before?: PhoneLocation;
  now?: PhoneLocation;
  language: DraftStore['language'];
  side: Revision;
}

async function explainStep(
  desk: DraftStore,
  { input, before, now, language, side }: Asked,
): Promise<ExplainedStep> {
  const ask = (visitor: ExplainInput) =>
    desk.client.explain({ input: wholeVisitor(visitor), lang: language });
  const arrival = await ask(now ? visitorAt(input, now) : input);
  if (!before || !now) return { answer: arrival, after: [] };
  const from = visitorAt(input, { path: before.path, stored: now.stored });
  const path = now.path.replace(/\?.*$/s, '');
  const there = await ask(visitorAt(input, before));
  // Who only arrives at the page before, with what was stored then, is led here at once.
  if (pathAt(there, side) === path) return { answer: there, after: [] };
  const outcomes = await outcomesOf(desk, pageAt(there, side), side);
  const answers = await Promise.all(
    outcomes.map(async (outcome) => ({ outcome, answer: await ask({ ...from, outcome }) })),
  );
  const fitting = answers.filter(({ answer }) => pathAt(answer, side) === path);
  const [first] = fitting;
  return first
    ? { answer: first.answer, after: fitting.map(({ outcome }) => outcome) }
    : { answer: arrival, after: [] };
}

function landingAt(answer: ExplainResponse, side: Revision): { page: string; path: string } | null {
  const landing = answer[side]?.outcome.landing;
  return landing && 'page' in landing ? landing : null;
}
const pageAt = (answer: ExplainResponse, side: Revision): string | null =>
  landingAt(answer, side)?.page ?? null;
const pathAt = (answer: ExplainResponse, side: Revision): string | null =>
  landingAt(answer, side)?.path ?? null;

/** What a page can finish with; a login is one that every page with a form for it has. */
async function outcomesOf(desk: DraftStore, page: string | null, side: Revision): Promise<string[]> {
  if (page === null) return ['loggedIn'];
  const { text, disk } = await desk.client.file(`definitions/pages/${page}.json`);
  return [...new Set([...namedIn(side === 'disk' ? disk : text), 'loggedIn'])];
}

function namedIn(page: string): string[] {
  try {
    const { outcomes } = JSON.parse(page) as { outcomes?: unknown };
    return Array.isArray(outcomes) ? outcomes.filter((one): one is string => typeof one === 'string') : [];
  } catch {
    // Half typed at the moment: the phone shows the last page that could be read.
    return [];
  }
}
