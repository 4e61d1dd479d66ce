import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { launch } from '../../harness/browser.ts';
import { type Publishing, startPublishing } from './republished-site.ts';
import { type StoredBefore, Visitor } from './visitor.ts';

interface Visit {
  site: Publishing;
  visitor: Visitor;
  /** How often a document was requested. */
  documents: string[];
}

/** Published by most tests: each distinct release is rendered and compressed once. */
export const editedPages = ['form-package', 'form-package-simple', 'privacy-policy'];
export const word = '新版标题';

/**
 * One browser for the tests of a file: each gets a visitor on a site of their own, which is published again during the
 * visit.
 */
export function startVisitsDuringDeploys(): (
  before: StoredBefore,
  visit: (its: Visit) => Promise<void>,
) => Promise<void> {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launch();
  });
  afterAll(() => browser.close());
  return async (before, visit) => {
    const site = await startPublishing();
    try {
      await using visitor = await Visitor.arrive(browser, site.port, before);
      const documents: string[] = [];
      visitor.page.on('request', (request) => {
        if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
      });
      await visit({ site, visitor, documents });
    } finally {
      site.close();
    }
  };
}
