const msBeforeRetry = 400;

let isRenewed = async (): Promise<boolean> => false;
/** @param ask - asked where a part of the build cannot be had: whether the page is loaded anew, so that nobody is told */
export function onMissingChunk(ask: () => Promise<boolean>): void {
  isRenewed = ask;
}

/**
 * One more try, because a phone loses its network for a moment more often than a file is gone.
 * @param ahead - nobody waits for it yet: where it is gone, nothing is done about that
 */
export const importWithRetry = <T>(load: () => Promise<T>, ahead = false): Promise<T> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, msBeforeRetry));
    return load().catch(async (error: unknown) => {
      if (!ahead && (await isRenewed())) return new Promise<never>(() => undefined);
      throw error;
    });
  });
