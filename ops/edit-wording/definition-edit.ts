import { formFileDifferences, nestedPart, pageFileDifferences } from '../edits/definition-differences.ts';
import type { PageDifference } from '../edits/page-difference.ts';
import type { ReportedEdit } from '../edits/reported-edit.ts';
import { locateInFile } from '../wording/file-schema.ts';
import type { LabelSource } from '../wording/labels.ts';
import { pageDifferenceText } from './page-difference-text.ts';

/**
 * What an edit of a page or form changes, item by item: `文字 首屏标题 hero · 副标题：甲 → 乙`, `新增块 提示 notice：正文`.
 * Null for an edit of anything else, or of a single value, whose place and value say it all.
 */
export function definitionEditTexts(
  { path, before, after }: Pick<ReportedEdit, 'path' | 'before' | 'after'>,
  source: LabelSource,
): string[] | null {
  const [folder, id, ...keys] = path;
  if (id === undefined || (folder !== 'pages' && folder !== 'forms')) return null;
  if (![before, after].some((value) => typeof value === 'object' && value !== null)) return null;
  const [was, is] = [nestedPart(keys, before), nestedPart(keys, after)];
  const { file } = locateInFile([folder, id]);
  // Each part is named as the revision that has it does, whatever the draft has meanwhile.
  const namedIn = (value: unknown): LabelSource => ({
    names: source.names,
    language: source.language,
    file: (name) => (name === file ? { value } : source.file(name)),
  });
  const [ofBefore, ofAfter] = [namedIn(was), namedIn(is)];
  const word = (difference: PageDifference) =>
    pageDifferenceText(
      difference,
      folder === 'pages' ? id : '',
      difference.what.endsWith('-removed') || is === undefined ? ofBefore : ofAfter,
    );
  const differences =
    folder === 'pages' ? pageFileDifferences(id, was, is) : formFileDifferences(id, was, is);
  return differences.map(word);
}
