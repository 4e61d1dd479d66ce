/** Where a build has its login form and its second page, as CSS selectors. */
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

/** How the login went; times in milliseconds since the navigation began, null for not yet. */
export interface ScriptedVisit {
  /** When the press was made that has led to the call. */
  pressedAt: number | null;
  /** When the login call left with exactly what was typed. */
  sentAt: number | null;
  /** Presses that the page did not take, or that it answered with an error. */
  refused: number;
}

declare global {
  interface Window {
    benchVisit: ScriptedVisit;
    /** Fills in the form and ticks the box. @returns whether all of it is there */
    benchFill(): boolean;
    /** @returns whether the page has taken the press */
    benchPress(): boolean;
  }
}

/** What outlives the document of a page that goes to another: names in the session storage. */
export const sessionKeys = {
  /** When the application form was first seen, epoch milliseconds. */
  seen: 'bench-application-seen',
  /** The `Visit`, once the login call has left. */
  visit: 'bench-visit',
} as const;

interface Plan {
  places: PageSelectors;
  typed: TypedLogin;
  impatient: boolean;
  names: typeof sessionKeys;
}

/**
 * Runs in the page before its own scripts. An impatient visitor fills in, ticks and presses every 50 ms until the page
 * takes a press: it keeps the browser from posting the form itself, and shows no error. Uses nothing from around it.
 */
export function runScriptedVisitor({ places, typed, impatient, names }: Plan): void {
  const visit: ScriptedVisit = { pressedAt: null, sentAt: null, refused: 0 };
  window.benchVisit = visit;
  const find = (selector: string) => document.querySelector<HTMLInputElement>(selector);

  const type = (input: HTMLInputElement, text: string) => {
    // The setter of the prototype: React replaces that of the element, and would not see a change.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  };
  window.benchFill = () => {
    const [phone, code, consent] = [find(places.phone), find(places.code), find(places.consent)];
    if (!phone || !code || !consent || !find(places.submit)) return false;
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
      // Without this the browser would post the form itself, and leave.
      event.preventDefault();
      notTaken.add(event);
    };
    for (const name of ['click', 'submit']) window.addEventListener(name, note, true);
    window.addEventListener('submit', stay);
    find(places.submit)?.click();
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
    // Before the press: the call may leave while the page handles it.
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
    // A moment later, as with fingers: a page may take what was typed after the event.
    if (window.benchFill()) setTimeout(press, 0);
  };
  const timer =
    impatient && sessionStorage.getItem(names.visit) === null ? window.setInterval(attempt, 50) : 0;

  const look = () => {
    const field = find(places.application);
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
