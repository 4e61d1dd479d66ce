import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { budgetsOf } from './bytes/budgets.ts';
import { printDistance, printPages } from './bytes/print.ts';
import { weighPages } from './bytes/published.ts';
import { readCheckedConfig } from './checked-config.ts';
import { root } from './settings.ts';

// npm run budgets: builds, weighs what the first visit to every page needs, and writes tests/budgets.json. A change
// that makes a page heavier shows there, for whoever reviews it.
const { config, report } = readCheckedConfig(root);
if (!config) throw new Error(report);
const { pages } = await weighPages(config);
const budgets = budgetsOf(pages);
writeFileSync(join(root, 'tests/budgets.json'), `${JSON.stringify(budgets, null, 2)}\n`);
process.stdout.write(printPages(pages) + printDistance(pages));
