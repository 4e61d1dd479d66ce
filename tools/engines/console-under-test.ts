import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OpsConsole, serveConsole } from '../../console/index.ts';
import { dist, root } from '../../publish/environment/settings.ts';
import { consolePageDir, ensureConsolePage } from '../console-page/ensure-console-page.ts';
import { createPageFiles } from '../console-page/page-files.ts';
import { servePreviews } from '../preview-server/preview-servers.ts';

/** An operations console over a copy of the config, with the draft and the disk that its visits change. */
export interface ConsoleUnderTest {
  /** With the token. */
  address: string;
  /** An entry of a file in the draft; undefined where there is none. */
  inDraft(file: string, map: string, id: string): Readonly<Record<string, unknown>> | undefined;
  /** The same of the file on the disk. */
  onDisk(file: string, map: string, id: string): Readonly<Record<string, unknown>> | undefined;
  close(): Promise<void>;
}

/** Needs the build of the app, which the phones of the preview run. */
export async function startConsole(): Promise<ConsoleUnderTest> {
  const folder = mkdtempSync(join(tmpdir(), 'funnel-engines-console-'));
  const [configDir, stateDir] = [join(folder, 'config'), join(folder, 'state')];
  for (const name of ['brands.json', 'channels.json', 'hosts.json', 'definitions', 'public'])
    cpSync(join(root, name), join(configDir, name), { recursive: true });
  await ensureConsolePage();
  const preview = await servePreviews({ configDir, stateDir, appDir: dist.app });
  const ops = new OpsConsole({ dir: configDir, stateDir, preview });
  const served = await serveConsole(ops, 0, createPageFiles(consolePageDir));
  preview.allowFrames([`http://127.0.0.1:${served.port}`]);
  const entry = (text: string, map: string, id: string) =>
    (JSON.parse(text) as Record<string, Record<string, Record<string, unknown>>>)[map]?.[id];
  return {
    address: `http://127.0.0.1:${served.port}/#token=${served.token}`,
    inDraft: (file, map, id) => entry(ops.draft.text(file), map, id),
    onDisk: (file, map, id) => entry(readFileSync(join(configDir, file), 'utf8'), map, id),
    close: async () => {
      await served.close();
      await ops.close();
      await preview.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
