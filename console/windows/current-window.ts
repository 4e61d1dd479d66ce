import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string | null>();

/** The header in which each call names its window. */
export const windowHeader = 'x-funnel-window';

/** The id of a window, as the page keeps it. */
export const isWindowId = (id: string | null | undefined): id is string =>
  typeof id === 'string' && /^[a-z0-9-]{8,64}$/.test(id);

/** Runs a call as that of a window: every step that it makes is this window's. */
export const asWindow = <T>(id: string | null | undefined, run: () => T): T =>
  current.run(isWindowId(id) ? id : null, run);

/** The window whose call is running; null for a program, or a step of the console itself. */
export const currentWindow = (): string | null => current.getStore() ?? null;
