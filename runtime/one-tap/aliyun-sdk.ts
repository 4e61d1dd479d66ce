import { callThirdPartyMethod, readThirdPartyProperty } from '../browser/third-party-object.ts';
import { decodeLoginToken } from './decode-one-tap.ts';
import type { OneTapAuthorization } from './one-tap-provider.ts';

/** Code of the SDK's answers that are good; a number in some of its versions, a string in others. */
const successCode = '600000';
/** What `watch` is told when the visitor closes the confirmation. */
const closedStatus = '2';
/** The SDK does not say which it tells first, that the confirmation was closed or its token, milliseconds. */
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

  /** Whether Aliyun knows this page and can have the number of this phone. Rejects where the SDK throws. */
  check({ accessToken, jwtToken }: OneTapAuthorization): Promise<boolean> {
    return new Promise((resolve) => {
      const success = (answer: unknown) => resolve(isGood(answer));
      callThirdPartyMethod(this.#sdk, 'checkLoginAvailable', [
        { accessToken, jwtToken, success, error: () => resolve(false) },
      ]);
    });
  }

  /**
   * Opens the SDK's confirmation, with the number and the carrier's agreement; the spToken, or null where the
   * visitor closes it. Rejects where the SDK throws; settles when the visitor does something.
   */
  loginToken(): Promise<string | null> {
    return new Promise((resolve) => {
      const success = (answer: unknown) =>
        resolve(isGood(answer) ? decodeLoginToken(readThirdPartyProperty(answer, 'spToken')) : null);
      const watch = (status: unknown) => {
        if (String(status) === closedStatus) setTimeout(() => resolve(null), afterClosedMs);
      };
      callThirdPartyMethod(this.#sdk, 'getLoginToken', [
        // Closed by `close`, so that it stays as long as its answer is waited for.
        { authPageOption: { isDialog: true, manualClose: true }, success, error: () => resolve(null), watch },
      ]);
    });
  }

  /** Takes the confirmation away. Never throws. */
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
