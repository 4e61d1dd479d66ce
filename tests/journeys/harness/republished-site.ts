import { createHash } from 'node:crypto';
import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { root } from '../../../publish/environment/settings.ts';
import { listFiles } from '../../../publish/files/list-files.ts';
import { addRelease } from '../../../publish/releases/add-release.ts';
import type { Config } from '../../../schemas/index.ts';
import { serve } from '../../../tools/serve/serve.ts';
import { cachedOtherApp, cachedRelease } from '../../harness/cached-build.ts';
import { config as wholeConfig } from '../../runtime/real-config.ts';

/** A single host, because it is published often. */
const { default: host } = wholeConfig.hosts.hosts;
if (!host) throw new Error('hosts.json has no default');
const config: Config = { ...wholeConfig, hosts: { ...wholeConfig.hosts, hosts: { default: host } } };

/** A site that is published again while visitors are on it. */
export interface Publishing {
  port: number;
  /** The config with another word in these pages. */
  publish(word: string, pages: readonly string[]): Promise<void>;
  /** The same config on another build: every chunk has another name, and the same content. */
  publishOtherBuild(): Promise<void>;
  /** Removes files of earlier versions whose names begin so, as after a day. */
  lose(start: string): void;
  close(): void;
}

export async function startPublishing(): Promise<Publishing> {
  const folder = mkdtempSync(join(tmpdir(), 'funnel-publishing-'));
  const paths = { releases: join(folder, 'releases'), public: join(folder, 'public') };
  const put = (release: string) => addRelease(paths, (dir) => linkFiles(release, dir));
  put(await cachedRelease('one-host', config));
  const settings = { port: 0, address: '127.0.0.1', data: join(folder, 'data'), api: null, config: root };
  const server = await serve(paths.public, settings);
  const own = new Set<string>();
  return {
    port: server.port,
    publish: async (word, pages) => {
      const name = createHash('sha256')
        .update([word, ...pages].join())
        .digest('hex')
        .slice(0, 8);
      put(await cachedRelease(`one-host-${name}`, withWord(word, pages)));
    },
    publishOtherBuild: async () => {
      const other = () => cachedOtherApp(renameChunks);
      // Style sheets keep their names.
      for (const name of readdirSync(join(await other(), 'assets'))) own.add(name);
      put(await cachedRelease('one-host-other-app', config, other));
    },
    lose: (start) => {
      const dir = realpathSync(paths.public);
      const now = readFileSync(join(dir, 'hosts/default/fallback.html'), 'utf8');
      for (const file of listFiles(dir)) {
        const name = basename(file).replace(/\.(br|gz)$/, '');
        // The names of pages and channel shards contain one hash over all of them.
        const version = /\.([0-9a-f]{12})\.json$/.exec(name)?.[1] ?? name;
        const isOld = !now.includes(version) && !own.has(name);
        if (file.startsWith(start) && isOld) rmSync(join(dir, file));
      }
    },
    close: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The word is the first title of the page. */
function withWord(word: string, pages: readonly string[]): Config {
  const changed = pages.map((id) => {
    const page = config.pages[id];
    const first = page?.body.findIndex((block) => 'title' in block);
    const body = page?.body.map((block, at) => (at === first ? { ...block, title: word } : block));
    return [id, { ...page, body }] as const;
  });
  return { ...config, pages: { ...config.pages, ...Object.fromEntries(changed) } } as Config;
}

/** Hard-links the files of a folder into another; copies them where the two are on different disks. */
function linkFiles(from: string, to: string): void {
  for (const file of listFiles(from)) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    try {
      linkSync(join(from, file), join(to, file));
    } catch {
      cpSync(join(from, file), join(to, file), { preserveTimestamps: true });
    }
  }
}

/** Gives every chunk of a build another hash, wherever it is named. */
function renameChunks(app: string): void {
  const others = new Map(
    readdirSync(join(app, 'assets'))
      .filter((file) => file.endsWith('.js'))
      .map((file, at) => [file, file.replace(/-.{8}\.js$/, `-OTHER${String(at).padStart(3, '0')}.js`)]),
  );
  const names = new RegExp([...others.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const one of listFiles(app).filter((file) => /\.(js|html|json)$/.test(file))) {
    const text = readFileSync(join(app, one), 'utf8').replace(names, (name) => others.get(name) ?? name);
    const other = others.get(basename(one));
    if (other !== undefined) rmSync(join(app, one));
    writeFileSync(join(app, other === undefined ? one : `assets/${other}`), text);
  }
}
