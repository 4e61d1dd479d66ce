import { withoutReadParameters } from '../address/query-parameters.ts';
import type { Site } from '../site/site.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { storedClickId, storedDeadline } from '../storage/stored-values.ts';
import type { Session } from './session.ts';
import type { ClickIds } from './session-values.ts';

/** Reads the click ids of the landing address and stores them for as long as trackers.json says (R-STATE 6). */
export function persistClickIds(
  { clickIds = {}, facts }: Site,
  storage: SafeStorage,
  { location: { origin, pathname, search } }: Window,
  query: Session['query'],
): ClickIds {
  const found: Record<string, string | null> = {};
  for (const [id, clickId] of Object.entries(clickIds)) {
    const { parameters, beside = [], holds, days } = clickId;
    const place = storedClickId(id, clickId);
    const deadline = storedDeadline(id);
    const first = parameters.find((name) => query[name]);
    if (first) {
      const names = [...beside, ...parameters];
      const text =
        holds === 'parameters'
          ? JSON.stringify(
              query,
              names.filter((name) => query[name]),
            )
          : holds === 'value'
            ? query[first]
            : (origin + pathname + withoutReadParameters(search, names, facts.query)).slice(0, 1024);
      storage.write(place, text ?? null);
      if (days) storage.write(deadline, Date.now() + days * 86_400_000);
    }
    if (days && (storage.read(deadline) ?? 0) < Date.now()) storage.write(place, null);
    found[id] = storage.read(place);
  }
  return found;
}
