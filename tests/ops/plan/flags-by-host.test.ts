import { expect, it } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { planOf } from '../../../ops/plan/plan.ts';
import type { Config } from '../../../schemas/index.ts';
import { fewHosts } from '../../harness/config-copy.ts';
import { root } from '../../runtime/real-config.ts';

// biome-ignore lint/suspicious/noExplicitAny: edits of JSON, whose types are read-only
type Draft = any;

it('R-FLAG 1: a row of flags.json that names a host and an application changes its visitors and nobody else', () => {
  const read = readConfig(root);
  const base = structuredClone(read.config) as Draft;
  base.hosts.hosts = Object.fromEntries(fewHosts.map((name) => [name, base.hosts.hosts[name]]));
  const head = structuredClone(base) as Draft;
  const host = fewHosts.find((name) => name !== 'default');
  head.flags.rules.unshift({
    id: 'android-of-one-host',
    when: { host, application: 'android', bdType: '2' },
    set: { input_form: 0, succ_todo: 5, fail_todo: 5 },
  });
  const side = (config: Draft) => ({ ...read, config: config as Config });
  const { groups } = planOf({ before: side(base), after: side(head) }, 'HEAD', null);
  const sets = groups.flatMap(({ who }) => ('anyOf' in who ? who.anyOf : [who]));
  expect(sets.length).toBeGreaterThan(0);
  expect(new Set(sets.flatMap((one) => one.host ?? ['every host']))).toEqual(new Set([host]));
  expect(new Set(sets.flatMap((one) => one.info ?? ['every channel']))).toEqual(new Set(['android 2']));
});
