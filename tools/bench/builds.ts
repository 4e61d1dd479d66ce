import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../publish/environment/settings.ts';
import { type Origin, type RequestHandler, startOrigin } from './https-origin.ts';
import { longFormPath } from './long-forms.ts';
import { ourSite } from './our-site.ts';
import { peerSite, stackSite } from './peer-site.ts';
import type { PageSelectors } from './scripted-visitor.ts';
import { staticSite } from './static-site.ts';

export type BuildName = 'static' | 'ours' | 'stack' | 'antd-mobile' | 'rjsf-core';

/** A build of the two benchmark pages, served from its own origin. */
export interface Build {
  name: BuildName;
  origin: Origin;
  /** Path of the landing page. */
  landing: string;
  selectors: PageSelectors;
  /** Path of a form of so many fields; null where the build has none. */
  longForm: ((count: number) => string) | null;
}

export const selectorsByName: PageSelectors = {
  phone: '[name=phone]',
  code: '[name=code]',
  consent: '[name=consent]',
  submit: 'form [type=submit]',
  application: '[name=name]',
};

/** The first field of the first step, which is what a visitor sees of the form at once. */
function firstFieldOfForm(): string {
  const file = join(root, 'definitions/forms/form-package.json');
  const { steps } = JSON.parse(readFileSync(file, 'utf8')) as { steps: { fields: string[] }[] };
  return `[name=${steps[0]?.fields[0]}]`;
}

/** Our app, built and served from an origin of its own. See {@link startBuilds}. */
export async function ourBuild(folder: string, counts: readonly number[], whole: boolean): Promise<Build> {
  return {
    name: 'ours',
    origin: await startOrigin(await ourSite(folder, counts), whole),
    // The sandbox locates this visitor in 天津, where visitors of this channel get the form (README).
    landing: '/login?_channel=channel_5265',
    selectors: { ...selectorsByName, application: firstFieldOfForm() },
    longForm: longFormPath,
  };
}

/**
 * Builds and serves every build; the static page comes first, because the others are compared with it.
 * @param folder - an empty folder for the output
 * @param whole - send each response in one piece instead of in TCP-sized segments
 */
export async function startBuilds(
  folder: string,
  counts: readonly number[],
  whole: boolean,
): Promise<Build[]> {
  const start = (answer: RequestHandler) => startOrigin(answer, whole);
  const folderOf = (name: BuildName) => {
    const path = join(folder, name);
    mkdirSync(path);
    return path;
  };
  const ours = await ourBuild(folderOf('ours'), counts, whole);
  return [
    {
      name: 'static',
      origin: await start(staticSite()),
      landing: '/',
      selectors: selectorsByName,
      longForm: (count) => `/form-${count}.html`,
    },
    ours,
    {
      name: 'stack',
      origin: await start(stackSite(folderOf('stack'))),
      landing: '/',
      selectors: selectorsByName,
      longForm: null,
    },
    {
      name: 'antd-mobile',
      origin: await start(peerSite('antd-mobile', folderOf('antd-mobile'))),
      landing: '/',
      selectors: {
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
      origin: await start(peerSite('rjsf-core', folderOf('rjsf-core'))),
      landing: '/',
      selectors: {
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
