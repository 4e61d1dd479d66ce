import { afterAll, expect, it } from 'vitest';
import { configWith, removeConfigs, runCommand } from '../../runtime/decision/further-fact-cases.ts';
import { run } from '../cli/run-main.ts';

afterAll(removeConfigs);

// biome-ignore lint/suspicious/noExplicitAny: JSON of a file that its edit knows
type Json = any;

it.each<[string, object]>([
  ['a device', { 'device.wechat': true }],
  ['an operating system', { 'device.os': 'ios', 'device.inApp': true }],
  ['a failed call', { channelInfo: 'failed' }],
  ['a parameter', { 'query.from': ['4', '7'] }],
  ['an app', { 'session.appName': { not: null } }],
])('explain shows the loop to the visitor whom check names, who has %s', async (_, when) => {
  const leads = (route: string, go: string) => ({
    id: `${route}-on`,
    when: { ...when, route, outcome: null },
    go,
    keepQuery: true,
  });
  const dir = configWith({
    'definitions/navigation.json': ({ rules }: Json) => ({
      rules: [leads('login', 'thanks'), leads('thanks', 'login'), ...rules],
    }),
  });
  const { stdout } = await run(['check'], { cwd: dir });
  const command = /npx funnel explain [^\n]*/.exec(stdout)?.[0] ?? '';
  const { stdout: explained } = await runCommand(command, dir);
  const { steps } = JSON.parse(explained) as { steps: { stage: string; value: string }[] };
  const redirects = steps.filter(({ stage }) => stage === 'navigation').map(({ value }) => value);
  expect(redirects.at(-1)).toMatch(/ loop\b/);
});
