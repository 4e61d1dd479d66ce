import { type CompletionContext, type CompletionResult, snippetCompletion } from '@codemirror/autocomplete';
import { hoverTooltip } from '@codemirror/view';
import type { JsonHelp } from './json-help.ts';

/** What completes and explains; null until the schema is there. */
export type HelpNow = () => JsonHelp | null;

export const completeFrom =
  (help: HelpNow) =>
  async ({ state, pos, explicit }: CompletionContext): Promise<CompletionResult | null> => {
    const before = state.sliceDoc(Math.max(0, pos - 1), pos);
    if (!explicit && !/["\w\p{L}:]/u.test(before)) return null;
    const proposals = (await help()?.complete(state.doc.toString(), pos)) ?? [];
    const from = proposals[0]?.from ?? pos;
    const fitting = proposals.filter((one) => one.from === from);
    if (fitting.length === 0) return null;
    return {
      from,
      to: Math.max(pos, fitting[0]?.to ?? pos),
      options: fitting.map(({ label, shown, about, template }) =>
        snippetCompletion(template, { label, displayLabel: shown, ...(about && { info: about }) }),
      ),
      validFor: /^"?[^"\n]*"?$/,
    };
  };

export const explainFrom = (help: HelpNow) =>
  hoverTooltip(async (view, pos) => {
    const found = await help()?.hover(view.state.doc.toString(), pos);
    if (!found) return null;
    return {
      pos: found.from,
      end: found.to,
      above: true,
      create: () => {
        const dom = document.createElement('div');
        dom.className = 'cm-about';
        dom.textContent = found.about;
        return { dom };
      },
    };
  });
