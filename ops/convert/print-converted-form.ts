import type { Loss } from '../foreign-forms/foreign-form.ts';
import type { Io } from '../terminal/io.ts';
import { type Paint, paintFor } from '../terminal/paint.ts';
import type { SharedOptions } from '../terminal/shared-options.ts';
import { sayIn, type Words } from '../text/say.ts';
import type { Language } from '../text/text.ts';
import { padCells, visible, visibleJson } from '../text/visible.ts';
import type { ConvertedForm, Format } from './convert.ts';
import type { ForeignFile } from './read-file.ts';

const words = {
  written: { zh: '写入 {files}', en: 'wrote {files}' },
  nothing: { zh: '没有可以写的字段，什么也没有写', en: 'no field is left to write, and nothing was written' },
  count: {
    zh: '{elements} 项，转换了 {converted} 项',
    en: '{converted} of {elements, plural, one {# element} other {# elements}} converted',
  },
  lost: { zh: '没有转换', en: 'not converted' },
  changed: { zh: '转换时略去或改动', en: 'left out or changed on the way' },
  near: { zh: '最接近：{near}', en: 'nearest: {near}' },
  languages: {
    zh: '文字取自本站的语言，略去了：{languages}',
    en: 'texts are those of the site’s language; left out: {languages}',
  },
  next: {
    zh: '接下来：核对文字与 purpose，再在 definitions/routes.json 里给页面一个地址',
    en: 'next: read the texts and `purpose`, and give the page an address in definitions/routes.json',
  },
} as const satisfies Words;

interface Printed {
  file: string;
  from: Format;
  source: ForeignFile;
  result: ConvertedForm;
  /** Paths that were written. */
  written: readonly string[];
}

export function printConvertedForm(printed: Printed, { format, lang, color }: SharedOptions, io: Io): string {
  return format === 'json' ? asJson(printed) : asText(printed, lang, paintFor(color, io));
}

function asJson({ file, from, source, result, written }: Printed): string {
  const { elements, converted, fields, losses, otherLanguages, form, page } = result;
  const json = {
    format: 'funnel.convert/1',
    file,
    from,
    elements,
    converted,
    written,
    fields: fields.map((one) => ({ ...one, ...source.placeOf(one.pointer) })),
    losses: inOrder(losses, source).map((one) => ({
      ...one,
      near: one.near ?? null,
      ...source.placeOf(one.pointer),
    })),
    otherLanguages,
    form,
    page,
  };
  return `${visibleJson(JSON.stringify(json, null, 2))}\n`;
}

function asText({ file, source, result, written }: Printed, lang: Language, paint: Paint): string {
  const say = sayIn(words, lang);
  const { elements, converted, fields, losses, otherLanguages } = result;
  const at = (pointer: string) => {
    const { line, column } = source.placeOf(pointer);
    return `${file}:${line}:${column}`;
  };
  const widest = Math.max(0, ...fields.map(({ type }) => type.length));
  const made = fields.map(
    ({ pointer, type, name, kind, id }) =>
      `  ${at(pointer)}  ${padCells(type, widest)}  ${visible(name)} → ${kind} ${id}`,
  );
  const lost = (title: string, whole: boolean) => {
    const listed = inOrder(losses, source).filter((one) => one.whole === whole);
    return listed.length === 0
      ? []
      : [paint('bold', title), ...listed.map((one) => line(one, at(one.pointer), lang))];
  };
  const lines = [
    paint('bold', say('count', { elements, converted })),
    ...made,
    ...lost(say('lost'), true),
    ...lost(say('changed'), false),
    ...(otherLanguages.length > 0
      ? [say('languages', { languages: visible(otherLanguages.join(', ')) })]
      : []),
    written.length > 0 ? say('written', { files: written.join(', ') }) : say('nothing'),
    ...(written.length > 0 ? [say('next')] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function line({ what, name, reason, near }: Loss, at: string, lang: Language): string {
  const [colon, stop] = lang === 'zh' ? ['：', '。'] : [': ', '; '];
  const subject = visible([what, name].filter(Boolean).join(' '));
  const nearest = near ? `${stop}${sayIn(words, lang)('near', { near: near[lang] })}` : '';
  return `  ${at}  ${subject}${colon}${reason[lang]}${nearest}`;
}

/** Those of one reader come after each other; people read a file from top to bottom. */
function inOrder(losses: readonly Loss[], { placeOf }: ForeignFile): Loss[] {
  const placed = losses.map((loss) => ({ loss, ...placeOf(loss.pointer) }));
  return placed.sort((a, b) => a.line - b.line || a.column - b.column).map(({ loss }) => loss);
}
