import { allFaults } from './faults/all-faults.ts';
import type { Fault } from './faults/fault.ts';
import type { Flow } from './flows/flow.ts';
import type { FindingKind } from './judge.ts';
import type { CellResult } from './play-cell.ts';

export interface MatrixRun {
  faults: readonly Fault[];
  flows: readonly Flow[];
  results: readonly CellResult[];
  /** Of the working tree, with what is not committed. */
  commit: string;
}

const mostLeftOut = 0.2;

/** Cells that are not played, with the reason. */
export const leftOut = (faults: readonly Fault[], flows: readonly Flow[]): [Fault, Flow, string][] =>
  faults.flatMap((fault) =>
    flows.flatMap((flow): [Fault, Flow, string][] => {
      const reason = fault.notIn?.[flow.id];
      return reason === undefined ? [] : [[fault, flow, reason]];
    }),
  );

/** What must be 0; the first four are the promise of the matrix. */
const kinds: readonly [FindingKind, string][] = [
  ['lost', 'lost'],
  ['double', 'double'],
  ['notice', 'wrong notices'],
  ['answers', 'answers lost'],
  ['stuck', 'visits that did not end'],
  ['not fired', 'faults that did not happen'],
  ['error', 'errors in the console or uncaught'],
  ['other', 'other findings'],
];

/** Whether the run found nothing, and is a run at all: each applicable cell played, each case of it with its fault. */
export function isClean({ faults, flows, results }: MatrixRun): boolean {
  const [cells, out] = [faults.length * flows.length, leftOut(faults, flows).length];
  const isPlayed = (fault: Fault, flow: Flow) =>
    results.filter((one) => one.fault === fault.id && one.flow === flow.id).length === 1;
  return (
    results.every(({ findings, cases, fired }) => findings.length === 0 && fired === cases && cases > 0) &&
    faults.every((fault) =>
      flows.every((flow) => fault.notIn?.[flow.id] !== undefined || isPlayed(fault, flow)),
    ) &&
    results.length === cells - out &&
    // A part of the matrix may be one that cannot happen in most flows.
    (faults.length < allFaults.length || out <= cells * mostLeftOut)
  );
}

/** The table of a run and what it found, in Markdown. */
export function matrixReport(run: MatrixRun): string {
  const { faults, flows, results, commit } = run;
  const of = (fault: Fault, flow: Flow) =>
    results.find((one) => one.fault === fault.id && one.flow === flow.id);
  const mark = (fault: Fault, flow: Flow): string => {
    const result = of(fault, flow);
    if (!result) return fault.notIn?.[flow.id] === undefined ? '**not played**' : '–';
    const red = new Set(result.findings.map((finding) => finding.case)).size;
    return red === 0 ? String(result.cases) : `**${red} of ${result.cases}**`;
  };
  const head = ['fault', 'what happens', 'must hold', ...flows.map(({ title }) => title)];
  const rows = faults.map((fault) => [
    fault.id,
    fault.title,
    fault.mustHold,
    ...flows.map((flow) => mark(fault, flow)),
  ]);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    `The run on \`${commit}\`:`,
    '',
    ...totals(run).map(line),
    '',
    'A number is that of the cases in a cell, in all of which the fault happened and everything held; **2 of 3** are red; – is a cell that cannot happen.',
    '',
    ...[head, head.map(() => '---'), ...rows].map(line),
    '',
    ...redCells(run),
    ...leftOutRows(faults, flows),
  ].join('\n');
}

function totals({ faults, flows, results }: MatrixRun): string[][] {
  const cells = faults.length * flows.length;
  const sum = (count: (one: CellResult) => number) => results.reduce((all, one) => all + count(one), 0);
  const findings = results.flatMap((one) => one.findings);
  return [
    ['', ''],
    ['---', '---'],
    ['faults × flows', `${faults.length} × ${flows.length} = ${cells} cells`],
    ['played; cannot happen', `${results.length}; ${leftOut(faults, flows).length}`],
    ['cases, of which the fault happened', `${sum(({ cases }) => cases)}, ${sum(({ fired }) => fired)}`],
    ['red cells', String(results.filter((one) => one.findings.length > 0).length)],
    ...kinds.map(([kind, name], at) => [
      at < 4 ? `**${name}**` : name,
      String(findings.filter((finding) => finding.kind === kind).length),
    ]),
  ];
}

function redCells({ results, flows }: MatrixRun): string[] {
  const red = results.filter(({ findings }) => findings.length > 0);
  if (red.length === 0) return ['No cell is red.', ''];
  const title = (id: string) => flows.find((flow) => flow.id === id)?.title ?? id;
  const order = (one: CellResult) => `${one.fault} ${one.flow}`;
  const rows = red
    .toSorted((one, other) => order(one).localeCompare(order(other)))
    .flatMap(({ fault, flow, findings }) =>
      findings.map(
        ({ kind, case: name, text }) =>
          `- ${fault}, ${title(flow)}, ${name}: ${kind}: ${text.replaceAll(/\s+/g, ' ')}`,
      ),
    );
  return ['Red cells:', '', ...rows, ''];
}

function leftOutRows(faults: readonly Fault[], flows: readonly Flow[]): string[] {
  const rows = leftOut(faults, flows).map(
    ([fault, { title }, reason]) => `- ${fault.id}, ${title}: ${reason}`,
  );
  return rows.length === 0 ? [] : ['Cells that cannot happen:', '', ...rows, ''];
}

/** In docs/faults.md the report of the last whole run follows this line. */
const begin = '<!-- What follows is written by npm run test:faults -- --write. -->';

/** @throws Error if the document has no place for the report */
export function withReport(document: string, report: string): string {
  const at = document.indexOf(begin);
  if (at === -1) throw new Error(`docs/faults.md has no line ${begin}`);
  return `${document.slice(0, at + begin.length)}\n\n${report.trimEnd()}\n`;
}
