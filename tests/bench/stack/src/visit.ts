import ky from 'ky';
import { makeAutoObservable, runInAction } from 'mobx';

export interface LoginAnswers {
  phone: string;
  code: string;
  consent: boolean;
}

/** What the pages share: whether the visitor has logged in, and whether a call is on its way. */
export class Visit {
  sending = false;
  failed = false;

  constructor() {
    makeAutoObservable(this);
  }

  /** @returns whether the visitor is logged in now */
  async logIn({ phone, code }: LoginAnswers): Promise<boolean> {
    this.sending = true;
    this.failed = false;
    const done = await this.#send(new URLSearchParams({ phone, code }));
    runInAction(() => {
      this.sending = false;
      this.failed = !done;
    });
    return done;
  }

  async #send(body: URLSearchParams): Promise<boolean> {
    try {
      const answer = await ky.post('/api/v1/user/loginSmsCode', { body, retry: 0 }).json<{ code: number }>();
      return answer.code === 200;
    } catch {
      return false;
    }
  }
}
