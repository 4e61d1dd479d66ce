import { describe, expect, it } from 'vitest';
import {
  type DeploymentRun,
  deploymentReport,
  hasFailed,
} from '../../../tools/deployment/deployment-report.ts';

const sound: DeploymentRun = {
  seconds: 60,
  connections: 200,
  published: 9,
  rolledBack: 30,
  pages: {
    visits: 100,
    requests: 500,
    resent: 3,
    policies: new Set(['one', 'other']),
    byMarker: new Map([
      ['第1版', 40],
      ['第2版', 60],
    ]),
    htmlMs: [1, 2, 3],
    errors: [],
    mixed: [],
  },
  leads: { confirmed: new Set(['a', 'b']), cutOff: 1, resent: 0, ms: [2, 4], errors: [] },
  sent: 2,
  stored: ['b', 'a'],
};
const { pages, leads } = sound;

describe('a run of deployments under load', () => {
  it('passes where every visitor and every lead got what they should', () => {
    expect(hasFailed(sound)).toBe(false);
    expect(deploymentReport(sound)).toContain('| **leads missing** | 0 |');
  });

  it.each<[string, Partial<DeploymentRun>]>([
    ['a request failed', { pages: { ...pages, errors: ['/login: 404'] } }],
    ['a visit had parts of two versions', { pages: { ...pages, mixed: ['a policy'] } }],
    ['a confirmed lead is not stored', { stored: ['a'] }],
    ['a lead was never confirmed', { sent: 3 }],
    ['a lead is stored twice', { stored: ['a', 'b', 'b'] }],
    ['sending a lead failed', { leads: { ...leads, errors: ['a: 500'] } }],
    ['nothing was rolled back', { rolledBack: 0 }],
    ['nothing was published', { published: 0 }],
    ['no answer was cut off', { leads: { ...leads, cutOff: 0 } }],
    ['visitors saw one version alone', { pages: { ...pages, byMarker: new Map([['第1版', 100]]) } }],
    ['all versions had one policy', { pages: { ...pages, policies: new Set(['one']) } }],
  ])('fails where %s', (_, change) => {
    expect(hasFailed({ ...sound, ...change })).toBe(true);
  });
});
