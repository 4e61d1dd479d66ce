import { decideVisit, type Redirect } from '../../runtime/index.ts';
import type { CheckedConfig } from '../config/checked-config.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import type { EndlessVisit } from '../proof/endless.ts';
import { decisionLocator, decisionPointsIn, proofOf, witness } from '../proof/proof.ts';
import { visitorsOf } from '../proof/visitor.ts';
import type { Row } from '../tables/decision-tables.ts';
import type { Text } from '../text/text.ts';

const noUser = '{ "id": "no-user", "when": { "user": "failed", "session.token": true }, "hold": "tryAgain" }';
const hop = (from: string, to: string) =>
  `{ "id": "from-${from}", "when": { "route": "${from}", "session.token": true, "outcome": null }, "go": "${to}" }`;

/** Redirects or named destinations that form a cycle; the finding shows the cycle as a path, each step with its row. */
export const redirectLoop = defineRule({
  code: 'redirect-loop',
  severity: 'error',
  scope: 'site',
  doc: {
    what: { zh: '重定向或去向绕成了圈', en: 'redirects, or destinations, go round in a circle' },
    why: { zh: '访客永远到不了页面', en: 'the visitor never gets to a page' },
    example: {
      file: 'definitions/navigation.json',
      at: noUser,
      good: `${noUser},\n    ${hop('login', 'thanks')}`,
      bad: `${noUser},\n    ${hop('login', 'thanks')},\n    ${hop('thanks', 'login')}`,
    },
  },
  run: (checked) => [...redirects(checked), ...destinations(checked)],
});

/** The hops of a redirect chain that repeat at its end; none where the chain is only long. */
export function cycleOf({ chain: { hops } }: EndlessVisit): readonly Redirect[] {
  const last = hops.at(-1)?.to;
  const begins = hops.findLastIndex(({ from }) => from === last);
  return begins < 0 ? [] : hops.slice(begins);
}

function redirects(checked: CheckedConfig): Violation[] {
  const circles = new Map<string, Violation>();
  for (const visit of proofOf(checked).endless) {
    const circle = cycleOf(visit);
    const rows = [...new Set(circle.map(({ row }) => row))].sort().join(' ');
    if (circle.length > 0 && !circles.has(rows)) circles.set(rows, toViolation(checked, visit, circle));
  }
  return [...circles.values()];
}

function toViolation(
  checked: CheckedConfig,
  { visitor, path, chain }: EndlessVisit,
  circle: readonly Redirect[],
): Violation {
  const [first] = circle;
  const shown = [first?.from, ...circle.map(({ to }) => to)].join(' → ');
  const decided = chain.decisions.flatMap(({ row, trace }) => [{ row, trace }]);
  const related = circle.flatMap((hop) => {
    const trace = decided.find(({ row }) => row === hop.row)?.trace ?? [];
    return [`${hop.row}`, ...trace.slice(1).map(({ table, row }) => `${table}/${row}`)].map((row) => ({
      ...decisionLocator(checked, row),
      message: { zh: `${hop.from} → ${hop.to}`, en: `${hop.from} → ${hop.to}` },
    }));
  });
  return {
    message: { zh: `重定向绕圈: ${shown}`, en: `redirects go round: ${shown}` },
    label: { zh: '从这一行开始', en: 'the circle begins at this row' },
    help,
    met: witness(visitor, path, null),
    ...decisionLocator(checked, first?.row ?? ''),
    related,
  };
}

const help: Text = {
  zh: '其中一行要加条件, 让访客停下',
  en: 'let one of the rows not hold, so that the visitor stays',
};

/** Named destinations that lead to each other, for at least one visitor. */
function destinations(checked: CheckedConfig): Violation[] {
  const { flow, sites } = proofOf(checked);
  const circles = new Map<string, Violation>();
  for (const at of decisionPointsIn(flow)) {
    for (const turn of flow.transitions(at).filter(({ isCycle }) => isCycle)) {
      const rows = circleIn(turn.rows);
      const key = rows
        .map(({ pointer }) => pointer)
        .sort()
        .join(' ');
      if (circles.has(key)) continue;
      for (const visitor of turn.who.flatMap((box) => [...firstFew(flow.space, box)])) {
        const decision = decideVisit(sites.of(visitor.host), visitor.situation, at);
        if (decision.kind === 'need' || decision.reason !== 'destinationLoop') continue;
        const path = checked.config.routes.routes[at.route]?.path ?? '/';
        const [first] = rows;
        const names = [...rows, first].map((row) => tableOf(row)).join(' → ');
        circles.set(key, {
          message: { zh: `去向绕圈: ${names}`, en: `destinations go round: ${names}` },
          help,
          met: witness(visitor, path, at.outcome),
          file: first?.file ?? '',
          pointer: `${first?.pointer ?? ''}/go`,
          related: rows.slice(1).map((row) => ({
            file: row.file,
            pointer: `${row.pointer}/go`,
            message: { zh: '又回到前面', en: 'leads back' },
          })),
        });
        break;
      }
    }
  }
  return [...circles.values()];
}

const tableOf = (row: Row | undefined): string => row?.pointer.split('/')[1] ?? '';

/** The rows that form the cycle: the last one leads to the table of the first. */
function circleIn(rows: readonly Row[]): readonly Row[] {
  const { go } = JSON.parse(rows.at(-1)?.result ?? '{}') as { go?: string };
  return rows.slice(rows.findIndex((row) => row.file.endsWith('destinations.json') && tableOf(row) === go));
}

/** Enough visitors to find one who gets into the cycle. */
function* firstFew(...[space, box]: Parameters<typeof visitorsOf>) {
  let count = 0;
  for (const visitor of visitorsOf(space, box)) {
    yield visitor;
    if (++count >= 200) return;
  }
}
