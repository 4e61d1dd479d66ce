export interface PhoneKind {
  hasLocks: boolean;
  /** Whether documents hear of what others store. */
  hasStorageEvents: boolean;
  /** Whether somebody is logged in at the start. */
  isLoggedIn: boolean;
  /** Tabs at the start. */
  tabs: 1 | 2;
}
