import type { ReportedEdit } from '../edits/reported-edit.ts';
import type { Group, Plan } from '../plan/plan.ts';
import { visibleJson } from '../text/visible.ts';

/**
 * `funnel.plan/1`, without the additional properties for the console, in pieces: a bulk edit of hundreds of channels is
 * longer than a string can be.
 */
export function* jsonPieces(plan: Plan): Generator<string> {
  let start = '{\n';
  for (const [key, value] of Object.entries(shown(plan))) {
    if (value === undefined) continue;
    yield `${start}  ${JSON.stringify(key)}: `;
    start = ',\n';
    if (Array.isArray(value) && value.length > 0) yield* itemPieces(value);
    else yield indented(value, '  ');
  }
  yield '\n}\n';
}

function* itemPieces(items: readonly unknown[]): Generator<string> {
  let start = '[\n';
  for (const item of items) {
    yield `${start}    ${indented(item, '    ')}`;
    start = ',\n';
  }
  yield '\n  ]';
}

const indented = (value: unknown, by: string): string =>
  visibleJson(JSON.stringify(value, null, 2)).replaceAll('\n', `\n${by}`);

export const printJson = (plan: Plan): string => [...jsonPieces(plan)].join('');

const shown = (plan: Plan) => ({
  ...plan,
  visitorsPerDay: plan.visitorsPerDay ?? null,
  risks: plan.risks.map(({ edits: _, page: _page, led: _led, isUnconfirmed, ...risk }) => ({
    ...risk,
    ...(isUnconfirmed && { isUnconfirmed }),
    visitorsPerDay: risk.visitorsPerDay ?? null,
  })),
  groups: plan.groups.map(shownGroup),
  pages: plan.pages.map(({ led: _, ...page }) => page),
  acts: plan.acts.map(({ led: _, atResults: _results, ...act }) => ({ ...act, edit: shownEdit(act.edit) })),
  withoutEffect: plan.withoutEffect.map(shownEdit),
  notCompared: plan.notCompared.map(shownEdit),
});

const shownGroup = ({
  fields: _,
  ends: _ends,
  isRisky: _isRisky,
  isElsewhere: _isElsewhere,
  isUnconfirmed,
  ...group
}: Group) => ({
  ...group,
  ...(isUnconfirmed && { isUnconfirmed }),
  visitorsPerDay: group.visitorsPerDay ?? null,
  cause: { edits: group.cause.edits.map(shownEdit) },
});

const shownEdit = ({ path: _, ...edit }: ReportedEdit) => edit;
