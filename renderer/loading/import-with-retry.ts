const msBeforeRetry = 400;

let reloadIfDeployed = async (): Promise<boolean> => false;
/** @param reload - called if a chunk cannot be loaded; resolves to true if it reloads the page: then no error is shown */
export function onMissingChunk(reload: () => Promise<boolean>): void {
  reloadIfDeployed = reload;
}

/**
 * Imports a chunk and retries once, because a phone loses its network for a moment more often than a file is missing.
 * @param ahead - a prefetch: a missing chunk does not reload the page
 */
export const importWithRetry = <T>(load: () => Promise<T>, ahead = false): Promise<T> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, msBeforeRetry));
    return load().catch(async (error: unknown) => {
      if (!ahead && (await reloadIfDeployed())) return new Promise<never>(() => undefined);
      throw error;
    });
  });
