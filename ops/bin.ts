import { main } from './cli.ts';
import { processIo } from './process-io.ts';

// The code is set, not forced: what is still being written to a pipe gets out.
process.exitCode = await main(process.argv.slice(2), processIo());
