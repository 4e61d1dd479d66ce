import { quote, type Text } from '../text/text.ts';

export interface SyntaxMessage {
  message: Text;
  help?: Text;
  start: number;
  end: number;
  /** The certain replacement. */
  instead?: string;
}
type MessageText = Omit<SyntaxMessage, 'start' | 'end'>;

/** Full-width marks, which Chinese input methods write. */
export const fullWidthPunctuation = /[“”‘’：，｛｝［］；]/;
const fullWidthMessage: MessageText = {
  message: { zh: '这里用了中文标点', en: 'a full-width punctuation mark stands here' },
  help: { zh: '改成英文标点 " : , { } [ ]', en: 'write " : , { } [ ]' },
};
const quotesMessage: MessageText = {
  message: { zh: '键和文字要用英文双引号', en: 'keys and texts stand in double quotes' },
  help: { zh: '写成 "…"', en: 'write "…"' },
};
const commentMessage: MessageText = {
  message: { zh: 'JSON 里不能写注释', en: 'JSON has no comments' },
  help: { zh: '说明请写在 "note" 里', en: 'put the remark into "note"' },
};
const trailingCommaMessage: MessageText = {
  message: { zh: '最后一项后面多了逗号', en: 'a comma too many after the last item' },
  help: { zh: '删掉这个逗号', en: 'remove it' },
};

/** The parser's error names in our words. */
const messages: Record<string, MessageText> = {
  InvalidNumberFormat: { message: { zh: '数字写法不对', en: 'not a number' } },
  UnexpectedEndOfNumber: { message: { zh: '数字没写完', en: 'the number is not finished' } },
  PropertyNameExpected: {
    message: { zh: '这里应该是带双引号的键', en: 'a key in double quotes belongs here' },
  },
  ValueExpected: { message: { zh: '这里缺少值', en: 'a value is missing here' } },
  ColonExpected: {
    message: { zh: '键后面缺少冒号', en: 'a colon is missing after the key' },
    help: { zh: '写成 "键": 值', en: 'write "key": value' },
  },
  CommaExpected: {
    message: { zh: '这里后面缺少逗号', en: 'a comma is missing after this' },
    help: { zh: '在这一项后面加逗号', en: 'put a comma after this item' },
  },
  CloseBraceExpected: { message: { zh: '缺少右花括号 }', en: 'a closing } is missing' } },
  CloseBracketExpected: { message: { zh: '缺少右方括号 ]', en: 'a closing ] is missing' } },
  EndOfFileExpected: {
    message: { zh: '文件在这里应该已经结束', en: 'the file should have ended before this' },
    help: { zh: '检查前面是否多了一个括号', en: 'look for a bracket too many before it' },
  },
  InvalidCommentToken: commentMessage,
  UnexpectedEndOfComment: commentMessage,
  UnexpectedEndOfString: {
    message: { zh: '文字没有右引号', en: 'the text has no closing quote' },
    help: { zh: '在行内补上 "', en: 'close it with " on the same line' },
  },
  InvalidUnicode: { message: { zh: '\\u 后面要有 4 位十六进制数', en: 'four hex digits belong after \\u' } },
  InvalidEscapeCharacter: {
    message: { zh: '不认识的转义', en: 'an unknown escape' },
    help: { zh: '反斜杠要写成 \\\\', en: 'a backslash is written \\\\' },
  },
  InvalidCharacter: {
    message: { zh: '文字里有控制字符', en: 'a control character in a text' },
    help: { zh: '删掉它, 换行写成 \\n', en: 'remove it; a line break is written \\n' },
  },
};

const unknownToken = (token: string): MessageText => ({
  message: { zh: `看不懂 ${quote(token)}`, en: `${quote(token)} means nothing here` },
  help: {
    zh: '值只能是 "文字"、数字、true、false、null、[ ] 或 { }',
    en: 'a value is a "text", a number, true, false, null, [ ] or { }',
  },
});

function messageForSymbol(token: string): MessageText {
  if (fullWidthPunctuation.test(token)) return fullWidthMessage;
  return /^'|^[A-Za-z_$][\w$]*$/.test(token) && !/^(true|false|null)/i.test(token)
    ? quotesMessage
    : unknownToken(token);
}

const asciiPunctuation: Readonly<Record<string, string>> = { '，': ',', '：': ':' };

/**
 * A word that is none. A Chinese comma or colon between two values is one character, whatever the parser took with it;
 * text in Chinese quotes is one where it has no quote of another kind in it.
 */
function symbol(text: string, { start, end }: { start: number; end: number }): SyntaxMessage {
  const words = messageForSymbol(text.slice(start, end));
  if (words !== fullWidthMessage) return { ...words, start, end };
  const rest = text.slice(start).split(/[\r\n]/, 1)[0] ?? '';
  const at = rest.search(fullWidthPunctuation);
  const isAfterValue = /^(true|false|null|-?\d+(\.\d+)?)?$/.test(rest.slice(0, at));
  const instead = isAfterValue ? asciiPunctuation[rest[at] ?? ''] : undefined;
  if (instead !== undefined) return { ...words, instead, start: start + at, end: start + at + 1 };
  const quoted = /^“[^“”"\\]*”(?=[ \t]*([:,}\]：，]|$))/.exec(rest)?.[0];
  if (quoted === undefined) return { ...words, start, end };
  return { ...words, instead: `"${quoted.slice(1, -1)}"`, start, end: start + quoted.length };
}

/** Where the text before `offset` ends, its white space apart. */
const endBefore = (text: string, offset: number) => text.slice(0, offset).trimEnd().length;

/** The error with its location: a missing comma is shown where it belongs, not at the next line. */
export function syntaxMessage(error: string, text: string, offset: number, length: number): SyntaxMessage {
  const before = endBefore(text, offset);
  const last = { start: Math.max(0, before - 1), end: Math.max(1, before) };
  const here = { start: offset, end: offset + Math.max(1, length) };
  if (text.trim() === '') return { message: { zh: '文件是空的', en: 'the file is empty' }, start: 0, end: 1 };
  if (error === 'InvalidSymbol') return symbol(text, here);
  const closes = /^[}\]]/.test(text.slice(offset, offset + 1));
  if (closes && text[before - 1] === ',') return { ...trailingCommaMessage, ...last };
  const found = messages[error] ?? unknownToken(text.slice(offset, here.end));
  const showsBefore = error === 'CommaExpected' || error.startsWith('Close');
  return { ...found, ...(showsBefore ? last : here) };
}
