export { cutHeader } from './api/simulated-faults.ts';
export { createSandbox, type Sandbox } from './server/create-sandbox.ts';
