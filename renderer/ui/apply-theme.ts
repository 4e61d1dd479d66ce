import type { Brand } from '../../runtime/index.ts';

/** Sets the custom properties of a brand on the document. No name or value contains `:` or `;`. */
export function applyTheme(theme: Brand['theme'], { documentElement }: Document): void {
  for (const one of String(theme).split(';'))
    documentElement.style.setProperty(...(one.split(':') as [string, string]));
}
