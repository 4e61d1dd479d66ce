import { loadScript } from '../browser/load-script.ts';
import { readThirdPartyProperty } from '../browser/third-party-object.ts';
import { withDeadline } from '../browser/with-deadline.ts';
import { AliyunSdk } from './aliyun-sdk.ts';
import type { OneTapAdapter, OneTapPorts } from './one-tap-provider.ts';

/** An approval expires with its accessToken, which Aliyun accepts for 10 minutes; in milliseconds. */
const approvalMs = 9 * 60_000;
/**
 * After a tap, milliseconds: a confirmation that opens later would interrupt a visitor who is already typing a code.
 */
const approveMs = 8000;

/** The carrier identifies only visitors in its own mobile network: over Wi-Fi there is nothing to ask. */
const onWifi = ({ navigator }: Window): boolean =>
  readThirdPartyProperty(readThirdPartyProperty(navigator, 'connection'), 'type') === 'wifi';

/** Aliyun's 号码认证 in the browser. Its script sets `PhoneNumberServer`, which this code never sets or replaces. */
export function aliyunOneTap(
  script: string,
  { view, authorize }: Pick<OneTapPorts, 'view' | 'authorize'>,
): OneTapAdapter {
  let approval: { server: AliyunSdk; at: number } | null = null;
  let open: AliyunSdk | null = null;

  /** A server object that can log in on this page, or null. */
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
  /** The approval from `available`, used once: Aliyun accepts its tokens once. */
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

/** Loading the script again would replace the SDK, or another object of that name. */
async function ensureSdk(view: Window, src: string): Promise<boolean> {
  const isThere = readThirdPartyProperty(view, 'PhoneNumberServer') !== undefined;
  return isThere || loadScript(view, { src });
}
