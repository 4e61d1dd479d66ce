import type { ConsoleEvents } from '../../api/index.ts';
import type { ApiClient } from './api-client.ts';
import { ClientError } from './api-error.ts';

interface Listener {
  received: <N extends keyof ConsoleEvents>(name: N, data: ConsoleEvents[N]) => void;
  opened: () => void;
  lost: (refused: ClientError) => void;
}

const retryDelay = 1500;

/** Listens to the console for as long as the page lives, again and again where the connection is lost. */
export async function subscribeToEvents(
  client: ApiClient,
  { received, opened, lost }: Listener,
): Promise<void> {
  for (;;) {
    const refused = await client.listen(received, opened).then(
      () => null,
      (error: unknown) => (error instanceof ClientError ? error : null),
    );
    if (refused) lost(refused);
    // A token of another run will not come right by itself.
    if (refused?.code === 'guard') return;
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
  }
}
