/** Size of the page in CSS pixels; a phone has touch and a viewport of its own where the browser can emulate it. */
export interface Screen {
  width: number;
  height: number;
  isPhone: boolean;
}
export const phoneScreen: Screen = { width: 390, height: 664, isPhone: true };
export const desktopScreen: Screen = { width: 1280, height: 800, isPhone: false };

/** A tab of a real browser, with nothing stored. Selectors are CSS. */
export interface EngineTab {
  open(address: string): Promise<void>;
  back(): Promise<void>;
  reload(): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** A press as a visitor makes it: history entries that a page adds without one are skipped by Back. */
  press(selector: string): Promise<void>;
  /** Types into the element that has the focus. */
  typeKeys(text: string): Promise<void>;
  pressKey(key: 'Enter'): Promise<void>;
  /** Presses a letter with Control. */
  pressControl(letter: string): Promise<void>;
  /** Runs the body of a function in the page and returns what it returns, as JSON. */
  evaluate<T>(body: string): Promise<T>;
  screenshot(): Promise<Buffer>;
  /** Console errors and uncaught errors so far. */
  errors(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Engine {
  /** Name and version, as the browser states them. */
  name: string;
  newTab(screen: Screen): Promise<EngineTab>;
  close(): Promise<void>;
}

/** How an engine is started. @throws Error with the way out where this machine lacks it */
export type StartEngine = () => Promise<Engine>;
