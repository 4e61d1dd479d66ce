import { describe, expect, it } from 'vitest';
import { embeddedDataOf } from '../../../publish/site-data/site-data.ts';
import { shardsOf } from '../../../runtime/index.ts';
import type { Config } from '../../../schemas/index.ts';
import { config, siteOf } from '../../runtime/real-config.ts';

const names = { pages: 'v', shards: { version: 'v', count: 1 } };
const inHtml = (of: Config) =>
  Object.keys(embeddedDataOf(of, 'default', null, names, { sandbox: false }).site.endpoints);
const reports = Object.values(config.trackers.networks).flatMap(({ report }) => report?.endpoint ?? []);

describe('the endpoint of a network’s report', () => {
  it('is not in the HTML, and comes with the channels of the network', () => {
    expect(reports).toHaveLength(2);
    expect(inHtml(config)).not.toEqual(expect.arrayContaining([expect.stringMatching(reports.join('|'))]));
    const inShards = shardsOf(siteOf('default')).flatMap(({ networks }) =>
      Object.values(networks).flatMap(({ report }) => report ?? []),
    );
    for (const id of reports) {
      const { path, payload } = config.endpoints.endpoints[id] ?? {};
      expect(inShards.find(({ endpoint }) => endpoint === id)?.call).toEqual({ path, payload });
    }
  });

  it('stays in the HTML where a form calls it, too', () => {
    const [id = ''] = reports;
    const form = config.forms['form-package'];
    if (!form) throw new Error('there is no form-package');
    const forms = { ...config.forms, 'form-package': { ...form, endpoint: id } };
    expect(inHtml({ ...config, forms })).toContain(id);
  });

  it('is the only one that is left out', () => {
    const all = Object.keys(config.endpoints.endpoints);
    expect(inHtml(config)).toEqual(all.filter((id) => !reports.includes(id)));
  });
});
