import type { Session } from '../../runtime/effects/index.ts';
import type { EmbeddedSite } from '../site-data/embedded-site.ts';
import type { OwnedAnswers } from './answer-owner.ts';

/** The part of the app context that receives the answers. */
interface Receiver {
  session: Pick<Session, 'setConsent'>;
  answersOf(form: string): OwnedAnswers;
  keepAnswers(form: string, owned: OwnedAnswers): void;
}

/**
 * Transfers what the visitor typed and ticked on a prerendered page that cannot be hydrated: the app renders the same form
 * with these answers.
 */
export function transferFormState(element: HTMLElement, { bundles }: EmbeddedSite, app: Receiver): void {
  for (const form of Object.values(bundles).flatMap(({ forms }) => Object.values(forms))) {
    const owned = app.answersOf(form.id);
    const answers = { ...owned.answers };
    for (const field of form.fields) {
      const controls = element.querySelectorAll<HTMLInputElement>(`[name="${field.id}"]`);
      const input = Array.from(controls).find(({ type, checked }) => type !== 'radio' || checked);
      if (field.kind === 'consent') {
        if (!input?.checked) continue;
        answers[field.id] = true;
        app.session.setConsent(field.covers ?? [], true);
      } else if (input?.value) answers[field.id] = input.value;
    }
    app.keepAnswers(form.id, { ...owned, answers });
  }
}

/** Presses the button of the new page that was pressed in the prerendered one. */
export async function repeatPress(element: HTMLElement, pressed: HTMLElement): Promise<void> {
  const label = pressed.textContent;
  const shown = new Promise<HTMLElement | undefined>((resolve) => {
    const look = () =>
      Array.from(element.querySelectorAll('button')).find(({ textContent }) => textContent === label);
    const endWhereThere = () => {
      const button = look();
      if (button) end(button);
    };
    const watch = new MutationObserver(endWhereThere);
    const end = (button?: HTMLElement) => {
      watch.disconnect();
      clearTimeout(timer);
      resolve(button);
    };
    const timer = setTimeout(end, mostMsToLook);
    watch.observe(element, { childList: true, subtree: true });
    endWhereThere();
  });
  (await shown)?.click();
}

/** How long the button may take to appear, ms: after that the visitor does not expect it any more. */
const mostMsToLook = 3000;
