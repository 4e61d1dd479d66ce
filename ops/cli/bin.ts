import { processIo } from '../terminal/process-io.ts';
import { main } from './cli.ts';

// The code is set, not forced: what is still being written to a pipe gets out.
process.exitCode = await main(process.argv.slice(2), processIo());
