import { type Config, configFiles, configFolders } from '../../schemas/index.ts';
import type { Edit } from '../edits/edits.ts';
import type { Rename } from '../renames/rename.ts';
import type { RenamedFact } from '../renames/renamed-facts.ts';

/** The last key of the path of a fact that only has another name. */
export const nameOfFact = 'name';

/**
 * The edit of each form and fact that only has another name, and by whose name phones store something. Of the other kinds of
 * renamed ids they store none.
 *
 * Of a form they store answers, the step and the sent lead: visitors who are in the middle of it lose them, and what keeps
 * them from sending twice. Flags, and facts with `stored` codes, are written for other pages of the product (R-STATE 2, 6).
 */
export const renamedStoredNames = (
  renamed: readonly (Rename | RenamedFact)[],
  { facts }: Pick<Config, 'facts'>,
): Edit[] =>
  renamed.flatMap(({ kind, from, to }): Edit[] => {
    const edit = (path: string[], file: string, pointer: string): Edit => ({
      path,
      file,
      pointers: { before: pointer, after: pointer },
      kind: 'changed',
      before: from,
      after: to,
    });
    if (kind === 'form') return [edit(['forms', to, 'id'], `${configFolders.forms.path}/${to}.json`, '/id')];
    if (kind !== 'fact') return [];
    const isFlag = Object.hasOwn(facts.flags, to);
    if (!isFlag && !(Object.hasOwn(facts.channelInfo, to) && facts.channelInfo[to]?.stored)) return [];
    const part = isFlag ? 'flags' : 'channelInfo';
    return [edit(['facts', part, to, nameOfFact], configFiles.facts.path, `/${part}`)];
  });
