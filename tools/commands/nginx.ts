import { realpathSync, writeFileSync } from 'node:fs';
import { Command, Option } from 'commander';
import { dist } from '../../publish/environment/settings.ts';
import { siteConfig } from '../../publish/nginx/nginx-config.ts';
import { readManifest } from '../../publish/releases/manifest.ts';
import { readPageHeaders } from '../../publish/releases/open-release.ts';

interface Options {
  out?: string;
  root?: string;
  api: string;
  listen: string[];
  accessLog: string;
  brotli: boolean;
}

/** A value that needs no quoting in the configuration. */
const isPlain = (text: string): boolean => /^[\w.:[\] =-]+$/.test(text);

// npm run nginx: prints the configuration of the published release, for nginx's http block.
const program = new Command('npm run nginx --')
  .addOption(new Option('--api <url>', 'the product API').env('FUNNEL_API').makeOptionMandatory())
  .option('--out <file>', 'where it is written (default: standard output)')
  .option('--root <dir>', 'folder of the published version, as nginx sees it (default: where it lies here)')
  .option('--listen <address...>', "as nginx's listen: 80, '443 ssl http2'", ['80'])
  .option('--access-log <file>', '"off" for none', '/var/log/nginx/funnel.log')
  .option('--no-brotli', 'where nginx has no libnginx-mod-http-brotli-static')
  .parse();
const { out, root, api, listen, accessLog, brotli } = program.opts<Options>();

try {
  const url = URL.parse(api);
  if (!url || !/^https?:$/.test(url.protocol))
    throw new Error(`--api takes an http(s) address, got "${api}"`);
  const odd = listen.find((one) => !isPlain(one));
  if (odd !== undefined) throw new Error(`--listen takes an address of nginx, got "${odd}"`);
  const manifest = readManifest(dist.public);
  if (manifest.sandbox) {
    throw new Error('what is published plays with the sandbox: publish with FUNNEL_API set first');
  }
  // Use the release folder, not the link to it, so that headers and pages stay in step until nginx reloads.
  const dir = realpathSync(dist.public);
  const text = siteConfig(manifest, (html) => readPageHeaders({ dir, manifest }, html), {
    root: root ?? dir,
    api: url,
    listen,
    accessLog: accessLog === 'off' ? null : accessLog,
    brotli,
  });
  if (out === undefined) process.stdout.write(text);
  else writeFileSync(out, text);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 3;
}
