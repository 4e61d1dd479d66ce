type Ask = () => Promise<void>;

/** What the open views know of the remote, each as the call that asks for it again. */
const asks = new Set<Ask>();

/** What came of a push is told all the same where a view does not get its answer, ms. */
const longestWait = 3000;

/** Asks again whenever this page has pushed or got something. @returns what ends it */
export function listenForNews(ask: Ask): () => void {
  asks.add(ask);
  return () => {
    asks.delete(ask);
  };
}

/** Views that tell of the remote ask again. @returns once they show what they were told, or could not be told it */
export const tellOfRemote = async (): Promise<void> => {
  const isOver = new Promise((resolve) => setTimeout(resolve, longestWait));
  await Promise.race([Promise.allSettled([...asks].map((ask) => ask())), isOver]);
};
