import { describe, expect, it } from 'vitest';
import { siteEnvironment } from '../../../ops/site-commands/site-environment.ts';

const at = (env: Record<string, string> = {}) => ({ cwd: '/here', env });

describe('the environment of funnel start and the others', () => {
  it('has the config of the command, and the port and address that it names', () => {
    const given = siteEnvironment(at({ PATH: '/bin', PORT: '1' }), '/site', { port: '0', host: '::' }, false);
    expect(given).toEqual({ PATH: '/bin', FUNNEL_CONFIG: '/site', PORT: '0', HOST: '::' });
  });

  it('leaves the folders of the repository to npm start', () => {
    expect(siteEnvironment(at({ FUNNEL_DIST: 'out' }), '/site', {}, false)).toMatchObject({
      FUNNEL_DIST: 'out',
    });
  });

  it('of a package puts what is made of a config beside it, and counts named folders from the current one', () => {
    expect(siteEnvironment(at(), '/site', {}, true)).toMatchObject({
      FUNNEL_DIST: '/site/dist',
      FUNNEL_DATA: '/site/.data',
    });
    const named = siteEnvironment(at({ FUNNEL_DIST: 'out', FUNNEL_DATA: '/data' }), '/site', {}, true);
    expect(named).toMatchObject({ FUNNEL_DIST: '/here/out', FUNNEL_DATA: '/data' });
  });

  it('publishes into the folder that the command names, whatever the variable says', () => {
    const options = { dist: '../www' };
    expect(siteEnvironment(at({ FUNNEL_DIST: 'out' }), '/site', options, true).FUNNEL_DIST).toBe('/www');
    expect(siteEnvironment(at(), '/site', options, false).FUNNEL_DIST).toBe('/www');
  });
});
