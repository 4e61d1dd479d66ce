import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../publish/environment/settings.ts';
import { usageOf } from './command-usage.ts';
import { type EditName, editConfig, growConfig } from './grow-config.ts';
import { growHosts } from './grow-hosts.ts';

/** The large config: channels × 400 cities × hosts. */
const large = { channels: 5000, hosts: 100 };

interface Target {
  name: string;
  args: readonly string[];
  seconds: number;
  megabytes?: number;
}

/** Measures how long the commands take that operators wait for, against their targets. @param folder - an empty one */
export function opsTargets(folder: string): string {
  const targets = [...shippedTargets(join(folder, 'shipped')), ...largeTargets(join(folder, 'large'))];
  const lines = targets.map(({ name, args, seconds, megabytes }) => {
    const used = usageOf(args, join(folder, 'usage.json'), 3);
    const memory =
      megabytes === undefined
        ? `${used.megabytes.toFixed(0)} MB`
        : `${used.megabytes.toFixed(0)} of ${megabytes} MB, ×${(used.megabytes / megabytes).toFixed(2)}`;
    const time = `${used.elapsed.toFixed(2)} of ${seconds} s, ×${(used.elapsed / seconds).toFixed(2)}`;
    const processor = `processor ${used.seconds.toFixed(2)} s`;
    return `${name.padEnd(44)} ${time.padEnd(24)} ${processor.padEnd(20)} ${memory}\n`;
  });
  return lines.join('');
}

const plans = (dir: string, edits: readonly EditName[]): { edit: EditName; args: string[] }[] =>
  edits.map((edit) => {
    editConfig(dir, `${dir}-${edit}`, [edit]);
    return { edit, args: ['plan', dir, '--config', `${dir}-${edit}`] };
  });

function shippedTargets(dir: string): Target[] {
  mkdirSync(dir);
  for (const name of ['hosts.json', 'channels.json', 'brands.json', 'definitions', 'public'])
    cpSync(join(root, name), join(dir, name), { recursive: true });
  return [
    { name: 'shipped config: check', args: ['check', '--config', dir], seconds: 0.5 },
    ...plans(dir, ['rule', 'channel', 'row', 'destination', 'flags']).map(({ edit, args }) => ({
      name: `shipped config: plan, ${edit}`,
      args,
      seconds: 1,
    })),
    ...plans(dir, ['channels']).map(({ args }) => ({
      name: 'shipped config: plan, forty channels',
      args,
      seconds: 2,
    })),
  ];
}

function largeTargets(dir: string): Target[] {
  mkdirSync(dir);
  growConfig(root, dir, large.channels);
  growHosts(dir, large.hosts, 0);
  const size = `${large.channels} channels × 400 cities × ${large.hosts} hosts`;
  const limits = { seconds: 3, megabytes: 300 };
  return [
    { name: `${size}: check`, args: ['check', '--config', dir], ...limits },
    { name: `${size}: coverage`, args: ['coverage', '--config', dir], ...limits },
    { name: `${size}: find`, args: ['find', '--page', 'city', '--config', dir], ...limits },
    ...plans(dir, ['rule', 'channel', 'row']).map(({ edit, args }) => ({
      name: `${size}: plan, ${edit}`,
      args,
      ...limits,
    })),
  ];
}
