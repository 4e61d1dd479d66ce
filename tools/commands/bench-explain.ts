import { main } from '../../ops/index.ts';
import { readCheckedConfig } from '../../publish/environment/checked-config.ts';
import { root } from '../../publish/environment/settings.ts';

// npm run bench:explain: situations per second of `funnel explain --batch`, compared with merely reading and writing
// the lines.
const count = 100_000;
const { config, report } = readCheckedConfig(root);
if (!config) throw new Error(report);

const pick = <T>(list: readonly T[], seed: number): T => list[seed % list.length] as T;
const hosts = Object.keys(config.hosts.hosts);
const channels = [...Object.keys(config.channels.channels), '9999', 'constructor'];
const cities = [...Object.keys(config.cities.cities), '上海市', '天津', ''];
const paths = Object.values(config.routes.routes).map(({ path }) => path);
const lines = Array.from({ length: count }, (_, n) =>
  JSON.stringify({
    host: pick(hosts, n),
    channel: pick(channels, n * 7 + 1),
    city: pick(cities, n * 5 + 2),
    path: pick(paths, n * 3),
    token: n % 3 > 0,
    flags: { input_form: n % 2, succ_todo: (n >> 1) % 8, fail_todo: (n >> 4) % 8 },
  }),
);

async function* stdin(): AsyncIterable<string> {
  for (let at = 0; at < lines.length; at += 500) yield `${lines.slice(at, at + 500).join('\n')}\n`;
}
let characters = 0;
const io = {
  stdout: (text: string) => {
    characters += text.length;
  },
  stderr: (text: string) => process.stderr.write(text),
  stdin,
  cwd: root,
  env: {},
  isTTY: false,
};

/** Processor time of a run, milliseconds; independent of other processes of the machine. */
async function processorMs(run: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

await main(['explain', '--batch', '-'], io);
characters = 0;
const explained = await processorMs(() => main(['explain', '--batch', '-'], io));
const answer = 'x'.repeat(Math.round(characters / count));
const copied = await processorMs(() =>
  lines.map((line) => JSON.stringify([JSON.parse(line), answer])).join('\n'),
);
const perSecond = Math.round((count / explained) * 1000);
process.stdout.write(`${count} situations, ${(characters / 1e6).toFixed(0)} MB of answers\n`);
process.stdout.write(`explain --batch: ${perSecond} situations for each second of processor time\n`);
process.stdout.write(
  `${(explained / copied).toFixed(1)} times as long as reading and writing lines of that length\n`,
);
