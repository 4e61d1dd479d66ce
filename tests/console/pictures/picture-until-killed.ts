import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StagedPictures } from '../../../console/pictures/staged-pictures.ts';

// Run by pictures.test.ts: stores two pictures, leaves a third half written, and is killed.
const [folder = ''] = process.argv.slice(2);
const staged = new StagedPictures(folder, () => true);
const named = staged.add('/assets/brands/a/logo', 'svg', Buffer.from('<svg>kept</svg>'));
const other = staged.add('/assets/brands/a/logo', 'svg', Buffer.from('<svg>other</svg>'));
mkdirSync(join(folder, 'assets/brands/b'), { recursive: true });
writeFileSync(join(folder, 'assets/brands/b/logo-000000000000.svg.new'), '<sv');
process.stdout.write(`${named}\n${other}\n`, () => process.kill(process.pid, 'SIGKILL'));
