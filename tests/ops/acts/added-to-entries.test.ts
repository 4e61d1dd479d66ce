import { describe, expect } from 'vitest';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { compared, type Edit, edited, shipped } from '../plan/plan-of-edit.ts';

const risksAfter = (edit: Edit) => compared(shipped, edited(shipped, edit)).risks.map(({ risk }) => risk);

describe('what is added to an entry that is there already', () => {
  inNpmTest('is a risk: a command for each page that is shown, so that a network is told of visits', () => {
    const told = risksAfter(({ trackers }) => {
      trackers.networks.baidu.pageView = ['track', ['view', { fields: {} }]];
    });
    expect(told).toEqual(['tracker-changed']);
  });

  inFullRun.each<[string, string, Edit]>([
    [
      'a command before the script of a network',
      'tracker-changed',
      ({ trackers }) => {
        trackers.networks.kuaishou.start = [{ fields: { event: { value: 'formEvent' } } }];
      },
    ],
    [
      'a call that now stores a login',
      'call-changed',
      ({ endpoints }) => {
        endpoints.endpoints.userSave.stores = 'login';
      },
    ],
    [
      'a call that is now sent as a lead',
      'call-changed',
      ({ endpoints }) => {
        endpoints.endpoints.userSave.lead = true;
      },
    ],
    [
      'a value that channel info had for everything else so far',
      'flags-misread',
      ({ facts }) => {
        facts.channelInfo.application.values.harmony = 'APP-HM';
      },
    ],
  ])('is a risk: %s', (_, risk, edit) => {
    expect(risksAfter(edit)).toContain(risk);
  });

  inFullRun.each<[string, Edit]>([
    [
      'an endpoint',
      ({ endpoints }) => {
        endpoints.endpoints.ping = { path: '/ping', payload: [], codes: [200] };
      },
    ],
    [
      'a click id',
      ({ trackers }) => {
        trackers.clickIds.qz_gdt = { parameters: ['qz_gdt'], holds: 'parameters' };
      },
    ],
    [
      'a conversion',
      ({ endpoints }) => {
        endpoints.endpoints.userSave.conversion = true;
      },
    ],
  ])('is none where it is new: %s', (_, edit) => {
    expect(risksAfter(edit)).toEqual([]);
  });
});
