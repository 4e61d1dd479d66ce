/** Entries that were opened from the search view, the last first. */
export interface RecentEntry {
  href: string;
  name: string;
  kind: string;
}

const key = 'funnel-console-recent';
const most = 8;

export function readRecentlyOpened(): RecentEntry[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored)
      ? (stored as RecentEntry[]).filter((one) => typeof one?.href === 'string')
      : [];
  } catch {
    return [];
  }
}

export function rememberOpened(one: RecentEntry): void {
  const rest = readRecentlyOpened().filter(({ href }) => href !== one.href);
  localStorage.setItem(key, JSON.stringify([one, ...rest].slice(0, most)));
}
