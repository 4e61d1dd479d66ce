/** Limits of a Node server against connections that hold it: slow headers, slow bodies, pipelines without an end. */
export const connectionLimits = {
  headersTimeout: 10_000,
  requestTimeout: 60_000,
  /** How often the limits above are checked; by default a connection may exceed them by half a minute. */
  connectionsCheckingInterval: 1000,
  /** A connection is closed after so many requests; a browser opens another one. */
  maxRequestsPerSocket: 1000,
} as const;

export type ConnectionLimits = Readonly<Record<keyof typeof connectionLimits, number>>;
