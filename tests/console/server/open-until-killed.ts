import { OpsConsole } from '../../../console/index.ts';

// Run by api-calls.test.ts: opens the console of a config that another process has open.
const [dir = '', stateDir = ''] = process.argv.slice(2);
new OpsConsole({ dir, stateDir, preview: null });
