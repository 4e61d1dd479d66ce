import { join } from 'node:path';
import { cyclesOf } from './folder-graph.ts';
import { printLayout } from './print-layout.ts';
import { readImports } from './read-imports.ts';

/** `npm run layout`: prints the folder graph; exit code 1 if folders import each other. */
const imports = readImports(join(import.meta.dirname, '../..'));
process.stdout.write(printLayout(imports));
process.exitCode = cyclesOf(imports).length > 0 ? 1 : 0;
