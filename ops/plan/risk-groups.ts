import { alikeKeyOfAll } from '../edits/alike-edits.ts';
import { editKey } from '../edits/edit-key.ts';
import type { ReportedEdit } from '../edits/reported-edit.ts';
import { NameSets } from '../situations/name-sets.ts';
import { causeGroupsOf } from './cause-groups.ts';
import type { Plan, ReportedRisk } from './plan.ts';
import { ofSomebody, type Reach, type Reaching, reachIn } from './reach.ts';

/** Risks of one kind with the same causes, or with causes alike that bring the same. */
export interface RiskGroup extends Reaching {
  key: string;
  risk: ReportedRisk['risk'];
  /** Empty where no cause overlaps these visitors. */
  edits: ReportedEdit[];
  /** The largest first. */
  risks: ReportedRisk[];
  /** Of pages to which nobody is led, of those who can open their addresses. */
  reach: Reach;
}

type Compared = Pick<Plan, 'risks' | 'groups'> & Reaching;

/**
 * The risks of a plan by cause: an edit is the cause of a risk where it changes a situation with the risk, in the same
 * part of the visit. Risks without a cause are grouped by channels and hosts. What a bulk edit brings to each of its
 * entries in the same way is one group.
 */
export function riskGroupsOf(plan: Compared): RiskGroup[] {
  const groups = known.get(plan) ?? grouped(plan);
  known.set(plan, groups);
  return groups;
}

/** A cache, because the console needs the groups of a plan in every frame. */
const known = new WeakMap<Compared, RiskGroup[]>();

function grouped({ risks, groups, space, newAddresses = [] }: Compared): RiskGroup[] {
  const sets = new NameSets(Object.keys(space));
  const causes = causeGroupsOf(groups).map((cause) => ({
    cause,
    parts: new Map(
      parts.map((part) => [
        part,
        cause.groups
          .filter(({ step }) => partOfStep(step) === part)
          .flatMap((group) => sets.productsOf(group)),
      ]),
    ),
  }));
  const found = new Map<string, CausedRisks>();
  const add = (risk: ReportedRisk, by: unknown, edits: readonly ReportedEdit[]) => {
    const key = JSON.stringify([risk.risk, by]);
    const same = found.get(key);
    if (same) same.risks.push(risk);
    else found.set(key, { edits, risks: [risk] });
  };
  for (const risk of risks) {
    if (risk.edits) {
      add(risk, risk.edits.map(editKey), risk.edits);
      continue;
    }
    const own = sets.indexOf(sets.productsOf(risk));
    const part = partOfRisk(risk.risk);
    const matching = causes
      .filter((one) => sets.overlap(own, one.parts.get(part) ?? []))
      .map(({ cause }) => cause);
    const by = matching.length > 0 ? matching.map(({ key }) => key) : channelsAndHostsOf(risk);
    add(
      risk,
      by,
      matching.flatMap(({ cause }) => cause.edits),
    );
  }
  return [...withAlikeInOne(found)].map(([key, { edits: all, risks: of }]) => {
    const met = ofSomebody(of, { space, newAddresses });
    return {
      key,
      risk: of[0].risk,
      edits: [...new Map(all.map((edit) => [editKey(edit), edit])).values()],
      risks: of,
      reach: reachIn(met.length > 0 ? of : of.map(({ who }) => ({ who })), { space, newAddresses }),
      space,
      newAddresses,
    };
  });
}

interface CausedRisks {
  edits: readonly ReportedEdit[];
  risks: [ReportedRisk, ...ReportedRisk[]];
}

/** Groups whose edits are alike and bring the same are one group, in place of the first. */
function withAlikeInOne(groups: ReadonlyMap<string, CausedRisks>): Map<string, CausedRisks> {
  const found = new Map<string, CausedRisks>();
  for (const [key, group] of groups) {
    const alike = alikeKeyOfAll(group.edits);
    const shared =
      alike && JSON.stringify([group.risks[0].risk, alike, [...new Set(group.risks.map(turnOf))].sort()]);
    const same = found.get(shared ?? key);
    if (!same) {
      found.set(shared ?? key, { edits: group.edits, risks: [...group.risks] });
      continue;
    }
    same.edits = [...same.edits, ...group.edits];
    same.risks.push(...group.risks);
    same.risks.sort((one, other) => other.count - one.count);
  }
  return found;
}

/** Both sides without what they end with alike: the conversion id of a channel whose network is another. */
function turnOf({ before, after }: ReportedRisk): string {
  const [was, is] = [before.split(' '), after.split(' ')];
  while (was.length > 1 && is.length > 1 && was.at(-1) === is.at(-1)) {
    was.pop();
    is.pop();
  }
  return JSON.stringify([was, is]);
}

/** The parts of a visit: the company, the ad network, and the navigation. An edit of one causes no risk of another. */
const parts = ['brand', 'ads', 'way'] as const;
type Part = (typeof parts)[number];

const partOfStep = (step: Plan['groups'][number]['step']): Part =>
  step === 'brand' || step === 'ads' ? step : 'way';

const brandRiskCodes: ReadonlySet<ReportedRisk['risk']> = new Set([
  'brand-changed',
  'company-changed',
  'disclosure-changed',
]);

function partOfRisk(risk: ReportedRisk['risk']): Part {
  if (brandRiskCodes.has(risk)) return 'brand';
  return risk === 'conversion-changed' || risk === 'tracker-changed' ? 'ads' : 'way';
}

function channelsAndHostsOf({ who }: ReportedRisk): unknown {
  const sets = 'anyOf' in who ? who.anyOf : [who];
  return (['channel', 'host'] as const).map((axis) =>
    sets.some((set) => set[axis] === undefined)
      ? null
      : [...new Set(sets.flatMap((set) => set[axis] ?? []))].sort(),
  );
}
