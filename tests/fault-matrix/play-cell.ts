import { setTimeout as pause } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import type { Browser } from 'playwright-core';
import { startPublishing } from '../journeys/harness/republished-site.ts';
import { phone } from '../journeys/harness/visitor.ts';
import type { Fault, FaultCase } from './faults/fault.ts';
import type { Flow } from './flows/flow.ts';
import { fillIn, goOn, hasEnded, open, shownText, troubleShown, type Way } from './go-on.ts';
import { type CaseRecord, type Finding, hasHappened, judge } from './judge.ts';
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
/** A page that is frozen answers nothing, also not that it has not ended. */
const msPerCase = 300_000;
const unref = { ref: false };
const msOfRest = 250;

/** Plays every case of a fault in a flow. */
export async function playCell(stage: Stage, fault: Fault, flow: Flow): Promise<CellResult> {
  const result: CellResult = { fault: fault.id, flow: flow.id, cases: 0, fired: 0, findings: [] };
  for (const one of fault.cases(flow)) {
    result.cases++;
    try {
      const record = await playCase(stage, one, flow);
      if (hasHappened(record)) result.fired++;
      result.findings.push(...judge(record).map((finding) => ({ ...finding, case: one.name })));
    } catch (error) {
      // The other cells are played all the same.
      result.findings.push({ kind: 'error', text: `not played: ${describeError(error)}`, case: one.name });
    }
  }
  return result;
}

/** Plays one case, and collects what it has left behind. */
export async function playCase(stage: Stage, one: FaultCase, flow: Flow): Promise<CaseRecord> {
  const own = one.site && (await ownSite(one.site));
  const site = own ?? stage.site;
  const visit = await Visit.begin(stage.browser, site, flow, one.arrival ?? {});
  visit.storesNothing = one.storesNothing ?? false;
  visit.visitor.context.setDefaultTimeout(stepMs);
  try {
    const played = play(visit, one).then(
      () => null,
      async (error: unknown) => `${describeError(error)}; ${await shownText(visit)}`,
    );
    const stuck = await Promise.race([
      played,
      pause(msPerCase, `not ended after ${msPerCase / 1000} s`, unref),
    ]);
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
  await visit.rememberForm();
  const unread = visit.flow.answers.filter(({ name, isPassing }) => !isPassing && !visit.before[name]);
  if (unread.length > 0) throw new Error(`no answer is shown: ${unread.map(({ name }) => name).join(', ')}`);
  await one.typed?.(visit);
  await (one.send ?? visit.flow.send)(visit);
  if (one.shows === 'trouble') {
    await troubleShown(visit);
    await visit.compareForm('document');
    if (await hasEnded(visit)) visit.complaints.push('success is shown beside the trouble');
  }
  await one.mend?.(visit);
  // A notice of a stopped server is judged as soon as it answers again, before the visitor goes on.
  await visit.noticesJudged();
  const taken: Way[] = [];
  await goOn(visit, visit.before, taken);
  if (one.shows === 'end' && taken.length > 0)
    visit.complaints.push(`one press must do, and the visitor had to go on by ${taken.join(', ')}`);
  await visit.noticesJudged();
  visit.arrivedAtEnd = await visit.hasArrived();
  await one.ended?.(visit);
}

async function recordOf(visit: Visit, one: FaultCase, stuck: string | null): Promise<CaseRecord> {
  const { flow, visitor } = visit;
  await visit.noticesJudged();
  // A request that the page repeats by itself comes after the end.
  await pause(msOfRest);
  const calls = await visitor.sandboxRun.calls(flow.call);
  return {
    expected: await expectedLead(visit),
    leads: await visitor.sandboxRun.leads(),
    hasArrived: visit.arrivedAtEnd ?? (await visit.hasArrived()),
    conversions: (await visitor.sandboxRun.conversions()).length,
    mostConversions: one.conversions ?? (flow.converts ? 1 : 0),
    calls: calls.length,
    mostCalls: one.mostCalls ?? Number.POSITIVE_INFINITY,
    askedForCode: await askedForCode(visit),
    notices: visit.notices,
    isLead: flow.lead !== null,
    screens: visit.screens,
    applications: visit.applications,
    signs: visit.signs,
    leastSigns: one.signs ?? 1,
    errors: visit.tabs
      .flatMap(({ trouble }) => trouble)
      .filter((text) => isError(text) && !visit.ownErrors.some((own) => own.test(text))),
    complaints: visit.complaints,
    stuck,
  };
}

/** Where the server's time cannot be advanced, a visitor who waits a minute asks too soon. */
async function askedForCode({ site, visitor }: Visit): Promise<number[]> {
  if (!site.advance) return [];
  return (await visitor.sandboxRun.calls('/v1/user/sendLoginSms')).map(({ at }) => at);
}

/** The lead of the flow, made by the visitor's user. A form that is sent after a login does not ask for the number. */
async function expectedLead({ visitor, flow, numberAsked }: Visit): Promise<CaseRecord['expected']> {
  if (flow.lead === null) return null;
  const { form, fields } = flow.lead;
  const { userId } = await visitor.sandboxRun.login(phone);
  const isAsked = flow.hasSms && numberAsked.every((isShown) => isShown);
  const number = { phone };
  return {
    form,
    userId,
    fields: isAsked ? { ...fields, ...number } : fields,
    optional: isAsked ? {} : number,
  };
}

/** A request that fails is what most faults are; the browser reports it in the console. */
const isError = (trouble: string): boolean =>
  !/^failed:|^console: .*(Failed to load resource|net::ERR_)/.test(trouble);

/** Without the whole log of playwright's calls. */
const describeError = (error: unknown): string => {
  const { message, stack } = error instanceof Error ? error : new Error(String(error));
  const at = /(?:fault-matrix|journeys\/harness)\/[\w/-]+\.ts:\d+/.exec(stack ?? '')?.[0] ?? '';
  const text = stripVTControlCharacters(message).split('\n').slice(0, 4).join(' ').slice(0, 200);
  return `${text} (${at})`;
};
