import { stripVTControlCharacters } from 'node:util';
import type { Browser } from 'playwright-core';
import { startPublishing } from '../journeys/harness/republished-site.ts';
import { phone } from '../journeys/harness/visitor.ts';
import type { Fault, FaultCase } from './faults/fault.ts';
import type { Flow } from './flows/flow.ts';
import { formSnapshot } from './form-snapshot.ts';
import { fillIn, goOn, hasEnded, open, shownText, troubleShown, type Way } from './go-on.ts';
import { type CaseRecord, type Finding, judge } from './judge.ts';
import { type MatrixSite, startMatrixSite } from './matrix-site.ts';
import { Visit, type VisitedSite } from './visit.ts';

export interface CellResult {
  fault: string;
  flow: string;
  /** Cases, and how many of them have happened. */
  cases: number;
  fired: number;
  findings: (Finding & { case: string })[];
}

/** Where cells are played: one browser and one site for most of them. */
export interface Stage {
  browser: Browser;
  site: MatrixSite;
}

const stepMs = 45_000;

/** Plays every case of a fault in a flow. */
export async function playCell(stage: Stage, fault: Fault, flow: Flow): Promise<CellResult> {
  const result: CellResult = { fault: fault.id, flow: flow.id, cases: 0, fired: 0, findings: [] };
  for (const one of fault.cases(flow)) {
    const record = await playCase(stage, one, flow);
    result.cases++;
    if (record.signs.size > 0) result.fired++;
    result.findings.push(...judge(record).map((finding) => ({ ...finding, case: one.name })));
  }
  return result;
}

/** Plays one case, and collects what it has left behind. */
export async function playCase(stage: Stage, one: FaultCase, flow: Flow): Promise<CaseRecord> {
  const own = one.site && (await ownSite(one.site));
  const site = own ?? stage.site;
  const visit = await Visit.begin(stage.browser, site, flow, one.arrival ?? {});
  visit.visitor.context.setDefaultTimeout(stepMs);
  try {
    const stuck = await play(visit, one).then(
      () => null,
      async (error: Error) => `${describeError(error)}; ${await shownText(visit)}`,
    );
    return await recordOf(visit, one, stuck);
  } finally {
    await visit.visitor.context.close();
    own?.close();
  }
}

type OwnSite = VisitedSite & { close(): void };

const ownSite = (kind: 'restarted' | 'published'): Promise<OwnSite> =>
  kind === 'restarted' ? startMatrixSite() : startPublishing();

async function play(visit: Visit, one: FaultCase): Promise<void> {
  await one.before?.(visit);
  await open(visit);
  await one.start?.(visit);
  // What a fault has filled in already is not filled in again.
  await fillIn(visit, visit.before);
  visit.before = await formSnapshot(visit.visitor.page);
  for (const text of typedTexts(visit.flow))
    if (!Object.values(visit.before).some((shown) => shown.includes(text)))
      throw new Error(`the form does not show "${text}": ${JSON.stringify(visit.before)}`);
  await one.typed?.(visit);
  await (one.send ?? visit.flow.send)(visit);
  if (one.shows === 'trouble') {
    await troubleShown(visit);
    await visit.compareForm(one.keeps ?? 'document');
    if (await hasEnded(visit)) visit.complaints.push('success is shown beside the trouble');
  }
  await one.mend?.(visit);
  const taken: Way[] = [];
  await goOn(visit, visit.before, taken);
  if (one.shows === 'end' && taken.some((way) => again.includes(way)))
    visit.complaints.push(`one press must do, and the visitor had to go on by ${taken.join(', ')}`);
  await visit.noticesJudged();
  visit.arrivedAtEnd = await visit.hasArrived();
  await one.ended?.(visit);
}

/** What a visitor does again whose press did not lead to the end. */
const again: readonly Way[] = ['login', 'retry', 'notice', 'form'];

/** A screen without these was not read properly. */
const typedTexts = ({ answers }: Flow): string[] =>
  answers.some(({ name }) => name === 'amount')
    ? ['0,000']
    : answers.some(({ name }) => name === 'mileage')
      ? ['3.5']
      : [];

async function recordOf(visit: Visit, one: FaultCase, stuck: string | null): Promise<CaseRecord> {
  const { flow, visitor } = visit;
  await visit.noticesJudged();
  const calls = await visitor.sandboxRun.calls(flow.call);
  return {
    expected: flow.lead,
    leads: await leadsWithNumbers(visit),
    hasArrived: visit.arrivedAtEnd ?? (await visit.hasArrived()),
    conversions: (await visitor.sandboxRun.conversions()).length,
    mostConversions: one.conversions ?? (flow.converts ? 1 : 0),
    calls: calls.length,
    mostCalls: one.mostCalls ?? Number.POSITIVE_INFINITY,
    notices: visit.notices,
    isLead: flow.lead !== null,
    screens: visit.screens,
    applications: visit.applications,
    signs: visit.signs,
    errors: visitor.trouble.filter((text) => isError(text) && !visit.ownErrors.some((own) => own.test(text))),
    complaints: visit.complaints,
    stuck,
  };
}

/** A form that is sent after a login does not ask for the number: it is that of the lead's user. */
async function leadsWithNumbers({ visitor, flow }: Visit) {
  const leads = await visitor.sandboxRun.leads();
  if (!flow.hasSms || leads.length === 0) return leads;
  const { userId } = await visitor.sandboxRun.login(phone);
  return leads.map((lead) =>
    lead.userId === userId ? { ...lead, fields: { phone, ...lead.fields } } : lead,
  );
}

/** A request that fails is what most faults are; the browser reports it in the console. */
const isError = (trouble: string): boolean =>
  !trouble.startsWith('failed:') && !/Failed to load resource|net::ERR_/.test(trouble);

/** Without the whole log of playwright's calls. */
const describeError = ({ message, stack }: Error): string => {
  const at = /(?:fault-matrix|journeys\/harness)\/[\w/-]+\.ts:\d+/.exec(stack ?? '')?.[0] ?? '';
  const text = stripVTControlCharacters(message).split('\n').slice(0, 4).join(' ').slice(0, 200);
  return `${text} (${at})`;
};
