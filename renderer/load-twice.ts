const msBeforeRetry = 400;

/** One more try, because a phone loses its network for a moment more often than a file is gone. */
export const loadTwice = <T>(load: () => Promise<T>): Promise<T> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, msBeforeRetry));
    return load();
  });
