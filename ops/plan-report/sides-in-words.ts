import { blocksWithPointers } from '../config/page-blocks.ts';
import { afterCodeText, exitTexts } from '../edit-wording/exit-text.ts';
import { member } from '../json/json-values.ts';
import { locateInFile } from '../wording/file-schema.ts';
import { type LabelSource, labelsOf } from '../wording/labels.ts';
import { type WordedDifference, wordedSides } from '../wording/value-words.ts';
import { type RiskOfPage, riskOfPage } from './risk-of-page.ts';

/** Both sides of a change or a risk in words, and the page of a risk. */
export function sidesInWords(reported: WordedDifference, source: LabelSource): RiskOfPage {
  const isOfResult = 'risk' in reported && reported.risk === 'result-elsewhere';
  if (isOfResult) return resultSides(riskOfPage(reported, reported), source);
  return riskOfPage(wordedSides(reported, source.names, source.language), reported);
}

/** `form-package 4220 finish formRefused`: the form, the result code, and where it leads (ops/edits/exits.ts). */
const ofCode = /^(\S+) (\w+) (.*)$/;

/** `返回码 4220 以后，去失败去向`, and after the arrow only where it leads: the form and the code are the same. */
function resultSides({ page, before, after }: RiskOfPage, source: LabelSource): RiskOfPage {
  const { language } = source;
  const [, form, code, was = ''] = ofCode.exec(before) ?? [];
  const [, , , is = ''] = ofCode.exec(after) ?? [];
  if (form === undefined || code === undefined) return { page, before, after };
  const [from, to] = exitTexts([was, is], source);
  const head = [isOnlyForm(form, page, source) ? '' : formText(form, source), afterCodeText(code, language)];
  return {
    page,
    before: head.filter(Boolean).join(' · ') + (language === 'zh' ? '，' : ', ') + from,
    after: to,
  };
}

/** Whether the page, which is told before, has no other form. */
function isOnlyForm(form: string, page: string | null, source: LabelSource): boolean {
  if (page === null) return false;
  const blocks = blocksWithPointers(source.file(locateInFile(['pages', page]).file)?.value);
  const shown = new Set(
    blocks.flatMap(({ block }) => (member(block, 'type') === 'form' ? [member(block, 'form')] : [])),
  );
  return shown.size === 1 && shown.has(form);
}

/** A form by a page that has it: forms have no titles. */
function formText(form: string, source: LabelSource): string {
  const { names, language } = source;
  const [route = ''] = names?.forms?.[form] ?? [];
  const title = labelsOf(source, { names: 'route', path: [] }).get(route) || names?.routes[route];
  const named = title ? (language === 'zh' ? `（“${title}”）` : ` (“${title}”)`) : '';
  return language === 'zh' ? `表单 ${form}${named}` : `form ${form}${named}`;
}
