/**
 * A snippet of the JSON service (`"cityRule": "$1"`, `${1:default}`) as CodeMirror writes it (`${}`, `${default}`).
 * @see https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#snippet_syntax
 */
export function toTemplate(snippet: string): string {
  return snippet.replace(
    /\\([\\$}])|\$(\d+)|\$\{\d+(?::((?:\\.|[^}])*))?\}|\\/g,
    (whole, escaped: string | undefined, tab: string | undefined, filled: string | undefined) => {
      if (escaped !== undefined) return escaped === '\\' ? '\\\\' : escaped;
      if (tab !== undefined) return '${}';
      if (whole === '\\') return '\\\\';
      return `\${${(filled ?? '').replace(/\\(.)/g, '$1')}}`;
    },
  );
}
