import { Hono } from 'hono';
import { readJson } from '../requests/read-json.ts';
import { matches, object, oneOf } from '../requests/value-checks.ts';
import type { SandboxEnv } from '../storage/sandbox-run.ts';
import { type Beacon, storeBeacon, storeScriptLoad } from './beacon-ledger.ts';
import { networkScript, scriptShapes } from './network-script.ts';

const networkId = /^[\w-]{1,64}$/;

/** One transparent pixel. */
const emptyImage = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

const beaconCheck = object(
  {
    network: matches(networkId, '1 to 64 letters, digits, - or _'),
    shape: oneOf(scriptShapes),
    // Any JSON that the page pushed.
    command: () => undefined,
  },
  ['network', 'shape', 'command'],
);

/**
 * Plays the ad networks. A page of the sandbox loads `/sandbox/scripts/<network>.js?shape=…&global=…&src=…` where it would
 * load `src` from the network; the commands to that script are sent to `/sandbox/beacon`. An image of a network is
 * `/sandbox/pixels/<network>.gif?src=…`, and its further parameters are the command.
 */
export const networkRoutes = new Hono<SandboxEnv>()
  .get('/scripts/:file', (context) => {
    const file = context.req.param('file');
    const network = file.replace(/\.js$/, '');
    if (network === file || !networkId.test(network)) {
      return context.text('no such script; addresses are /sandbox/scripts/<network>.js', 404);
    }
    const { shape = '', global = '' } = context.req.query();
    const script = networkScript(network, shape, global);
    if (script === undefined) {
      const known = scriptShapes.join(', ');
      return context.text(
        `unknown shape or global; known shapes are ${known}, a global is an identifier`,
        404,
      );
    }
    storeScriptLoad(context.var.run, { network, src: context.req.query('src') ?? '' });
    return context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' });
  })
  .get('/pixels/:file', (context) => {
    const file = context.req.param('file');
    const network = file.replace(/\.gif$/, '');
    if (network === file || !networkId.test(network)) {
      return context.text('no such image; addresses are /sandbox/pixels/<network>.gif', 404);
    }
    const { src: _, ...command } = context.req.query();
    storeBeacon(context.var.run, { network, shape: 'pixel', command });
    return context.body(emptyImage, 200, { 'content-type': 'image/gif' });
  })
  .post('/beacon', async (context) => {
    const json = await readJson(context.req.raw);
    if ('problem' in json) return context.json(json.problem, 400);
    const problem = beaconCheck(json.value, '');
    if (problem) return context.json(problem, 400);
    const { network, shape, command } = json.value as Beacon;
    storeBeacon(context.var.run, { network, shape, command });
    return context.body(null, 204);
  });
