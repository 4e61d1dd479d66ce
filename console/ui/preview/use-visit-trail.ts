import { useCallback, useEffect, useState } from 'react';
import { type Login, loginAfter, loginOf } from '../visitor/login.ts';
import type { SandboxSetup } from './use-sandbox-setup.ts';
import { type PreviewMessage, type TrailEntry, withLocation } from './visit-trail.ts';

/** What a phone has reported of a visit so far. */
export interface VisitTrail {
  trail: TrailEntry[];
  /** Calls of the native app. */
  nativeCalls: string[];
  /** Phone numbers for which codes were requested. */
  phones: string[];
  login: Login;
}

const mostNativeCalls = 9;

function withMessage(before: VisitTrail, message: PreviewMessage): VisitTrail {
  if ('handler' in message)
    return { ...before, nativeCalls: [...before.nativeCalls.slice(-mostNativeCalls), message.handler] };
  if ('phone' in message) return { ...before, phones: [...new Set([...before.phones, message.phone])] };
  if ('token' in message) return { ...before, login: loginAfter(before.login, message.token) };
  // The title and the texts are no part of a visit.
  if (!('stored' in message)) return before;
  const login = loginAfter(before.login, message.stored.token);
  return { ...before, login, trail: withLocation(before.trail, message) };
}

const begun = (ready: SandboxSetup | null): VisitTrail => ({
  trail: [],
  nativeCalls: [],
  phones: [],
  login: loginOf(ready?.input ?? {}),
});

/** Follows a visit by its phone's messages; a new visit starts empty. */
export function useVisitTrail(ready: SandboxSetup | null): {
  visitTrail: VisitTrail;
  onMessage: (message: PreviewMessage) => void;
} {
  const [visitTrail, setVisitTrail] = useState(() => begun(ready));
  useEffect(() => setVisitTrail(begun(ready)), [ready]);
  return {
    visitTrail,
    onMessage: useCallback(
      (message: PreviewMessage) => setVisitTrail((before) => withMessage(before, message)),
      [],
    ),
  };
}
