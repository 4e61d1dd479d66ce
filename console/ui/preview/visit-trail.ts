import type { ExplainInput } from '../../api/index.ts';

/** The phone's current location and the visitor's storage, as its frame reports them (`location-report-script.ts`). */
export interface PhoneLocation {
  path: string;
  stored: {
    token: boolean;
    firstVisit: boolean;
    loginAddress: string | null;
    /** The answers that were sent, by name; left out where there are none. */
    answer?: Readonly<Record<string, string>>;
  };
}

/** A message of a preview: its location, its title, and its calls of an app or the server. */
export type PreviewMessage =
  | PhoneLocation
  | { handler: string }
  | { title: string }
  | { token: boolean }
  | { phone: string }
  /** The app shows a page of a document that has just been loaded. */
  | { readyAt: string }
  | PagesScrolled
  /** The pages are scrolled as far as they were asked to. */
  | { isScrolled: true }
  /** Presses are numbered in their document; what is typed then names its press. */
  | { pressed: PressedText; press: number }
  | { typed: string; press: number }
  | { typing: 'kept' | 'discarded'; text: string; press: number };

/** How far somebody has scrolled pages of a location, px from their top, by page. */
export interface PagesScrolled {
  scrolledAt: string;
  tops: Readonly<Record<string, number>>;
}

/** A text that was pressed in the phone, with the ids of what it stands in; empty where there is none. */
export interface PressedText {
  page: string;
  form: string;
  block: string;
  field: string;
  text: string;
  /** It is the hint or an option of a control, which a press uses. */
  isControl?: true;
  /** What stands around it, from the nearest element with other texts to its block. */
  around?: readonly TextsAround[];
}

/** The texts of an element, and which of them was pressed. */
export interface TextsAround {
  texts: readonly string[];
  at: number;
}

/** Parses a message of a frame; null where it is not one of a preview. */
export function readPreviewMessage(data: unknown): PreviewMessage | null {
  if (typeof data !== 'object' || data === null) return null;
  const { type, path, stored, handler, title, token: hasToken, phone } = data as Record<string, unknown>;
  if (type === 'funnel-login' && typeof hasToken === 'boolean') return { token: hasToken };
  if (type === 'funnel-asked' && typeof phone === 'string' && /^\d{1,20}$/.test(phone)) return { phone };
  if (type === 'funnel-native' && typeof handler === 'string') return { handler };
  if (type === 'funnel-title' && typeof title === 'string') return { title };
  if (type === 'funnel-ready' && typeof path === 'string') return { readyAt: path };
  if (type === 'funnel-scrolled') return readScroll(data as Record<string, unknown>);
  if (type === 'funnel-scroll-done') return { isScrolled: true };
  if (type === 'funnel-typed' || type === 'funnel-text-pressed' || type === 'funnel-text-done')
    return readTextMessage(data as Record<string, unknown>);
  if (type !== 'funnel-place' || typeof path !== 'string') return null;
  const { token, firstVisit, loginAddress, answers } = (stored ?? {}) as Record<string, unknown>;
  const answer = readAnswers(answers);
  return {
    path,
    stored: {
      token: token === true,
      firstVisit: firstVisit === true,
      loginAddress: typeof loginAddress === 'string' ? loginAddress : null,
      ...(answer && { answer }),
    },
  };
}

/** A message of `scroll-script.ts`. */
function readScroll({ path, tops }: Record<string, unknown>): PagesScrolled | null {
  if (typeof path !== 'string' || typeof tops !== 'object' || tops === null) return null;
  const given = Object.entries(tops).filter((one): one is [string, number] => Number.isFinite(one[1]));
  return { scrolledAt: path, tops: Object.fromEntries(given) };
}

/** The answers that a phone has kept, by name; undefined: none. */
function readAnswers(kept: unknown): Record<string, string> | undefined {
  try {
    const { facts } = JSON.parse(String(kept)) as { facts: object };
    const given = Object.entries(facts).flatMap(([fact, value]): [string, string][] =>
      typeof value === 'string' ? [[fact.slice('answer.'.length), value]] : [],
    );
    return given.length > 0 ? Object.fromEntries(given) : undefined;
  } catch {
    return undefined;
  }
}

/** A message of `text-editing-script.ts`. */
function readTextMessage({
  type,
  text,
  keep,
  press,
  ...place
}: Record<string, unknown>): PreviewMessage | null {
  if (typeof text !== 'string' || typeof press !== 'number') return null;
  if (type === 'funnel-typed') return { typed: text, press };
  if (type === 'funnel-text-done') return { typing: keep === true ? 'kept' : 'discarded', text, press };
  const [page, form, block, field] = [place.page, place.form, place.block, place.field].map((id) =>
    typeof id === 'string' ? id : '',
  );
  const around = Array.isArray(place.around) ? place.around.filter(isAround) : [];
  return {
    pressed: {
      ...{ page: page ?? '', form: form ?? '', block: block ?? '', field: field ?? '', text, around },
      ...(place.isControl === true && { isControl: true }),
    },
    press,
  };
}

function isAround(given: unknown): given is TextsAround {
  if (typeof given !== 'object' || given === null) return false;
  const { texts, at } = given as Record<string, unknown>;
  return Array.isArray(texts) && texts.every((one) => typeof one === 'string') && typeof at === 'number';
}

/** The same visitor, arriving at that location with the storage of that time. */
export function visitorAt(input: ExplainInput, { path, stored }: PhoneLocation): ExplainInput {
  const {
    token: _,
    outcome: _outcome,
    query: _query,
    firstVisit: _first,
    loginAddress: _address,
    answer: _answer,
    ...rest
  } = input;
  return {
    ...rest,
    path,
    ...(stored.token && { token: true }),
    ...(stored.firstVisit && { firstVisit: true }),
    ...(stored.loginAddress !== null && { loginAddress: stored.loginAddress }),
    ...(stored.answer && { answer: { ...stored.answer } }),
  };
}

/** A location of a visit; the same one may occur again. */
export interface TrailEntry extends PhoneLocation {
  number: number;
}

/** A location that differs from the one before only by its query is the same step of the visit. */
export function withLocation(trail: readonly TrailEntry[], location: PhoneLocation): TrailEntry[] {
  const last = trail.at(-1);
  const plain = (path: string) => path.replace(/\?.*$/s, '');
  const isSame = last && plain(last.path) === plain(location.path);
  if (isSame) return [...trail.slice(0, -1), { ...location, number: last.number }];
  return [...trail.slice(-29), { ...location, number: (last?.number ?? 0) + 1 }];
}
