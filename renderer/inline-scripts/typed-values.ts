import type { StartFailureData } from './script-data.ts';

declare const scriptData: StartFailureData;

interface TypedValues {
  at: number;
  path: string;
  fields: Record<string, string>;
}

/** Key of `sessionStorage`, from the press of "try again" until the page is loaded again. */
var key = 'typed';
/** How long stored values are valid, ms. */
var validForMs = 600000;

function forEachDraftField(visit: (input: HTMLInputElement) => void): void {
  var inputs = document.querySelectorAll<HTMLInputElement>('#app [name]');
  for (var at = 0; at < inputs.length; at++) {
    var input = inputs[at] as HTMLInputElement;
    if (scriptData.draftFields.indexOf(input.name) >= 0 && !/radio|checkbox/.test(input.type)) visit(input);
  }
}

export function storeTyped(): void {
  var fields: TypedValues['fields'] = {};
  forEachDraftField(function (input) {
    fields[input.name] = input.value;
  });
  var typed: TypedValues = { at: Date.now(), path: window.location.pathname, fields: fields };
  try {
    window.sessionStorage.setItem(key, JSON.stringify(typed));
  } catch (_error) {}
}

export function restoreTyped(): void {
  try {
    var typed = JSON.parse(window.sessionStorage.getItem(key) as string) as TypedValues | null;
    window.sessionStorage.removeItem(key);
    if (!typed || typed.path !== window.location.pathname || Math.abs(Date.now() - typed.at) >= validForMs)
      return;
    var fields = typed.fields;
    forEachDraftField(function (input) {
      var value = fields[input.name];
      if (!input.value && typeof value === 'string') input.value = value;
    });
  } catch (_error) {}
}
