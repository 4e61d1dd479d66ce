import childProcess from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { OpsConsole, serveConsole } from '../../../console/index.ts';
import { AnalysisThread } from '../../../console/worker/analysis-thread.ts';
import type { Thread } from '../../../console/worker/live-analysis.ts';
import type { KillMoment } from './kill-moment.ts';

// Run by killed-server.test.ts: serves a console and prints its port and token. At the given moment the process kills
// itself. The moment is one of the system calls that any console has to make: the product's code knows nothing of it.
const [dir = '', stateDir = '', given = 'null'] = process.argv.slice(2);
const moment = JSON.parse(given) as KillMoment | null;
let isArmed = moment?.isAtStart ?? false;
let left = moment?.skip ?? 0;
const own = { ...fs };
const ownExecFile = childProcess.execFile;
/** The paths of open files, as they are called now. */
const open = new Map<number, string>();

/** Whether a call is being made: Node makes others for it. */
let isWithin = false;

/** Makes a call, or a part of it, and ends the process there. */
function call<T>(name: KillMoment['call'], path: string, make: () => T, half: () => unknown = make): T {
  const isWanted = isArmed && moment?.call === name && path.endsWith(moment.path);
  if (isWithin) return make();
  isWithin = true;
  try {
    if (!isWanted || left-- !== 0) return make();
  } finally {
    isWithin = false;
  }
  if (moment.when === 'after') make();
  if (moment.when === 'half') half();
  process.kill(process.pid, 'SIGKILL');
  // The signal ends the process before it can go on.
  for (;;);
}

const halfOf = <T extends string | Uint8Array>(data: T): T => data.slice(0, Math.floor(data.length / 2)) as T;
const nameOf = (target: number | string): string =>
  typeof target === 'number' ? (open.get(target) ?? '') : target;

Object.assign(fs, {
  openSync: (path: string, ...rest: [string, number?]) => {
    const fd = own.openSync(path, ...rest);
    open.set(fd, path);
    return fd;
  },
  writeSync: (fd: number, bytes: Uint8Array, at = 0) =>
    call(
      'write',
      nameOf(fd),
      () => own.writeSync(fd, bytes, at),
      () => own.writeSync(fd, halfOf(bytes)),
    ),
  writeFileSync: (target: number | string, data: string | Uint8Array, options?: fs.WriteFileOptions) =>
    call(
      'write',
      nameOf(target),
      () => own.writeFileSync(target, data, options),
      () => own.writeFileSync(target, halfOf(data), options),
    ),
  fsyncSync: (fd: number) => call('sync', nameOf(fd), () => own.fsyncSync(fd)),
  renameSync: (from: string, to: string) =>
    call('rename', to, () => {
      own.renameSync(from, to);
      for (const [fd, path] of open) if (path === from) open.set(fd, to);
    }),
  rmSync: (path: string, options?: fs.RmOptions) => call('remove', path, () => own.rmSync(path, options)),
});
Object.assign(childProcess, {
  // `-C`, the folder, the subcommand.
  execFile: (...all: Parameters<typeof ownExecFile>) =>
    call('git', String((all[1] as string[] | undefined)?.[2]), () => ownExecFile(...all)),
});
syncBuiltinESMExports();

function startThread(): Thread {
  const thread = new AnalysisThread();
  return {
    close: () => thread.close(),
    ask: (revision, request, onProgress) =>
      thread.ask(revision, request, onProgress && ((report) => call('plan', '', () => onProgress(report)))),
  };
}

const ops = new OpsConsole({ dir, stateDir, preview: null, startThread });
const { port, token } = await serveConsole(ops, 0, () => null);
isArmed = true;
process.stdout.write(`${port} ${token}\n`);
