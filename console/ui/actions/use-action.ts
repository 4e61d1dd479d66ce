import { useEffect } from 'react';
import { navigate } from '../route/route.ts';
import type { Action } from './actions.ts';

/** What the shown parts of the page can do now. */
const offered = new Map<string, () => void>();
/** Asked for where nothing can do it yet: the view that does is being opened. */
let awaited: { id: string; until: number } | null = null;
/** Who has gone elsewhere meanwhile wants it no more, ms. */
const patience = 15_000;

/** Does an action where it is offered, else opens its view, which does it once it is there. */
export function perform({ id, href }: Action): void {
  const run = offered.get(id);
  awaited = null;
  if (run) {
    run();
    return;
  }
  awaited = { id, until: Date.now() + patience };
  if (href !== undefined) navigate(href);
}

/** Offers an action as long as the component is shown. @param run - what its button calls */
export function useAction(id: string, run: () => void): void {
  useEffect(() => {
    offered.set(id, run);
    if (awaited?.id === id) {
      const isWanted = Date.now() < awaited.until;
      awaited = null;
      if (isWanted) run();
    }
    return () => {
      if (offered.get(id) === run) offered.delete(id);
    };
  });
}
