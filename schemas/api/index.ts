// The product API (R-API), a separate entry: only the sandbox and the commands know all of it.
export * from '../../profiles/api/index.ts';
export * from './api-paths.ts';
export * from './channel-responses.ts';
export * from './envelope.ts';
export * from './region-responses.ts';
export * from './visitor-responses.ts';
