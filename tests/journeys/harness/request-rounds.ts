import type { Route } from 'playwright-core';
import { timersFired } from '../../harness/page-events.ts';
import { answerOf, type Visitor } from './visitor.ts';

/** Longer than any pause of the app between two requests that do not depend on each other, ms. */
const quietMs = 1000;
/** The page makes no further request, and is not shown. */
const longestMs = 30_000;

/**
 * Opens an address and answers its requests in rounds: none is answered before the page has made all that need no further
 * answer. Pictures are answered at once. So each round contains what depends on the round before, however slow the machine is.
 * @param isShown - ends the rounds
 * @returns the paths that each round requested, sorted; the first is the HTML's
 */
export async function requestRounds(
  { page, origin }: Visitor,
  address: string,
  isShown: () => Promise<boolean>,
): Promise<string[][]> {
  let held: Route[] = [];
  await page.route('**/*', (route) => {
    if (route.request().resourceType() === 'image') return route.continue();
    held.push(route);
  });
  const rounds: string[][] = [];
  const opened = page.goto(origin + address, { waitUntil: 'commit' });
  opened.catch(() => undefined);
  do {
    // The page cannot be looked at before its HTML has come.
    const until = Date.now() + longestMs;
    while (held.length === 0 && (rounds.length === 0 || !(await isShown()))) {
      if (Date.now() > until) throw new Error(`is not shown after ${JSON.stringify(rounds)}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    if (held.length === 0) break;
    const round = held;
    held = [];
    rounds.push(round.map((route) => new URL(route.request().url()).pathname).sort());
    const answers = await Promise.all(round.map(answerOf));
    await Promise.all(round.map((route, at) => route.fulfill(answers[at])));
    await opened;
    for (let before = -1; before !== held.length; ) {
      before = held.length;
      await timersFired(page, quietMs);
    }
  } while (!(await isShown()));
  const left = held.map((route) => route.continue());
  await Promise.all(left);
  await page.unroute('**/*');
  return rounds;
}
