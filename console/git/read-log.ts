import { runGit } from './run-git.ts';

/** A commit with the files in which it differs from its parents. */
export interface LoggedCommit {
  commit: string;
  parents: string[];
  author: string;
  /** Seconds since 1970: when it came into the history. */
  at: number;
  subject: string;
  files: LoggedFile[];
}

/** A file that a commit changed; of a merge, one that differs from every parent. */
export interface LoggedFile {
  path: string;
  /** Its path before; the same but for a rename. */
  from: string;
  /** The ids of its contents; null where that revision has no such file. For a merge, `before` is of the first parent. */
  before: string | null;
  after: string | null;
  /** Of a merge: the ids of the other parents' contents. */
  others: (string | null)[];
}

/** The fields of a commit; git ends each with a zero byte, which no field can contain. */
const fields = ['%H', '%P', '%aN', '%ct', '%s'];

/** Paths are names and no patterns; the repository's settings change nothing. */
const options = ['--literal-pathspecs', '-c', 'log.showSignature=false', '-c', 'log.showRoot=true'];
const format = [
  '-z',
  '--raw',
  '--no-abbrev',
  '--no-color',
  '--no-ext-diff',
  '--no-textconv',
  '--no-notes',
  '--encoding=UTF-8',
  '-c',
  '--find-renames',
  '--relative',
  `--format=tformat:${fields.join('%x00')}`,
];

interface LogQuery {
  /** Relative to the folder. A single file is followed through its renames. */
  paths: readonly string[];
  isOneFile?: boolean;
  /** ISO 8601. */
  since?: string;
  most: number;
}

/**
 * The commits of HEAD that changed these paths, the newest first.
 * @returns null where git cannot tell
 */
export async function readLog(dir: string, query: LogQuery): Promise<LoggedCommit[] | null> {
  if (!query.isOneFile) return runLog(dir, query);
  // Of a file that it follows, git also lists each merge that did not change it.
  for (let asked = query.most; ; asked *= 8) {
    const log = await runLog(dir, { ...query, most: asked });
    const own = log?.filter(({ files }) => files.length > 0);
    if (!log || !own || log.length < asked || own.length >= query.most)
      return own?.slice(0, query.most) ?? null;
  }
}

async function runLog(
  dir: string,
  { paths, isOneFile = false, since, most }: LogQuery,
): Promise<LoggedCommit[] | null> {
  const { code, stdout } = await runGit(dir, [
    ...options,
    'log',
    ...format,
    `--max-count=${most}`,
    ...(isOneFile ? ['--follow'] : []),
    ...(since === undefined ? [] : [`--since=${since}`]),
    'HEAD',
    '--',
    ...paths,
  ]);
  return code === 0 ? parseLog(stdout) : null;
}

/** One commit, by its full id. @returns null where there is none */
export async function readLoggedCommit(
  dir: string,
  commit: string,
  paths: readonly string[],
): Promise<LoggedCommit | null> {
  const { code, stdout } = await runGit(dir, [
    ...options,
    'log',
    ...format,
    '--no-walk',
    `${commit}^{commit}`,
    '--',
    ...paths,
  ]);
  return code === 0 ? (parseLog(stdout)[0] ?? null) : null;
}

/** The output of `git log -z --raw`: five fields, then for each file a line that begins with a colon, and its paths. */
function parseLog(output: string): LoggedCommit[] {
  const tokens = output.split('\0');
  const found: LoggedCommit[] = [];
  let at = 0;
  const next = (): string => tokens[at++] ?? '';
  while (at < tokens.length) {
    const commit = next().replace(/^\n/, '');
    if (commit === '') continue;
    const own: LoggedCommit = {
      commit,
      parents: next().split(' ').filter(Boolean),
      author: next(),
      at: Number(next()),
      subject: next(),
      files: [],
    };
    // Between the fields and the files git writes a line break, and for a merge a zero byte.
    while (at < tokens.length && /^\n?(?::|$)/.test(tokens[at] ?? '')) {
      const meta = next().replace(/^\n/, '');
      if (meta !== '') own.files.push(readFile(meta, next));
    }
    found.push(own);
  }
  return found;
}

/** `:100644 100644 OLD NEW R100` with two paths, or for a merge `::MODES OLD OLD NEW MM` with one. */
function readFile(meta: string, next: () => string): LoggedFile {
  const parents = /^:+/.exec(meta)?.[0].length ?? 1;
  const words = meta.slice(parents).split(' ');
  const ids = words.slice(parents + 1, 2 * parents + 2);
  const status = words.at(-1) ?? '';
  const idOf = (id: string | undefined) => (id === undefined || /^0+$/.test(id) ? null : id);
  const from = next();
  const path = parents === 1 && /^[RC]/.test(status) ? next() : from;
  return {
    path,
    from,
    before: idOf(ids[0]),
    after: idOf(ids.at(-1)),
    others: ids.slice(1, -1).map(idOf),
  };
}
