/**
 * A snippet of the JSON service (`"cityRule": "$1"`, `${1:default}`) as CodeMirror writes it (`${}`, `${default}`).
 * @see https://microsoft.github.io/language-server-protocol/specifications/lsp/3.17/specification/#snippet_syntax
 */
export function toTemplate(snippet: string): string {
  return snippet.replace(
    /\\([\\$}])|\$(\d+)|\$\{\d+(?::((?:\\.|[^}])*))?\}|\\/g,
    (whole, escaped: string | undefined, _tab: string | undefined, filled = '') => {
      if (escaped !== undefined) return escaped === '\\' ? '\\\\' : escaped;
      if (whole === '\\') return '\\\\';
      return `\${${filled.replace(/\\(.)/g, '$1')}}`;
    },
  );
}
