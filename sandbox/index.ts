export { createSandbox, type Sandbox } from './create-sandbox.ts';
export { cutHeader } from './faults.ts';
