// The public interface of the part of runtime/ with side effects: DOM, network, storage, and the MobX stores that the
// renderer observes.

export { type ApiClient, type ApiOptions, type CallOptions, createApiClient } from '../api/api-client.ts';
export { callNative } from '../bridge/call-native.ts';
export type { NativeIdentity } from '../bridge/decode-native-identity.ts';
export { findBridge, isInApp } from '../bridge/find-bridge.ts';
export {
  type BridgeOptions,
  type HostBridge,
  NativeTimeout,
  NativeUnavailable,
} from '../bridge/host-bridge.ts';
export { getNativeIdentity } from '../bridge/native-identity.ts';
export { claimForTab } from '../browser/claim-for-tab.ts';
export { loadScript, type ScriptOptions } from '../browser/load-script.ts';
export { nativeFetch } from '../browser/native-fetch.ts';
export { whenInteractive } from '../browser/when-interactive.ts';
export { withDeadline } from '../browser/with-deadline.ts';
export type { ActivationPorts } from '../leads/activate-channel.ts';
export { loadLateCalls } from '../leads/load-late-calls.ts';
export { type KnownLead, type LeadStore, readLead } from '../leads/read-lead.ts';
export type {
  OneTapAuthorization,
  OneTapPorts,
  OneTapProvider,
} from '../one-tap/one-tap-provider.ts';
export { startOneTap } from '../one-tap/start-one-tap.ts';
export { Session } from '../session/session.ts';
export type { Consent, SessionStart } from '../session/session-values.ts';
export { commonFields, startChannel, startSession } from '../session/start-session.ts';
export { SafeStorage } from '../storage/safe-storage.ts';
export { ConsentedTrackers } from '../trackers/start-trackers.ts';
export { createKeptUploads } from '../uploads/kept-uploads.ts';
export { readPart } from '../uploads/read-part.ts';
export { newUpload } from '../uploads/upload.ts';
export { createUploadJobs, type UploadPhase, type UploadState } from '../uploads/upload-jobs.ts';
export { fetchServerFacts } from '../visit/ask-server.ts';
export { callEndpoint, type EndpointPorts } from '../visit/call-endpoint.ts';
export { performEffects } from '../visit/perform-effects.ts';
export { settleIdentity } from '../visit/settle-identity.ts';
export { Visit } from '../visit/visit.ts';
