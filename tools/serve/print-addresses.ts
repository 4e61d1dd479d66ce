import type { Settings } from '../../publish/environment/settings.ts';
import { ownEntry } from '../../runtime/index.ts';
import type { Config } from '../../schemas/index.ts';

/** Prints the addresses to open. */
export function printAddresses(config: Config, port: number, settings: Settings): void {
  const hosts = Object.entries(config.hosts.hosts).map(([host, { root }]) => {
    const name = host === 'default' ? 'localhost' : `${host.split('.')[0]}.localhost`;
    const path = ownEntry(config.routes.routes, root)?.path ?? '/';
    return `  ${`http://${name}:${port}/`.padEnd(44)} ${host} → ${path}`;
  });
  const sandbox = [
    '',
    'Sandbox (codes, leads, calls, city and flags):',
    `  http://localhost:${port}/sandbox/inbox    the SMS codes`,
    `  http://localhost:${port}/sandbox/settings the city and the flags that the server answers`,
    `  http://localhost:${port}/sandbox/leads    the leads`,
  ];
  const api = settings.api === null ? sandbox : ['', `API: ${settings.api}`];
  const channel = Object.keys(config.channels.channels).find((one) => one !== config.site.defaultChannel);
  const example =
    channel === undefined
      ? ''
      : `\nA visitor of one channel: http://localhost:${port}/?_channel=channel_${channel}\n`;
  process.stdout.write(`\n${['Hosts:', ...hosts, ...api].join('\n')}\n${example}\n`);
}
