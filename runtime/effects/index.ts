// The entry of what touches the world: DOM, ky, storage, and the MobX stores that tell the renderer of it.

export type { NativeIdentity } from '../decode-native.ts';
export { type Consent, Session, type SessionStart } from '../stores/session.ts';
export { Visit } from '../stores/visit.ts';
export { activate } from './activate.ts';
export { Api, type ApiOptions, type CallOptions } from './api.ts';
export { askServer } from './ask-server.ts';
export { callNative } from './bridge/call-native.ts';
export { findBridge, isInApp } from './bridge/find-bridge.ts';
export {
  type BridgeOptions,
  type HostBridge,
  NativeTimeout,
  NativeUnavailable,
} from './bridge/host-bridge.ts';
export { getNativeIdentity } from './bridge/native-identity.ts';
export { callEndpoint, type EndpointPorts } from './call-endpoint.ts';
export { settleIdentity } from './identity.ts';
export { whenInteractive } from './interactive.ts';
export { loadScript, type ScriptOptions } from './load-script.ts';
export { nativeFetch } from './native-fetch.ts';
export type {
  OneTapAuthorization,
  OneTapPorts,
  OneTapProvider,
} from './one-tap/provider.ts';
export { perform } from './perform.ts';
export { readLead, restartLead, settleAbandoned } from './send-lead.ts';
export { startOneTap } from './start-one-tap.ts';
export { commonFields, startChannel, startSession } from './start-session.ts';
export { SafeStorage } from './storage.ts';
export { TrackerHost } from './tracker-host.ts';
