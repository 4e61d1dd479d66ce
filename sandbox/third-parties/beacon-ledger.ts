import { maskData, maskText } from '../ledgers/mask-personal-data.ts';
import type { SandboxRun } from '../storage/sandbox-run.ts';

/** A page loaded an ad network's script. */
export interface ScriptLoad {
  /** The network's id in definitions/trackers.json. */
  network: string;
  /** Address of the original script that the sandbox's replaces; at most 500 characters of it. */
  src: string;
  at: number;
}

/** A page gave an ad network's script a command, e.g. `["track", ["success", { "t": 3 }]]`. */
export interface Beacon {
  network: string;
  /** How it is spoken to: a shape of definitions/trackers.json, e.g. `queue`. */
  shape: string;
  /** As the page pushed it, masked as in every ledger. */
  command: unknown;
  at: number;
}

export function storeScriptLoad(run: SandboxRun, load: Omit<ScriptLoad, 'at'>): void {
  run.db.run(
    'INSERT INTO script_loads (world, network, src, at) VALUES (?, ?, ?, ?)',
    run.id,
    load.network,
    maskText(load.src).slice(0, 500),
    run.now,
  );
}

export function storeBeacon(run: SandboxRun, beacon: Omit<Beacon, 'at'>): void {
  run.db.run(
    'INSERT INTO beacons (world, network, kind, command, at) VALUES (?, ?, ?, ?, ?)',
    run.id,
    beacon.network,
    beacon.shape,
    JSON.stringify(maskData(beacon.command)),
    run.now,
  );
}

/** Newest first; -1 means all of them. */
export function readScriptLoads(run: SandboxRun, limit = -1): ScriptLoad[] {
  return run.db.all<ScriptLoad>(
    'SELECT network, src, at FROM script_loads WHERE world = ? ORDER BY id DESC LIMIT ?',
    run.id,
    limit,
  );
}

/** Newest first; -1 means all of them. */
export function readBeacons(run: SandboxRun, limit = -1): Beacon[] {
  return run.db
    .all<Omit<Beacon, 'command'> & { command: string }>(
      'SELECT network, kind AS shape, command, at FROM beacons WHERE world = ? ORDER BY id DESC LIMIT ?',
      run.id,
      limit,
    )
    .map((row) => ({ ...row, command: JSON.parse(row.command) as unknown }));
}
