import type { Route } from 'playwright-core';
import type { Visit } from '../visit.ts';

/** Handles the next requests of the flow's main call: `times` of them. Each proves the fault. */
export const atCall = (
  visit: Visit,
  handle: (route: Route) => Promise<unknown>,
  times = 1,
): Promise<unknown> =>
  visit.visitor.page.route(
    `**/api${visit.flow.call}`,
    async (route) => {
      visit.fired('the main call was met');
      await handle(route);
    },
    { times },
  );

/** Holds the next main call: its response leaves when `release` is called. */
export async function holdCall(visit: Visit): Promise<{ reached: Promise<void>; release: () => void }> {
  let release: () => void = () => undefined;
  let reach: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  await atCall(visit, async (route) => {
    const response = await route.fetch();
    reach();
    await held;
    // The page may be gone.
    await route.fulfill({ response }).catch(() => undefined);
  });
  return { reached, release };
}

/** Requests to the server's part of the API that have come through. */
export const callsOf = async (visit: Visit, path = visit.flow.call): Promise<number> =>
  (await visit.visitor.sandboxRun.calls(path)).length;

/** Waits for a state of the visit that the harness polls. */
export async function until(what: string, holds: () => Promise<boolean>, mostMs = 30_000): Promise<void> {
  const began = Date.now();
  while (!(await holds().catch(() => false))) {
    if (Date.now() - began > mostMs) throw new Error(`not seen: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Gives the page as much of its own time. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
