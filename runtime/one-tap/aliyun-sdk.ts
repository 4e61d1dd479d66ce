import { callThirdPartyMethod, readThirdPartyProperty } from '../browser/third-party-object.ts';
import { decodeLoginToken } from './decode-one-tap.ts';
import type { OneTapAuthorization } from './one-tap-provider.ts';

/** The success code of the SDK's responses; a number in some of its versions, a string in others. */
const successCode = '600000';
/** The event that `watch` receives when the visitor closes the confirmation. */
const closedStatus = '2';
/**
 * After the confirmation has closed, how long its token may still arrive, milliseconds: the SDK does not document the
 * order of these events.
 */
const afterClosedMs = 500;

/**
 * One use of Aliyun's H5 SDK (号码认证, numberAuth-web-sdk): https://help.aliyun.com/zh/pnvs, H5 客户端接入.
 */
export class AliyunSdk {
  readonly #sdk: unknown;

  /** @throws whatever the SDK's constructor throws, or a TypeError where the page has none */
  constructor(view: Window) {
    const sdk = readThirdPartyProperty(view, 'PhoneNumberServer');
    if (typeof sdk !== 'function') throw new TypeError('PhoneNumberServer is not there');
    this.#sdk = Reflect.construct(sdk, []);
  }

  /** Whether Aliyun supports this page and can identify the number of this phone. Rejects if the SDK throws. */
  check({ accessToken, jwtToken }: OneTapAuthorization): Promise<boolean> {
    return new Promise((resolve) => {
      const success = (answer: unknown) => resolve(isGood(answer));
      callThirdPartyMethod(this.#sdk, 'checkLoginAvailable', [
        { accessToken, jwtToken, success, error: () => resolve(false) },
      ]);
    });
  }

  /**
   * Opens the SDK's confirmation with the number and the carrier's agreement; resolves to the spToken, or to null if
   * the visitor closes it. Rejects if the SDK throws; settles only after an action of the visitor.
   */
  loginToken(): Promise<string | null> {
    return new Promise((resolve) => {
      const success = (answer: unknown) =>
        resolve(isGood(answer) ? decodeLoginToken(readThirdPartyProperty(answer, 'spToken')) : null);
      const watch = (status: unknown) => {
        if (String(status) === closedStatus) setTimeout(() => resolve(null), afterClosedMs);
      };
      callThirdPartyMethod(this.#sdk, 'getLoginToken', [
        // `close` closes it, so that it stays open until the caller has the response.
        { authPageOption: { isDialog: true, manualClose: true }, success, error: () => resolve(null), watch },
      ]);
    });
  }

  /** Closes the confirmation. Never throws. */
  close(): void {
    try {
      callThirdPartyMethod(this.#sdk, 'closeLoginPage');
    } catch {
      // Older versions have no such method and close it themselves.
    }
  }
}

function isGood(answer: unknown): boolean {
  const code = readThirdPartyProperty(answer, 'code');
  return code === undefined || String(code) === successCode;
}
