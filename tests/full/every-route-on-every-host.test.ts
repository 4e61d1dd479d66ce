import { describe, it } from 'vitest';
import { entriesOfHost, guardedPaths, pageOfPath, titleOfHost } from '../journeys/harness/expected-routes.ts';
import { expectGuards, expectPage } from '../journeys/harness/route-checks.ts';
import { startVisits } from '../journeys/harness/start-visits.ts';

const arrive = startVisits();

describe.concurrent('every route on every host', () => {
  it.each(Object.keys(titleOfHost))(
    'R-ROUTE 1 to 4, R-PROD 4: %s shows the right page and title, without an error or a side scroll',
    { timeout: 600_000 },
    async (host) => {
      {
        await using stranger = await arrive({ host });
        for (const [path, page] of Object.entries(entriesOfHost(host)))
          await expectPage(stranger, host, path, page);
      }
      await using member = await arrive({ host, token: 'ok' });
      for (const [path, page] of Object.entries(pageOfPath)) await expectPage(member, host, path, page);
    },
  );

  it.each(Object.keys(titleOfHost))(
    'R-AUTH 2, 3: %s sends a visitor without a token away from every guarded page',
    { timeout: 300_000 },
    async (host) => {
      await using stranger = await arrive({ host });
      await expectGuards(stranger, host, Object.entries(guardedPaths));
    },
  );
});
