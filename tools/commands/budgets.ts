import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCheckedConfig } from '../../publish/environment/checked-config.ts';
import { root } from '../../publish/environment/settings.ts';
import { budgetsOf } from '../budgets/byte-budgets.ts';
import { measurePages } from '../budgets/measure-pages.ts';
import { printLandingTargets, printPages } from '../budgets/print-sizes.ts';

// npm run budgets: builds, measures the bytes of the first visit to every page and writes tests/budgets.json. Its diff
// shows reviewers which pages grew.
const { config, report } = readCheckedConfig(root);
if (!config) throw new Error(report);
const { pages } = await measurePages(config);
const budgets = budgetsOf(pages);
writeFileSync(join(root, 'tests/budgets.json'), `${JSON.stringify(budgets, null, 2)}\n`);
process.stdout.write(printPages(pages) + printLandingTargets(pages));
