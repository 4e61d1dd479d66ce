import { useCallback, useEffect, useState } from 'react';
import { type Login, loginAfter, loginOf } from '../visitor/login.ts';
import type { SandboxSetup } from './use-sandbox-setup.ts';
import { type PreviewMessage, type TrailEntry, withLocation } from './visit-trail.ts';

/** What a phone has reported of a visit so far. */
export interface VisitTrail {
  trail: TrailEntry[];
  /** Calls of the native app. */
  asked: string[];
  /** Phone numbers for which codes were requested. */
  phones: string[];
  login: Login;
}

const mostAsked = 9;

function withSaid(before: VisitTrail, said: PreviewMessage): VisitTrail {
  if ('handler' in said) return { ...before, asked: [...before.asked.slice(-mostAsked), said.handler] };
  if ('phone' in said) return { ...before, phones: [...new Set([...before.phones, said.phone])] };
  if ('token' in said) return { ...before, login: loginAfter(before.login, said.token) };
  if ('title' in said) return before;
  const login = loginAfter(before.login, said.stored.token);
  return { ...before, login, trail: withLocation(before.trail, said) };
}

const begun = (ready: SandboxSetup | null): VisitTrail => ({
  trail: [],
  asked: [],
  phones: [],
  login: loginOf(ready?.input ?? {}),
});

/** Follows a visit by its phone's messages; a new visit starts empty. */
export function useVisitTrail(ready: SandboxSetup | null): {
  walk: VisitTrail;
  onSaid: (said: PreviewMessage) => void;
} {
  const [walk, setWalk] = useState(() => begun(ready));
  useEffect(() => setWalk(begun(ready)), [ready]);
  return {
    walk,
    onSaid: useCallback((said: PreviewMessage) => setWalk((before) => withSaid(before, said)), []),
  };
}
