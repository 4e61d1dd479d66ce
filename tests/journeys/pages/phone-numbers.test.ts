import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { settled } from '../harness/settled-page.ts';
import { startVisits } from '../harness/start-visits.ts';
import type { Visitor } from '../harness/visitor.ts';

const arrive = startVisits();
const { brands } = JSON.parse(readFileSync(join(root, 'brands.json'), 'utf8')) as {
  brands: Record<string, { complaintPhone: string }>;
};
const numbers = Object.values(brands).map(({ complaintPhone }) => complaintPhone);

/** How often a brand's number is in the texts of a page, and how often on more than one line, on any width from 320 px. */
async function brokenNumbers(visitor: Visitor): Promise<{ found: number; broken: string[] }> {
  let found = 0;
  const broken: string[] = [];
  for (let width = 320; width < 400; width += 7) {
    await visitor.page.setViewportSize({ width, height: 664 });
    const lines = await visitor.page.evaluate((wanted) => {
      for (const one of document.querySelectorAll('details')) one.open = true;
      const main = document.querySelector('main');
      const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT);
      const counts: number[] = [];
      for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
        const number = wanted.find((one) => node?.data.includes(one));
        if (number === undefined) continue;
        const range = document.createRange();
        const start = node.data.indexOf(number);
        range.setStart(node, start);
        range.setEnd(node, start + number.length);
        counts.push(new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size);
      }
      return counts;
    }, numbers);
    found += lines.length;
    if (lines.some((count) => count > 1)) broken.push(`${width}: ${lines}`);
  }
  return { found, broken };
}

describe.concurrent("the brand's telephone number in a text", () => {
  inNpmTest('stands on one line, in a notice and in the footer', async () => {
    await using visitor = await arrive({ host: 'carloan.example' });
    await visitor.open('/carloan');
    await settled(visitor.page);
    const { found, broken } = await brokenNumbers(visitor);
    expect(found).toBeGreaterThanOrEqual(24);
    expect(broken).toEqual([]);
  });

  // One view of the text serves all blocks.
  for (const path of ['/v1/login', '/car-problem', '/one-of-no-pages', '/m/one-channel/index.html'])
    inFullRun(`stands on one line at ${path}`, async () => {
      await using visitor = await arrive();
      await visitor.open(path);
      await settled(visitor.page);
      const { found, broken } = await brokenNumbers(visitor);
      expect(found).toBeGreaterThan(0);
      expect(broken).toEqual([]);
    });
});
