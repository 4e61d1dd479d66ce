import type { Publishing } from '../../journeys/harness/republished-site.ts';
import type { Visit } from '../visit.ts';
import type { Fault, FaultCase } from './fault.ts';
import { pause } from './main-call.ts';

const siteOf = (visit: Visit): Publishing => visit.site as unknown as Publishing;

/** Proves that the server no longer has a file of the build, and counts documents. */
function watch(visit: Visit): { documents: string[] } {
  visit.ownErrors.push(/Refused to apply style|is not a supported stylesheet/);
  const documents: string[] = [];
  const { page } = visit.visitor;
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (response.status() === 404 && pathname.startsWith('/assets/')) visit.fired(`404 of a chunk`);
  });
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
  });
  return { documents };
}

async function deploy(visit: Visit): Promise<void> {
  await siteOf(visit).publishOtherBuild();
  siteOf(visit).lose('assets/');
}

/** Of the form's page, by the app. */
const mostReloads = 1;

/**
 * Answers until the page is loaded again, and notes each answer: what the form loads at the first key, a sheet or a
 * consent is gone now. A sheet that cannot be shown waits for a press; a reload empties consents.
 */
async function answerUntilReload(visit: Visit): Promise<void> {
  for (const step of visit.flow.answers) {
    await step.give(visit);
    if (!(await visit.isSameDocument())) return;
    await visit.rememberForm();
  }
}

/** Whether every consent was ticked: with them, drafts are stored. */
const hasConsented = ({ flow, before }: Visit): boolean =>
  flow.hasConsent && flow.answers.every(({ name, isPassing }) => isPassing || before[name]);

const chunkGone = (name: string, withoutSession: boolean): FaultCase => ({
  name,
  site: 'published',
  before: async (visit) => {
    if (!withoutSession) return;
    await visit.visitor.context.addInitScript(() => {
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
  },
  start: async (visit) => {
    const seen = watch(visit);
    let ownReloads = 0;
    visit.onMend = () => {
      const reloads = seen.documents.length - ownReloads;
      if (reloads > mostReloads) visit.complaints.push(`${reloads} documents: a loop`);
    };
    await visit.rememberForm();
    await deploy(visit);
    const { page } = visit.visitor;
    page.setDefaultTimeout(8000);
    await answerUntilReload(visit).catch(() => undefined);
    page.setDefaultTimeout(45_000);
    await pause(1500);
    const hasReloaded = !(await visit.isSameDocument());
    // Without a count there is no reload; and one-tap login is not offered where its code is gone, the SMS is.
    if ((withoutSession && visit.signs.size > 0) || visit.flow.id === 'one-tap') {
      ownReloads = 1;
      await page.reload();
    }
    await visit.visitor.shown();
    await backToForm(visit);
    await page.keyboard.press('Escape');
    // The app stores what was typed before it reloads; a reload by the visitor leaves the draft, after the consent.
    const isStored = (hasReloaded && ownReloads === 0) || hasConsented(visit);
    const keeps = ownReloads === 0 && !hasReloaded ? 'document' : 'draft';
    await visit.compareForm(keeps === 'draft' && !isStored ? 'none' : keeps, 8000);
    await visit.rememberForm();
  },
  shows: 'anything',
  ended: async (visit) => {
    await visit.onMend?.();
  },
});

/** After a reload the form is where it was; after a redirect the visitor opens it again. */
async function backToForm(visit: Visit): Promise<void> {
  const { page } = visit.visitor;
  const form = page.locator('form:visible').first();
  const isThere = await form.waitFor({ timeout: 10_000 }).then(
    () => true,
    () => false,
  );
  if (!isThere) throw new Error(`after the deploy there is no form at ${new URL(page.url()).pathname}`);
}

export const deployFaults: readonly Fault[] = [
  {
    id: 'FLT-26',
    title: 'chunks of the app are gone after a deploy',
    mustHold: 'one reload, the draft stays, no loop, also where sessionStorage throws',
    cases: () => [chunkGone('gone', false), chunkGone('gone, sessionStorage throws', true)],
  },
  {
    id: 'FLT-27',
    title: 'HTML of the version before, kept by a webview, after its chunks are gone',
    mustHold: 'loads, or one clean reload, by the button of the start-failure notice',
    cases: () => [
      {
        name: 'old HTML once',
        site: 'published',
        before: async (visit) => {
          const { page } = visit.visitor;
          const path = `**${visit.flow.path}*`;
          const old = await (await page.context().request.get(visit.visitor.origin + visit.address)).text();
          await deploy(visit);
          const { documents } = watch(visit);
          await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: old }), {
            times: 1,
          });
          await page.goto(visit.visitor.origin + visit.address, { waitUntil: 'commit' });
          const notice = page.locator('#start button');
          await notice.or(page.locator('main form')).filter({ visible: true }).first().waitFor();
          await pause(1500);
          if (await notice.isVisible()) await notice.click();
          await visit.visitor.shown();
          if (documents.length > 1 + mostReloads)
            visit.complaints.push(`${documents.length} documents: a loop`);
        },
        shows: 'end',
      },
    ],
  },
];
