import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../publish/environment/settings.ts';
import { markedChannel, markedPages, markerOf } from './deployment-environment.ts';

interface Titled {
  title?: string;
}
interface Page extends Titled {
  body: { id: string }[];
}
/** Without one of these blocks the styles of the HTML differ, and with them the policy in its headers. */
const leftOut = ['benefits', 'steps'];

function edit<File>(path: string, change: (file: File) => void): void {
  const file = JSON.parse(readFileSync(path, 'utf8')) as File;
  change(file);
  writeFileSync(path, JSON.stringify(file, null, 2));
}

/** Writes the shipped config into each folder, marked with its number at three places, and without one block. */
export function writeConfigs(folders: readonly string[]): void {
  folders.forEach((folder, at) => {
    const marker = markerOf(at + 1);
    mkdirSync(folder, { recursive: true });
    for (const name of ['hosts.json', 'channels.json', 'brands.json', 'definitions', 'public'])
      cpSync(join(root, name), join(folder, name), { recursive: true });
    for (const page of Object.values(markedPages))
      edit<Page>(join(folder, `definitions/pages/${page}.json`), (file) => {
        file.title = marker;
        file.body = file.body.filter(({ id }) => id !== leftOut[at % leftOut.length]);
      });
    edit<{ channels: Record<string, Titled> }>(join(folder, 'channels.json'), ({ channels }) => {
      const channel = channels[markedChannel];
      if (!channel) throw new Error(`channels.json has no channel ${markedChannel}`);
      channel.title = marker;
    });
  });
}
