import type { Io } from './io.ts';

async function* readStdin(): AsyncIterable<string> {
  process.stdin.setEncoding('utf8');
  for await (const chunk of process.stdin) yield String(chunk);
}

/** The Io of a real process. A reader that goes away (`funnel check | head`) is no error. */
export function processIo(): Io {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit();
    });
  }
  return {
    stdout: (text) => process.stdout.write(text),
    stderr: (text) => process.stderr.write(text),
    stdin: readStdin,
    cwd: process.cwd(),
    env: process.env,
    isTTY: process.stdout.isTTY === true,
  };
}
