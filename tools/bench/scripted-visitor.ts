/** CSS selectors of a build's login form and second page. */
export interface PageSelectors {
  phone: string;
  code: string;
  consent: string;
  submit: string;
  /** A field of the application form. */
  application: string;
}

export interface TypedLogin {
  phone: string;
  code: string;
}

/** Progress of the login; times in milliseconds since navigation start, null before the event. */
export interface ScriptedVisit {
  /** Time of the press that led to the call. */
  pressedAt: number | null;
  /** Time when the login call was sent with exactly the typed values. */
  sentAt: number | null;
  /** Presses that the page ignored or answered with an error. */
  refused: number;
}

declare global {
  interface Window {
    benchVisit: ScriptedVisit;
    /** Fills in the form and ticks the box. @returns whether every control exists */
    benchFill(): boolean;
    /** @returns whether the page accepted the press */
    benchPress(): boolean;
  }
}

/** Session storage keys that survive the navigation to the next document. */
export const sessionKeys = {
  /** Epoch milliseconds when the application form first appeared. */
  seen: 'bench-application-seen',
  /** The `Visit`, once the login call has left. */
  visit: 'bench-visit',
} as const;

interface Plan {
  selectors: PageSelectors;
  typed: TypedLogin;
  impatient: boolean;
  names: typeof sessionKeys;
}

/**
 * Injected before the page's scripts, so it is self-contained. Fills in, ticks and presses every 50 ms until the page
 * accepts a press: it prevents the native form submit and shows no error.
 */
export function runScriptedVisitor({ selectors, typed, impatient, names }: Plan): void {
  const visit: ScriptedVisit = { pressedAt: null, sentAt: null, refused: 0 };
  window.benchVisit = visit;
  const find = (selector: string) => document.querySelector<HTMLInputElement>(selector);

  const type = (input: HTMLInputElement, text: string) => {
    // Use the prototype's setter: React overrides the element's own and would miss the change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  window.benchFill = () => {
    const [phone, code, consent] = [find(selectors.phone), find(selectors.code), find(selectors.consent)];
    if (!phone || !code || !consent || !find(selectors.submit)) return false;
    type(phone, typed.phone);
    type(code, typed.code);
    if (!consent.checked) consent.click();
    return true;
  };
  window.benchPress = () => {
    const events: Event[] = [];
    const notTaken = new Set<Event>();
    const note = (event: Event) => events.push(event);
    const stay = (event: Event) => {
      if (event.defaultPrevented) return;
      // Prevents the native submit, which would leave the page.
      event.preventDefault();
      notTaken.add(event);
    };
    for (const name of ['click', 'submit']) window.addEventListener(name, note, true);
    window.addEventListener('submit', stay);
    find(selectors.submit)?.click();
    for (const name of ['click', 'submit']) window.removeEventListener(name, note, true);
    window.removeEventListener('submit', stay);
    return events.some((event) => event.defaultPrevented && !notTaken.has(event));
  };

  const { fetch: send } = window;
  window.fetch = (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    if (url.includes('loginSmsCode')) {
      const at = performance.now();
      const body = input instanceof Request ? input.clone().text() : Promise.resolve(String(init?.body));
      void body.then((text) => {
        if (visit.sentAt !== null || !text.includes(typed.phone) || !text.includes(typed.code)) return;
        visit.sentAt = at;
        visit.pressedAt = taken.filter((press) => press <= at).at(-1) ?? null;
      });
    }
    return send(input, init);
  };

  const showsError = () =>
    [...document.querySelectorAll('[aria-invalid=true], .error-detail, .adm-form-item-feedback-error')]
      .length > 0;
  const taken: number[] = [];
  let waits = false;
  const press = () => {
    if (visit.sentAt !== null) return;
    const at = performance.now();
    waits = true;
    // Set before the press: the call may be sent synchronously.
    taken.push(at);
    if (window.benchPress()) return;
    waits = false;
    taken.pop();
    visit.refused++;
  };
  const attempt = () => {
    if (visit.sentAt !== null && visit.pressedAt !== null) {
      sessionStorage.setItem(names.visit, JSON.stringify(visit));
      return window.clearInterval(timer);
    }
    if (waits) {
      if (!showsError()) return;
      waits = false;
      visit.refused++;
    }
    // Wait a moment, as fingers do: a page may read the typed value after the event.
    if (window.benchFill()) setTimeout(press, 0);
  };
  const timer =
    impatient && sessionStorage.getItem(names.visit) === null ? window.setInterval(attempt, 50) : 0;

  const look = () => {
    const field = find(selectors.application);
    if (!field || field.getBoundingClientRect().height === 0) requestAnimationFrame(look);
    else {
      const channel = new MessageChannel();
      channel.port1.onmessage = () =>
        sessionStorage.setItem(names.seen, String(performance.timeOrigin + performance.now()));
      requestAnimationFrame(() => channel.port2.postMessage(null));
    }
  };
  if (document.documentElement) look();
  else document.addEventListener('readystatechange', look, { once: true });
}
