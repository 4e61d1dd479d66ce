import type { ExplainInput } from '../../api/index.ts';

/** Where a phone is, and what its visitor has stored by then: what its frame tells (`report-place.ts`). */
export interface PhoneLocation {
  path: string;
  stored: { token: boolean; firstVisit: boolean; loginAddress: string | null };
}

/** What a preview says of itself: where it is, its title, and what it has asked an app or the server for. */
export type PreviewMessage =
  | PhoneLocation
  | { handler: string }
  | { title: string }
  | { token: boolean }
  | { phone: string };

/** What a frame said, if it is one of the things that a preview says. */
export function readPreviewMessage(data: unknown): PreviewMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, path, stored, handler, title, token: hasToken, phone } = data as Record<string, unknown>;
  if (type === 'funnel-login' && typeof hasToken === 'boolean') return { token: hasToken };
  if (type === 'funnel-asked' && typeof phone === 'string' && /^\d{1,20}$/.test(phone)) return { phone };
  if (type === 'funnel-native' && typeof handler === 'string') return { handler };
  if (type === 'funnel-title' && typeof title === 'string') return { title };
  if (type !== 'funnel-place' || typeof path !== 'string') return null;
  const { token, firstVisit, loginAddress } = (stored ?? {}) as Record<string, unknown>;
  return {
    path,
    stored: {
      token: token === true,
      firstVisit: firstVisit === true,
      loginAddress: typeof loginAddress === 'string' ? loginAddress : null,
    },
  };
}

/** The same visitor, arriving at that place with what is stored by then. */
export function visitorAt(input: ExplainInput, { path, stored }: PhoneLocation): ExplainInput {
  const {
    token: _,
    outcome: _outcome,
    query: _query,
    firstVisit: _first,
    loginAddress: _address,
    ...rest
  } = input;
  return {
    ...rest,
    path,
    ...(stored.token && { token: true }),
    ...(stored.firstVisit && { firstVisit: true }),
    ...(stored.loginAddress !== null && { loginAddress: stored.loginAddress }),
  };
}

/** A place of a visit; the same one may come again. */
export interface TrailEntry extends PhoneLocation {
  number: number;
}

/** A place that only its query tells apart from the one before is the same step of the visit. */
export function withLocation(trail: readonly TrailEntry[], place: PhoneLocation): TrailEntry[] {
  const last = trail.at(-1);
  const plain = (path: string) => path.replace(/\?.*$/s, '');
  const isSame = last && plain(last.path) === plain(place.path);
  if (isSame) return [...trail.slice(0, -1), { ...place, number: last.number }];
  return [...trail.slice(-29), { ...place, number: (last?.number ?? 0) + 1 }];
}
