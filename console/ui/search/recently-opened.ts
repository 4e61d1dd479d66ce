/** What was opened from the find view, the last first. */
export interface Recent {
  href: string;
  name: string;
  kind: string;
}

const key = 'funnel-console-recent';
const most = 8;

export function readRecent(): Recent[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? (kept as Recent[]).filter((one) => typeof one?.href === 'string') : [];
  } catch {
    return [];
  }
}

export function keepRecent(one: Recent): void {
  const rest = readRecent().filter(({ href }) => href !== one.href);
  localStorage.setItem(key, JSON.stringify([one, ...rest].slice(0, most)));
}
