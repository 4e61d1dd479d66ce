import type { Action } from '../../schemas/index.ts';

/** The part of the page context that an action needs. */
export interface ActionPort {
  finish(outcome: string): Promise<boolean>;
  openPage(id: string): void;
  copy(text: string): Promise<boolean>;
  pressDownload(): boolean;
  back(): void;
  withdrawConsent(): void;
  chooseLogin(login: 'current' | 'link'): void;
}
/** The message for the visitor afterwards; `done` shows none. */
export type ActionResult = 'done' | 'copied' | 'copyFailed' | 'noDownload' | 'failed';

/** Performs the action of a button. Never throws: every failure is a result. */
export async function performAction(action: Action, port: ActionPort): Promise<ActionResult> {
  try {
    switch (action.do) {
      case 'finish':
        await port.finish(action.outcome);
        return 'done';
      case 'openPage':
        port.openPage(action.page);
        return 'done';
      case 'copy':
        return (await port.copy(action.text)) ? 'copied' : 'copyFailed';
      case 'download':
        return port.pressDownload() ? 'done' : 'noDownload';
      case 'back':
        port.back();
        return 'done';
      case 'withdrawConsent':
        port.withdrawConsent();
        return 'done';
      case 'chooseLogin':
        port.chooseLogin(action.login);
        return 'done';
    }
  } catch {
    return 'failed';
  }
}
