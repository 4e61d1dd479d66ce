import type { Network, Site, SiteEndpoint } from '../../runtime/index.ts';

/** Path at which the sandbox plays a network's script; it reads what to play from the address. */
const script = (
  name: string,
  { shape, global }: { shape: string; global: string },
  address: string,
): string => `/sandbox/scripts/${name}.js?${new URLSearchParams({ shape, global, src: address })}`;

const pixel = (name: string, address: string): string =>
  `/sandbox/pixels/${name}.gif?${new URLSearchParams({ src: address })}`;

function played(name: string, network: Network): Network {
  if (network.shape === 'call') return network;
  if (network.shape === 'pixel') return { ...network, address: pixel(name, network.address) };
  return { ...network, scripts: network.scripts.map((address) => script(name, network, address)) };
}

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
  const { searchAdvertiser, record } = site;
  return {
    ...site,
    endpoints: Object.fromEntries(endpoints),
    networks: Object.fromEntries(networks),
    ...(searchAdvertiser && { searchAdvertiser: played('search-advertiser', searchAdvertiser) }),
    ...(record !== undefined && { record: '/api/record' }),
    oneTap: site.oneTap && { provider: 'sandbox' },
  };
}
