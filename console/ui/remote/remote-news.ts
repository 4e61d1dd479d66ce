type Ask = () => Promise<void>;

/** What the open views know of the remote, each as the call that asks for it again. */
const asks = new Set<Ask>();

/** Asks again whenever this page has pushed or got something. @returns what ends it */
export function listenForNews(ask: Ask): () => void {
  asks.add(ask);
  return () => {
    asks.delete(ask);
  };
}

/** Views that tell of the remote ask again. @returns once they show what they were told */
export const tellOfRemote = async (): Promise<void> => {
  await Promise.all([...asks].map((ask) => ask()));
};
