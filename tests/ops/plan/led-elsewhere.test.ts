import { describe, expect } from 'vitest';
import { readConfig } from '../../../ops/index.ts';
import { type Plan, planOf } from '../../../ops/plan/plan.ts';
import type { Config } from '../../../schemas/index.ts';
import { fewHosts } from '../../harness/config-copy.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { root } from '../../runtime/real-config.ts';

// biome-ignore lint/suspicious/noExplicitAny: edits of JSON, whose types are read-only
type Draft = any;

const read = readConfig(root);
if (!read.config) throw new Error('the config that ships has errors');
const base = structuredClone(read.config) as Draft;
base.hosts.hosts = Object.fromEntries(fewHosts.map((name) => [name, base.hosts.hosts[name]]));

function planAfter(edit: (routes: Draft) => void): Plan {
  const after = structuredClone(base);
  edit(after.routes.routes);
  const side = (config: Config) => ({ ...read, config });
  return planOf({ before: side(base), after: side(after) }, 'HEAD', null);
}
const groupsAt = ({ groups }: Plan, step: string) =>
  groups.filter((group) => group.step === step).map(({ before, after }) => [before, after]);

describe('visitors whom a login or a destination leads to a route are among those of a plan', () => {
  inNpmTest('where the route shows another page', () => {
    const plan = planAfter((routes) => Object.assign(routes.gongzhonghao, { page: 'weixin-gongzhonghao' }));
    const both = [
      'gongzhonghao [gongzhonghao] /gongzhonghao',
      'gongzhonghao [weixin-gongzhonghao] /gongzhonghao',
    ];
    expect(groupsAt(plan, 'destination.success')).toEqual([both]);
    expect(groupsAt(plan, 'destination.failure')).toEqual([both]);
  });

  // In `npm test` the route shows another page.
  inFullRun('where the route has another path', () => {
    const plan = planAfter((routes) => Object.assign(routes.gongzhonghao, { path: '/follow' }));
    expect(groupsAt(plan, 'destination.success')).toEqual([
      ['gongzhonghao [gongzhonghao] /gongzhonghao', 'gongzhonghao [gongzhonghao] /follow'],
    ]);
  });

  inFullRun('with the risk that the page brings: a form that the one before had', () => {
    const plan = planAfter((routes) => Object.assign(routes.formPackage, { page: 'gongzhonghao' }));
    const lost = plan.risks.filter(({ risk }) => risk === 'form-lost').map(({ before }) => before);
    expect(lost).toContain('afterLogin formPackage');
  });
});
