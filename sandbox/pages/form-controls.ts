import { html } from 'hono/html';
import type { Markup } from './layout.ts';

export function numberInput(label: string, name: string, value: number): Markup {
  return html`<label>${label}<input name="${name}" type="number" min="0" value="${value}" required /></label>`;
}

/** The options of a select; each choice is a value and its label. */
export function options(choices: readonly (readonly [string, string])[], chosen: string): Markup[] {
  return choices.map(
    ([value, name]) =>
      html`<option value="${value}" ${value === chosen ? html`selected` : ''}>${name}</option>`,
  );
}
