import { createHash } from 'node:crypto';
import { allBlocks } from '../../renderer/site-data/page-blocks.ts';
import type { Config } from '../../schemas/index.ts';

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
  const scripts = others.map(({ script }) => script).filter((one) => one !== null);
  const called = others.flatMap(({ calls }) => calls);
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...own.map(hash), ...scripts, ...called],
    'style-src': ["'self'", ...styles.map(hash)],
    'img-src': ["'self'", 'data:', ...called],
    ...media(config),
    'connect-src': ["'self'", ...called],
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

interface Source {
  script: string | null;
  calls: readonly string[];
}

function sourcesOf({ trackers, site }: Config): Source[] {
  const networks = [...Object.values(trackers.networks), trackers.searchAdvertiser];
  return [
    ...networks.flatMap(({ scripts, hosts }) =>
      scripts.map((script) => ({
        script: originOf(script),
        calls: (hosts ?? []).map((one) => `https://${one}`),
      })),
    ),
    { script: null, calls: [originOf(trackers.record.address)] },
    ...(site.oneTap
      ? [{ script: originOf(site.oneTap.script), calls: site.oneTap.hosts.map((one) => `https://${one}`) }]
      : []),
  ];
}

/** Films that pages show: those of this site with their captions, and those of the hosts that their addresses name. */
function media({ pages }: Config): Record<string, readonly string[]> {
  const blocks = Object.values(pages).flatMap(({ body }) => allBlocks(body));
  const films = blocks.flatMap((block) => (block.type === 'video' ? [block.source] : []));
  if (films.length === 0) return {};
  return {
    'media-src': ["'self'", ...films.flatMap(({ address }) => (address ? [originOf(address)] : []))],
  };
}

/** A one-tap provider shows its confirmation in an iframe. */
const frames = ({ site }: Config, sandbox: boolean): readonly string[] =>
  sandbox || !site.oneTap ? ["'none'"] : site.oneTap.hosts.map((one) => `https://${one}`);

/** The directives that `<meta http-equiv>` may contain: browsers warn of the others (CSP 3, 4.3). */
export const policyForMeta = (policy: string): string => policy.replace(/; frame-ancestors [^;]*/, '');
