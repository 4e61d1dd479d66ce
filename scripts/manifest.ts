/** `manifest.json` of what was published: which HTML answers which host and path. */
export interface Manifest {
  format: 'funnel.publish/1';
  hosts: Record<string, HostFiles>;
}
export interface HostFiles {
  /** The HTML of every path that has none of its own. */
  fallback: string;
  /** Path → file. */
  html: Record<string, string>;
}
