// The contract of the console's server, for scripts and tests.
export type { ConsoleEvents, PreviewTold } from './api.ts';
export { type ConsoleOptions, OpsConsole } from './console.ts';
export type { Side } from './draft/draft-revision.ts';
export { type Asked, headersOf, neverSent, type Refused, sentOnce } from './guard/guard.ts';
export { closeServer, guardedServer, listenLocally } from './guard/guarded-server.ts';
export type { Preview } from './preview.ts';
export { type ServedConsole, serveConsole } from './serve-console.ts';
export { answerInThread, Thread } from './thread.ts';
