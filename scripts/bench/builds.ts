import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { longFormPath } from './long-forms.ts';
import { type Origin, startOrigin } from './origin.ts';
import { ourSite } from './our-site.ts';
import { peerSite } from './peer-site.ts';
import { staticSite } from './static-site.ts';
import type { Places } from './visitor.ts';

export type BuildName = 'static' | 'ours' | 'antd-mobile' | 'rjsf-core';

/** A build of the two pages, served from an origin of its own. */
export interface Build {
  name: BuildName;
  origin: Origin;
  /** Path of the landing page. */
  landing: string;
  places: Places;
  /** Path of a form of so many fields; null where the build has none. */
  longForm: ((count: number) => string) | null;
}

const named: Places = {
  phone: '[name=phone]',
  code: '[name=code]',
  consent: '[name=consent]',
  submit: 'form [type=submit]',
  application: '[name=name]',
};

/**
 * Builds and serves all of them; the static page comes first, because all others are compared with it.
 * @param folder - an empty one, for what is built
 */
export async function startBuilds(folder: string, counts: readonly number[]): Promise<Build[]> {
  const folderOf = (name: BuildName) => {
    const path = join(folder, name);
    mkdirSync(path);
    return path;
  };
  const ours = await ourSite(folderOf('ours'), counts);
  return [
    {
      name: 'static',
      origin: await startOrigin(staticSite()),
      landing: '/',
      places: named,
      longForm: (count) => `/form-${count}.html`,
    },
    {
      name: 'ours',
      origin: await startOrigin(ours),
      // From 天津, as the sandbox says, visitors of this channel get the form (README).
      landing: '/login?_channel=channel_5265',
      places: named,
      longForm: longFormPath,
    },
    {
      name: 'antd-mobile',
      origin: await startOrigin(peerSite('antd-mobile', folderOf('antd-mobile'))),
      landing: '/',
      places: {
        phone: '#phone',
        code: '#code',
        consent: 'form input[type=checkbox]',
        submit: 'form [type=submit]',
        application: '#name',
      },
      longForm: null,
    },
    {
      name: 'rjsf-core',
      origin: await startOrigin(peerSite('rjsf-core', folderOf('rjsf-core'))),
      landing: '/',
      places: {
        phone: '#root_phone',
        code: '#root_code',
        consent: '#root_consent',
        submit: 'form [type=submit]',
        application: '#root_name',
      },
      longForm: (count) => `/?fields=${count}`,
    },
  ];
}
