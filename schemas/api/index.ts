// The product API (R-API), a separate entry: only the sandbox and the commands know all of it.
export * from './api-paths.ts';
export * from './car-responses.ts';
export * from './channel-responses.ts';
export * from './envelope.ts';
export * from './product-responses.ts';
export * from './region-responses.ts';
export * from './visitor-responses.ts';
