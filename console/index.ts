// The contract of the console's server, for scripts and tests.
export type { ConsoleEvents, PreviewTold } from './api/index.ts';
export type { Side } from './draft/draft-revision.ts';
export { closeServer, guardedServer, listenLocally } from './guard/guarded-server.ts';
export { type Asked, headersOf, neverSent, type Refused, sentOnce } from './guard/request-guard.ts';
export { type ConsoleOptions, OpsConsole } from './server/ops-console.ts';
export type { Preview } from './server/preview-sites.ts';
export { type ServedConsole, serveConsole } from './server/serve-console.ts';
export { answerInThread, Thread } from './worker/worker-thread.ts';
