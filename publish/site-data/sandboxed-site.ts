import type { Network, Site, SiteEndpoint } from '../../runtime/index.ts';

/** Path at which the sandbox plays a network's script; it reads network and kind from the address. */
function script(name: string, kind: string, address: string): string {
  return `/sandbox/scripts/${name}.js?${new URLSearchParams({ kind, src: address })}`;
}

const played = (name: string, network: Network): Network => ({
  ...network,
  scripts: network.scripts.map((address) => script(name, network.kind, address)),
});

/** The sandbox stands for the servers of other origins, too. */
function onOurServer(endpoint: SiteEndpoint): SiteEndpoint {
  if (!endpoint.contract) return endpoint;
  const { base: _base, ...contract } = endpoint.contract;
  return { ...endpoint, contract };
}

/**
 * The site as it is published with the sandbox: the sandbox plays the ad networks, the analytics host and the one-tap
 * provider, so that a trial machine reports nothing to third parties.
 */
export function sandboxedSite(site: Site): Site {
  const endpoints = Object.entries(site.endpoints).map(([name, one]) => [name, onOurServer(one)]);
  const networks = Object.entries(site.networks).map(([name, one]) => [name, played(name, one)]);
  return {
    ...site,
    endpoints: Object.fromEntries(endpoints),
    networks: Object.fromEntries(networks),
    searchAdvertiser: played('search-advertiser', site.searchAdvertiser),
    record: '/api/record',
    oneTap: site.oneTap && { provider: 'sandbox' },
  };
}
