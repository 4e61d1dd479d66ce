import { toPointer } from '../../ops/json/pointer.ts';
import { type JsonSpan, membersAt, rootOf } from '../edits/json-span.ts';
import { runGit } from './run-git.ts';

interface BlamedCommit {
  commit: string;
  author: string;
  /** ISO 8601. */
  at: string;
  subject: string;
  isFirst: boolean;
  isMerge: boolean;
}

/** A line that a neighbour changes when it is added or removed: it says nothing about its own entry. */
const isPunctuation = (line: string): boolean => /^[\s{}[\],]*$/.test(line);

/**
 * The newest commit of the lines of each entry, such as `/channels/5265`, in a revision of a file: one call of git for
 * all of them. A line that was removed has no commit.
 * @returns none where git cannot tell, or the file is not JSON
 */
export async function blameEntries(
  dir: string,
  revision: string,
  path: string,
): Promise<Map<string, BlamedCommit>> {
  const args = [
    '--literal-pathspecs',
    'blame',
    '-w',
    '--porcelain',
    '--root',
    '--encoding=UTF-8',
    revision,
    '--',
    path,
  ];
  const { code, stdout } = await runGit(dir, args);
  const found = new Map<string, BlamedCommit>();
  if (code !== 0) return found;
  const lines = readBlame(stdout);
  const text = lines.map((line) => `${line.text}\n`).join('');
  const starts = [0];
  for (const line of lines) starts.push((starts.at(-1) ?? 0) + line.text.length + 1);
  let at = 0;
  for (const { pointer, span } of entriesOf(text)) {
    while ((starts[at + 1] ?? text.length) <= span.keyStart) at += 1;
    for (let line = at; line < lines.length && (starts[line] ?? 0) < span.end; line += 1) {
      const own = lines[line];
      if (!own || isPunctuation(own.text)) continue;
      const newest = found.get(pointer);
      if (!newest || own.by.at > newest.at) found.set(pointer, own.by);
    }
  }
  return found;
}

function entriesOf(text: string): { pointer: string; span: JsonSpan }[] {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return [];
  }
  const maps = membersAt(text, rootOf(text))?.items ?? [];
  return maps.flatMap(({ key: map, start }) => {
    const members = membersAt(text, start);
    if (!members || members.isList) return [];
    return members.items.map(({ key, ...span }) => ({ pointer: toPointer([map, key]), span }));
  });
}

interface BlamedLine {
  text: string;
  by: BlamedCommit;
}

/** Each line follows the id of its commit; what is known of the commit, only where it is first named. */
function readBlame(output: string): BlamedLine[] {
  const commits = new Map<string, BlamedCommit>();
  const lines: BlamedLine[] = [];
  let own: BlamedCommit | undefined;
  for (const line of output.split('\n')) {
    if (line.startsWith('\t')) {
      if (own) lines.push({ text: line.slice(1), by: own });
      own = undefined;
      continue;
    }
    if (!own) {
      const commit = /^([0-9a-f]{40,64}) \d/.exec(line)?.[1];
      if (commit === undefined) continue;
      own = commits.get(commit) ?? {
        commit,
        author: '',
        at: '',
        subject: '',
        isFirst: false,
        isMerge: false,
      };
      commits.set(commit, own);
      continue;
    }
    const [, field, value = ''] = /^([a-z-]+) ?(.*)$/.exec(line) ?? [];
    if (field === 'author') own.author = value;
    if (field === 'summary') own.subject = value;
    if (field === 'boundary') own.isFirst = true;
    if (field === 'committer-time') own.at = new Date(Number(value) * 1000).toISOString();
  }
  return lines;
}
