import { processIo } from '../terminal/process-io.ts';
import { main } from './cli.ts';

// Set the exit code instead of exiting, so that pending output to a pipe is written.
process.exitCode = await main(process.argv.slice(2), processIo());
