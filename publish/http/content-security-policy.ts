import { createHash } from 'node:crypto';
import { needsUploadKinds } from '../../renderer/fields/needs-further-kinds.ts';
import { allBlocks } from '../../renderer/site-data/page-blocks.ts';
import { statedContract } from '../../runtime/index.ts';
import type { Config, NetworkDefinition } from '../../schemas/index.ts';

const originOf = (address: string): string => new URL(address).origin;
const hash = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

export interface PolicyParts {
  /** The contents of the inline `<style>` elements, verbatim. */
  styles: readonly string[];
  /** The contents of the inline scripts, verbatim. */
  scripts: readonly string[];
  /**
   * True where the site is published with the sandbox: it plays all third parties, so no third-party script is loaded.
   */
  sandbox: boolean;
}

/**
 * The Content-Security-Policy of a host's HTML, from the config: it allows our own files, the scripts of the networks
 * in trackers.json and the hosts that those call, and nothing else. `frame-ancestors` works as a header only.
 */
export function contentSecurityPolicy(
  config: Config,
  { styles, scripts: own, sandbox }: PolicyParts,
): string {
  const others = sandbox ? [] : sourcesOf(config);
  const scripts = others.flatMap(({ scripts }) => scripts ?? []);
  const images = others.flatMap(({ images }) => images ?? []);
  const called = others.flatMap(({ calls }) => calls);
  const api = sandbox ? [] : apiOrigins(config);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...own.map(hash), ...scripts, ...called],
    'style-src': ["'self'", ...styles.map(hash)],
    'img-src': ["'self'", 'data:', ...ownPictures(config), ...images, ...called],
    ...media(config),
    'connect-src': ["'self'", ...called, ...api],
    'frame-src': frames(config, sandbox),
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'object-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`)
    .join('; ');
}

/** What a third party is allowed, as origins. */
interface Source {
  scripts?: readonly string[];
  images?: readonly string[];
  calls: readonly string[];
}
const hostsAllowed = (hosts: readonly string[] = []): string[] => hosts.map((one) => `https://${one}`);

function sourcesOf({ trackers, site }: Config): Source[] {
  const { networks, searchAdvertiser, record } = trackers;
  return [
    ...[...Object.values(networks), searchAdvertiser].flatMap((one) => (one ? sourceOf(one) : [])),
    ...(record ? [{ calls: [originOf(record.address)] }] : []),
    ...(site.oneTap
      ? [{ scripts: [originOf(site.oneTap.script)], calls: hostsAllowed(site.oneTap.hosts) }]
      : []),
  ];
}

/** A network that only our server reports to is loaded by no page. */
function sourceOf(network: NetworkDefinition): Source[] {
  if (network.shape === 'call') return [];
  const hosts = hostsAllowed(network.hosts);
  // An image runs no script; its hosts are those that it is redirected to.
  if (network.shape === 'pixel') return [{ images: [originOf(network.address), ...hosts], calls: [] }];
  return [{ scripts: network.scripts.map(originOf), calls: hosts }];
}

/** The servers that endpoints.json names beside our own. */
const apiOrigins = ({ endpoints: { contract, endpoints } }: Config): string[] =>
  Object.values(endpoints).flatMap((one) => {
    const { baseUrl } = statedContract(contract, one);
    return baseUrl === undefined ? [] : [originOf(baseUrl)];
  });

/** Films that pages show: those of this site with their captions, and those of the hosts that their addresses name. */
function media({ pages }: Config): Record<string, readonly string[]> {
  const blocks = Object.values(pages).flatMap(({ body }) => allBlocks(body));
  const films = blocks.flatMap((block) => (block.type === 'video' ? [block.source] : []));
  if (films.length === 0) return {};
  return {
    'media-src': ["'self'", ...films.flatMap(({ address }) => (address ? [originOf(address)] : []))],
  };
}

/** Photos and signatures are shown before they are sent, where a form has any: what only our own scripts can make. */
const ownPictures = ({ forms }: Config): string[] =>
  needsUploadKinds(Object.values(forms)) ? ['blob:'] : [];

/** A one-tap provider shows its confirmation in an iframe. */
const frames = ({ site }: Config, sandbox: boolean): readonly string[] =>
  sandbox || !site.oneTap ? ["'none'"] : site.oneTap.hosts.map((one) => `https://${one}`);

/** The directives that `<meta http-equiv>` may contain: browsers warn of the others (CSP 3, 4.3). */
export const policyForMeta = (policy: string): string => policy.replace(/; frame-ancestors [^;]*/, '');
