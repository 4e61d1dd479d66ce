// The contract of the console's server, for scripts and tests.
export type { ConsoleEvents, PreviewStatus } from './api/index.ts';
export type { DraftRevision } from './draft/draft-revision.ts';
export { closeServer, createGuardedServer, listenLocally } from './guard/guarded-server.ts';
export {
  forbiddenHeaders,
  type GuardedRequest,
  type GuardRefusal,
  headersOf,
  singleValueHeaders,
} from './guard/request-guard.ts';
export { type ConsoleOptions, OpsConsole } from './server/ops-console.ts';
export type { PreviewSites } from './server/preview-sites.ts';
export { type ServedConsole, serveConsole } from './server/serve-console.ts';
export { answerInThread, WorkerThread } from './worker/worker-thread.ts';
