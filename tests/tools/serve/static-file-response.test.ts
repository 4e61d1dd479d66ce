import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { staticFileResponse } from '../../../tools/serve/static-file-response.ts';

const folder = mkdtempSync(join(tmpdir(), 'funnel-files-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const film = join(folder, 'film.mp4');
writeFileSync(film, '0123456789');
const answer = (headers: Record<string, string>) => {
  const response = staticFileResponse(new Request('https://a.example/', { headers }), film, {});
  if (!response) throw new Error('no response');
  return response;
};

describe('a part of a file, without which Safari plays no film', () => {
  it.each([
    ['bytes=0-1', '01', 'bytes 0-1/10'],
    ['bytes=4-', '456789', 'bytes 4-9/10'],
    ['bytes=-3', '789', 'bytes 7-9/10'],
    ['bytes=8-99', '89', 'bytes 8-9/10'],
    ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ])('%s is %s', async (range, content, shown) => {
    const response = answer({ range });
    expect(response.status).toBe(206);
    expect(await response.text()).toBe(content);
    expect(response.headers.get('content-range')).toBe(shown);
    expect(response.headers.get('content-type')).toBe('video/mp4');
  });

  it.each(['bytes=10-', 'bytes=5-4', 'bytes=-', 'bytes=-0', 'bytes=0-1,4-5', 'lines=1-2'])(
    '%s is answered by the whole file',
    async (range) => {
      const response = answer({ range });
      expect(response.status).toBe(200);
      expect(await response.text()).toBe('0123456789');
      expect(response.headers.get('accept-ranges')).toBe('bytes');
    },
  );

  it('of another version is the whole file, of this one the part', () => {
    const etag = answer({}).headers.get('etag') ?? '';
    expect(answer({ range: 'bytes=0-1', 'if-range': etag }).status).toBe(206);
    expect(answer({ range: 'bytes=0-1', 'if-range': '"other"' }).status).toBe(200);
  });
});
