/**
 * Which host of hosts.json a request is for: the Host header itself, or `<first label>.localhost` of one, so that
 * every host can be opened on a developer's machine. Loopback names are the default host. One dot at the end is the
 * same name, as DNS and nginx have it.
 * @returns null for a name that is neither: a page of another origin must not reach us through its own DNS name
 */
export function hostOfRequest(header: string | undefined, hosts: readonly string[]): string | null {
  const name = (header ?? '').toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '');
  if (hosts.includes(name)) return name;
  if (['localhost', '127.0.0.1', '[::1]'].includes(name)) return 'default';
  if (!name.endsWith('.localhost')) return null;
  const label = name.slice(0, -'.localhost'.length);
  return hosts.find((host) => host.split('.')[0] === label) ?? 'default';
}
