// The product API (R-API), an entry of its own: only the sandbox and the commands know all of it.
export * from './api/api-paths.ts';
export * from './api/car-answers.ts';
export * from './api/channel-answer.ts';
export * from './api/envelope.ts';
export * from './api/place-answers.ts';
export * from './api/product-answer.ts';
export * from './api/visitor-answers.ts';
