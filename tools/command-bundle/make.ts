import { join } from 'node:path';
import { ensureCommandBundle } from './ensure-command-bundle.ts';

await ensureCommandBundle(join(import.meta.dirname, '../..'));
