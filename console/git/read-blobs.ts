import { runGitForBytes } from './run-git.ts';

/** A longer text is not read: it would keep everything else waiting. */
const longestText = 30_000_000;

/**
 * The texts of contents by their ids, by one process.
 * @returns without those that git cannot read
 */
export async function readBlobs(dir: string, ids: Iterable<string>): Promise<Map<string, string>> {
  const found = new Map<string, string>();
  const asked = [...new Set(ids)];
  if (asked.length === 0) return found;
  const input = asked.map((id) => `${id}\n`).join('');
  const { code, stdout } = await runGitForBytes(dir, ['cat-file', '--batch'], input);
  if (code !== 0) return found;
  let at = 0;
  while (at < stdout.length) {
    const end = stdout.indexOf(10, at);
    if (end < 0) break;
    const head = stdout.subarray(at, end).toString('latin1');
    at = end + 1;
    // `ID blob SIZE`, or `ID missing`, which no content follows.
    const [, id, kind, size] = /^([0-9a-f]+) (\w+) (\d+)$/.exec(head) ?? [];
    if (id === undefined) continue;
    const length = Number(size);
    if (kind === 'blob' && length <= longestText)
      found.set(id, stdout.subarray(at, at + length).toString('utf8'));
    at += length + 1;
  }
  return found;
}
