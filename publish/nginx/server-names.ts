/**
 * The server names of a host of hosts.json, the same as hostOfRequest of tools/serve/host-of-request.ts accepts: the host
 * itself, and its first label under localhost unless an earlier host has the same label. Loopback names and all others
 * under localhost belong to the default host.
 */
export function serverNames(host: string, hosts: readonly string[]): string[] {
  if (host === 'default') return ['default', 'localhost', '127.0.0.1', '[::1]', '*.localhost'];
  const label = (name: string) => name.split('.')[0] ?? '';
  const isFirst = hosts.find((one) => label(one) === label(host)) === host;
  return isFirst ? [host, `${label(host)}.localhost`] : [host];
}

/** nginx refuses to start, or warns, if its table of names is too small. */
export function serverNamesHash(names: readonly string[]): string[] {
  const longest = Math.max(...names.map((name) => name.length));
  return [
    ...(longest > 40 ? ['server_names_hash_bucket_size 512;'] : []),
    ...(names.length > 250 ? [`server_names_hash_max_size ${names.length * 8};`] : []),
  ];
}
