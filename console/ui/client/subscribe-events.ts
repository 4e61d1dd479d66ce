import type { ConsoleEvents } from '../../api/index.ts';
import type { ApiClient } from './api-client.ts';
import { ClientError } from './api-error.ts';

interface Listener {
  received: <N extends keyof ConsoleEvents>(name: N, data: ConsoleEvents[N]) => void;
  opened: () => void;
  lost: (refused: ClientError) => void;
}

const retryDelay = 1500;

/** Subscribes to the console's events for as long as the page lives, and reconnects after every lost connection. */
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
    // The token of another run never becomes valid again.
    if (refused?.code === 'guard') return;
    await new Promise((resolve) => setTimeout(resolve, retryDelay));
  }
}
