import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { root } from '../../../publish/environment/settings.ts';
import { settled } from './settled-page.ts';
import type { Visitor } from './visitor.ts';

const { routes } = JSON.parse(readFileSync(join(root, 'definitions/routes.json'), 'utf8')) as {
  routes: Record<string, { path: string }>;
};
/** Hosts whose `/` is a landing page of their own. */
const hosts = {
  'm-v1.example': ['mV1Index'],
  'm-v1-small.example': ['mV1SmallIndex'],
  'm.example': ['mIndex'],
  'v1.example': ['loginV1'],
  'baidu.example': ['baiduIndex'],
  'ks-shanxin.example': ['kuaishouShanxinIndex'],
  'one-channel.example': ['oneChannelIndex'],
  'token-a.example': ['landingA'],
  'token-b.example': ['landingB'],
  'kuaishou.example': ['kuaishouIndex'],
  'ks5218.example': ['ks5218Index'],
  'ks5194.example': ['ks5194Index'],
};
/** The host of a route of `hosts`, the default host of any other. */
export const hostOfLanding = (name: string): string =>
  Object.entries(hosts).find(([, names]) => names.includes(name))?.[0] ?? 'default';

export const pathOf = (name: string): string => (routes[name]?.path ?? '').replace('*', 'unknown');

/** The findings of axe on a page that has settled, a line each. */
export async function violations({ page }: Visitor, last?: string): Promise<string[]> {
  await settled(page, last);
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'best-practice'];
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
}
