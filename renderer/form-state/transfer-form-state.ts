import type { Session } from '../../runtime/effects/index.ts';
import type { Answers } from '../../runtime/index.ts';
import type { EmbeddedSite } from '../site-data/embedded-site.ts';

/** Who takes the answers over. */
interface Receiver {
  session: Pick<Session, 'setConsent'>;
  answersOf(form: string): Answers;
  keepAnswers(form: string, answers: Answers): void;
}

/**
 * Gives the app what was typed and ticked on a page that it cannot take over as it stands: the same form is shown anew,
 * with the same answers in it.
 */
export function transferFormState(element: HTMLElement, { bundles }: EmbeddedSite, app: Receiver): void {
  for (const form of Object.values(bundles).flatMap(({ forms }) => Object.values(forms))) {
    const answers = { ...app.answersOf(form.id) };
    for (const field of form.fields) {
      const input = element.querySelector<HTMLInputElement>(`input[name="${field.id}"]`);
      if (field.kind === 'consent') {
        if (!input?.checked) continue;
        answers[field.id] = true;
        app.session.setConsent(field.covers ?? [], true);
      } else if (input?.type !== 'radio' && input?.value) answers[field.id] = input.value;
    }
    app.keepAnswers(form.id, answers);
  }
}

/** Presses in the new page what was pressed in the old one, where it is there. */
export async function repeatPress(element: HTMLElement, pressed: HTMLElement): Promise<void> {
  const wanted = pressed.textContent;
  const shown = new Promise<HTMLElement | undefined>((resolve) => {
    const look = () =>
      Array.from(element.querySelectorAll('button')).find(({ textContent }) => textContent === wanted);
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

/** After so long nobody remembers the press. */
const mostMsToLook = 3000;
