import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCheckedConfig } from '../../publish/environment/checked-config.ts';
import { root } from '../../publish/environment/settings.ts';
import { budgetsOf } from '../budgets/byte-budgets.ts';
import { measurePages } from '../budgets/measure-pages.ts';
import { printLandingTarget, printPages } from '../budgets/print-sizes.ts';

// npm run budgets: builds, weighs what the first visit to every page needs, and writes tests/budgets.json. A change
// that makes a page heavier shows there, for whoever reviews it.
const { config, report } = readCheckedConfig(root);
if (!config) throw new Error(report);
const { pages } = await measurePages(config);
const budgets = budgetsOf(pages);
writeFileSync(join(root, 'tests/budgets.json'), `${JSON.stringify(budgets, null, 2)}\n`);
process.stdout.write(printPages(pages) + printLandingTarget(pages));
