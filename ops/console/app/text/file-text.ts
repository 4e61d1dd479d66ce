/** A file's text as the editor has it: lines end in `\n`, and there is no byte order mark. */
export const editorText = (text: string): string => text.replace(/^\uFEFF/, '').replaceAll('\r\n', '\n');

/** And back, as the file writes its lines. */
export function fileText(edited: string, like: string): string {
  const mark = like.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + (like.includes('\r\n') ? edited.replaceAll('\n', '\r\n') : edited);
}
