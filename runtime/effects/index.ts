// The entry of what touches the world: DOM, ky, storage, and the MobX stores that tell the renderer of it.
export { Session, type SessionStart } from '../stores/session.ts';
export { Visit } from '../stores/visit.ts';
export { Api, type ApiOptions, type CallOptions } from './api.ts';
export { askServer } from './ask-server.ts';
export { callEndpoint, type EndpointPorts } from './call-endpoint.ts';
export { callNative, isInApp } from './native-bridge.ts';
export { perform } from './perform.ts';
export { commonFields, startSession } from './start-session.ts';
export { SafeStorage } from './storage.ts';
