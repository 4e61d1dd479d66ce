const idKey = 'funnel-console-window';
const nameKey = 'funnel-console-name';

/** The id of this window: it stays when the page is loaded again. */
export function ownWindowId(): string {
  const id = sessionStorage.getItem(idKey) ?? crypto.randomUUID();
  sessionStorage.setItem(idKey, id);
  return id;
}

/** A copied tab begins with the id of the tab that it was copied from; the console gives it one of its own. */
export const keepWindowId = (id: string): void => sessionStorage.setItem(idKey, id);

/** How the operator calls themselves: kept in this browser, and sent to the console of this machine only. */
export const storedName = (): string => localStorage.getItem(nameKey) ?? '';

export function storeName(name: string): void {
  if (name === '') localStorage.removeItem(nameKey);
  else localStorage.setItem(nameKey, name);
}
