import type { LastChange } from '../api/index.ts';
import { findSpan } from '../edits/json-span.ts';
import { runGit } from './run-git.ts';

const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length;

/** Author of the last change of a channel's lines; null where they are not committed, or git does not know. */
export async function lastChangeOfChannel(
  dir: string,
  text: string,
  channel: string,
): Promise<LastChange | null> {
  const span = spanOf(text, channel);
  if (!span) return null;
  const lines = `${lineAt(text, span.keyStart)},${lineAt(text, span.end)}`;
  const args = ['blame', '--line-porcelain', '-L', lines, '--', 'channels.json'];
  const { code, stdout } = await runGit(dir, args);
  if (code !== 0) return null;
  const all = stdout.split(/^\t.*\n?/m).flatMap(commitOf);
  const committed = all.filter(({ commit }) => !/^0+$/.test(commit));
  const newest = committed.sort((a, b) => b.at - a.at)[0];
  if (!newest) return null;
  const { at, ...rest } = newest;
  return {
    ...rest,
    date: new Date(at * 1000).toISOString(),
    isUncommitted: committed.length < all.length,
  };
}

function spanOf(text: string, channel: string) {
  try {
    return findSpan(text, ['channels', channel]);
  } catch {
    // The file on the disk is not JSON at the moment.
    return null;
  }
}

function commitOf(block: string): { commit: string; author: string; subject: string; at: number }[] {
  const commit = /^([0-9a-f]{40,64}) /.exec(block)?.[1];
  const field = (name: string) => new RegExp(`^${name} (.*)$`, 'm').exec(block)?.[1] ?? '';
  if (!commit) return [];
  return [{ commit, author: field('author'), subject: field('summary'), at: Number(field('author-time')) }];
}
