import { connect, createServer, type Socket } from 'node:net';

/** The network between the browsers and a server on this machine, which can be cut as a phone's is. */
export interface Network {
  port: number;
  /** Cuts every connection and refuses new ones. */
  cut(): Promise<void>;
  restore(): Promise<void>;
  /** Cuts every connection on which a path that begins like this is asked for, until `deliver`. */
  lose(path: string): void;
  deliver(): void;
}

export async function networkTo(port: number): Promise<Network> {
  const open = new Set<Socket>();
  let lost: string | null = null;
  const pass = (from: Socket) => {
    const to = connect(port, '127.0.0.1');
    for (const [one, other] of [
      [from, to],
      [to, from],
    ] as const) {
      open.add(one);
      one.on('close', () => {
        open.delete(one);
        other.destroy();
      });
      // Either end may reset the connection; `close` follows.
      one.on('error', () => {});
      one.pipe(other);
    }
    // Browsers send no second request before the response to the first one: each begins its own piece.
    from.on('data', (piece: Buffer) => {
      if (lost !== null && piece.toString('latin1').startsWith(`GET ${lost}`)) from.destroy();
    });
  };
  let server = createServer(pass);
  const listen = (at: number) =>
    new Promise<number>((resolve) => {
      server.listen(at, '127.0.0.1', () => resolve((server.address() as { port: number }).port));
    });
  const own = await listen(0);
  return {
    port: own,
    cut: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of open) socket.destroy();
      }),
    restore: async () => {
      server = createServer(pass);
      await listen(own);
    },
    lose: (path) => {
      lost = path;
    },
    deliver: () => {
      lost = null;
    },
  };
}
