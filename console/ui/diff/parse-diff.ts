import { diffWordsWithSpace } from 'diff';

export interface DiffPiece {
  text: string;
  isOther: boolean;
}
export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  /** 1-based, on the side that has the line. */
  before: number | null;
  after: number | null;
  pieces: DiffPiece[];
}
export interface DiffHunk {
  key: string;
  lines: DiffLine[];
}

const kinds = { ' ': 'same', '-': 'removed', '+': 'added' } as const;

/** Parses a text of `diff -u` into lines, with the differing words where a line replaced another. */
export function parseDiff(diff: string): DiffHunk[] {
  const hunks: DiffHunk[] = [];
  let before = 0;
  let after = 0;
  for (const line of diff.split('\n')) {
    const head = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line);
    if (head) {
      before = Number(head[1]);
      after = Number(head[2]);
      hunks.push({ key: line, lines: [] });
      continue;
    }
    const kind = kinds[line.charAt(0) as keyof typeof kinds];
    const hunk = hunks.at(-1);
    if (!hunk || !kind) continue;
    hunk.lines.push({
      kind,
      before: kind === 'added' ? null : before,
      after: kind === 'removed' ? null : after,
      pieces: [{ text: line.slice(1), isOther: false }],
    });
    if (kind !== 'added') before += 1;
    if (kind !== 'removed') after += 1;
  }
  return hunks.map(({ key, lines }) => ({ key, lines: withWords(lines) }));
}

export const countLines = (hunks: readonly DiffHunk[], kind: DiffLine['kind']): number =>
  hunks.reduce((sum, { lines }) => sum + lines.filter((line) => line.kind === kind).length, 0);

/** Where a run of removed lines is followed by as many added ones, they are paired. */
function withWords(lines: readonly DiffLine[]): DiffLine[] {
  const worded = [...lines];
  for (let at = 0; at < lines.length; ) {
    const removed = runOf(lines, at, 'removed');
    const added = runOf(lines, at + removed, 'added');
    if (removed > 0 && removed === added) {
      for (let one = 0; one < removed; one += 1) pair(worded, at + one, at + removed + one);
    }
    at += Math.max(1, removed + added);
  }
  return worded;
}

function runOf(lines: readonly DiffLine[], from: number, kind: DiffLine['kind']): number {
  let length = 0;
  while (lines[from + length]?.kind === kind) length += 1;
  return length;
}

/** Longer lines are shown without marked words: comparing them costs more than it shows. */
const longest = 2000;

function pair(lines: DiffLine[], at: number, other: number): void {
  const [removed, added] = [lines[at], lines[other]];
  const was = removed?.pieces[0]?.text;
  const is = added?.pieces[0]?.text;
  if (!removed || !added || was === undefined || is === undefined) return;
  if (was.length + is.length > longest) return;
  const parts = diffWordsWithSpace(was, is);
  const side = (leftOut: 'added' | 'removed'): DiffPiece[] =>
    parts
      .filter((part) => !part[leftOut])
      .map((part) => ({ text: part.value, isOther: part.added || part.removed }));
  lines[at] = { ...removed, pieces: side('added') };
  lines[other] = { ...added, pieces: side('removed') };
}
