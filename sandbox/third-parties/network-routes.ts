import { Hono } from 'hono';
import { readJson } from '../requests/read-json.ts';
import { matches, object, oneOf } from '../requests/value-checks.ts';
import type { SandboxEnv } from '../storage/sandbox-run.ts';
import { type Beacon, storeBeacon, storeScriptLoad } from './beacon-ledger.ts';
import { networkKinds, networkScript } from './network-script.ts';

const networkId = /^[\w-]{1,64}$/;

const beaconCheck = object(
  {
    network: matches(networkId, '1 to 64 letters, digits, - or _'),
    kind: oneOf(networkKinds),
    // Any JSON that the page pushed.
    command: () => undefined,
  },
  ['network', 'kind', 'command'],
);

/**
 * Plays the ad networks. A page of the sandbox loads `/sandbox/scripts/<network>.js?kind=…&src=…` where it would load
 * `src` from the network; the commands to that script are sent to `/sandbox/beacon`.
 */
export const networkRoutes = new Hono<SandboxEnv>()
  .get('/scripts/:file', (context) => {
    const file = context.req.param('file');
    const network = file.replace(/\.js$/, '');
    if (network === file || !networkId.test(network)) {
      return context.text('no such script; addresses are /sandbox/scripts/<network>.js', 404);
    }
    const script = networkScript(network, context.req.query('kind') ?? '');
    if (script === undefined) {
      return context.text(`unknown kind; known kinds are ${networkKinds.join(', ')}`, 404);
    }
    storeScriptLoad(context.var.run, { network, src: context.req.query('src') ?? '' });
    return context.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' });
  })
  .post('/beacon', async (context) => {
    const json = await readJson(context.req.raw);
    if ('problem' in json) return context.json(json.problem, 400);
    const problem = beaconCheck(json.value, '');
    if (problem) return context.json(problem, 400);
    const { network, kind, command } = json.value as Beacon;
    storeBeacon(context.var.run, { network, kind, command });
    return context.body(null, 204);
  });
