import { loadScript } from '../browser/load-script.ts';
import { readThirdPartyProperty } from '../browser/third-party-object.ts';
import { withDeadline } from '../browser/with-deadline.ts';
import { AliyunSdk } from './aliyun-sdk.ts';
import type { OneTapAdapter, OneTapPorts } from './one-tap-provider.ts';

/** An approval is as old as its accessToken, which Aliyun takes for 10 minutes; in milliseconds. */
const approvalMs = 9 * 60_000;
/** After a tap, milliseconds: a confirmation that opens later finds a visitor who is typing a code. */
const approveMs = 8000;

/**
 * The carrier tells the number of whoever comes through its own network: over Wi-Fi there is nothing to ask.
 */
const onWifi = ({ navigator }: Window): boolean =>
  readThirdPartyProperty(readThirdPartyProperty(navigator, 'connection'), 'type') === 'wifi';

/**
 * Aliyun's 号码认证 in the browser. Its script sets `PhoneNumberServer`, which is never set or replaced here.
 */
export function aliyunOneTap(
  script: string,
  { view, authorize }: Pick<OneTapPorts, 'view' | 'authorize'>,
): OneTapAdapter {
  let approval: { server: AliyunSdk; at: number } | null = null;
  let open: AliyunSdk | null = null;

  /** A server that was found able to log in here, or null. */
  const approve = async (): Promise<AliyunSdk | null> => {
    if (onWifi(view) || !(await ensureSdk(view, script))) return null;
    const authorization = await authorize();
    if (!authorization) return null;
    const server = new AliyunSdk(view);
    return (await server.check(authorization)) ? server : null;
  };
  const available = async () => {
    approval = null;
    const server = await approve();
    if (server) approval = { server, at: Date.now() };
    return server !== null;
  };
  /** The approval of `available`, used once: what Aliyun gives for it is. */
  const takeApproval = () => {
    const taken = approval;
    approval = null;
    return taken && Date.now() - taken.at < approvalMs ? taken.server : null;
  };

  return {
    available,
    login: async () => {
      if (onWifi(view)) return null;
      open = takeApproval() ?? (await withDeadline(approve(), approveMs, () => null));
      return open ? open.loginToken() : null;
    },
    close: () => {
      open?.close();
      open = null;
    },
  };
}

/** Loading the script again would replace the SDK, or whatever else has that name. */
async function ensureSdk(view: Window, src: string): Promise<boolean> {
  const isThere = readThirdPartyProperty(view, 'PhoneNumberServer') !== undefined;
  return isThere || loadScript(view, { src });
}
