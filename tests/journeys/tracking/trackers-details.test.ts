import { describe, it } from 'vitest';
import { channelOf, pathOfChannel, success } from '../harness/ad-channels.ts';
import { eventually } from '../harness/eventually.ts';
import { startVisits } from '../harness/start-visits.ts';

const arrive = startVisits();

// In `npm test` ad-scripts-matrix.test.ts judges what networks receive, and conversions.test.ts the landing address.
describe.concurrent('the script of an ad network', () => {
  it('R-STATE 6: of Kuaishou receives the callback of the landing address after a reload, too', async () => {
    await using visitor = await arrive({ token: 'ok' });
    const { number, conversionId } = channelOf('kuaishou');
    await visitor.open(pathOfChannel(number, '&callback=cb'));
    await visitor.page.reload();
    await visitor.shown();
    await visitor.fillShortForm();
    await visitor.submit();
    await success(visitor);
    const commands = async () => (await visitor.sandboxRun.beacons()).map(({ command }) => command);
    await eventually(commands, [{ event: 'form', convertId: conversionId, cb: 'cb' }]);
  });
});
