import { join } from 'node:path';

/** The folder of one run of `npm run test:deployment`. */
export interface DeploymentFolder {
  /** FUNNEL_DIST of the processes: app build, releases, and the link to the served one. */
  dist: string;
  /** Folder of each config that is published in turn. */
  configs: readonly string[];
  /** Database of the sandbox. */
  data: string;
}

/** The configs that are published in turn. Each differs from the others in a page, another page and a channel. */
const configCount = 4;

export const deploymentFolder = (folder: string): DeploymentFolder => ({
  dist: join(folder, 'dist'),
  configs: Array.from({ length: configCount }, (_, at) => join(folder, `config-${at + 1}`)),
  data: join(folder, 'data'),
});

/** What the changed parts of a config contain; the visitors of the run read it from what nginx sends. */
export const markerOf = (config: number): string => `第${config}版`;
export const markerPattern = /第\d+版/g;

/** The channel whose title has the marker; its shard is loaded by the visitors of the channel alone. */
export const markedChannel = '5262';
/** The page of the HTML with the marker, and a page whose JSON has it. */
export const markedPages = { html: 'login', json: 'form-package' } as const;
