import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type EndpointsFile, uploadMostBytes, uploadNames, uploadPartBytes } from '../../../schemas/index.ts';
import { type Client, hour, minute, startSandbox } from '../harness/sandbox-client.ts';

const file: EndpointsFile = {
  endpoints: {
    photos: { path: '/photos', payload: [...uploadNames], codes: [200, 4240, 4241, 4242] },
    lead: { path: '/lead', payload: 'form', codes: [200], lead: true },
  },
};
let client: Client;
beforeEach(() => {
  client = startSandbox(mkdtempSync(join(tmpdir(), 'sandbox-')), undefined, () => file);
});
afterEach(() => client.end());

const id = 'ab'.repeat(16);
/** A JPEG as far as its first bytes go. */
const picture = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2 * uploadPartBytes, 7)]);
const parts = 3;
const partOf = (part: number, change: Record<string, string> = {}) => ({
  upload: id,
  part: String(part),
  parts: String(parts),
  size: String(picture.length),
  type: 'image/jpeg',
  data: picture.subarray(part * uploadPartBytes, (part + 1) * uploadPartBytes).toString('base64url'),
  ...change,
});
const send = (part: number, change?: Record<string, string>) =>
  client.call<{ next: number }>('/photos', partOf(part, change));
const uploads = () => client.json<{ id: string; received: number; lead: string }[]>('uploads.json');

describe('an endpoint that takes uploads', () => {
  it('answers each part with the first one that is missing, in any order and however often it is sent', async () => {
    expect((await send(1)).data.next).toBe(0);
    expect((await send(0)).data.next).toBe(2);
    expect((await send(0)).data.next).toBe(2);
    expect((await client.send('GET', `/sandbox/uploads/${id}`)).status).toBe(404);
    expect((await send(2)).data.next).toBe(3);
    const whole = await client.send('GET', `/sandbox/uploads/${id}`);
    expect(whole.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await whole.arrayBuffer()).equals(picture)).toBe(true);
  });

  it.each([
    ['an id that no phone makes', { upload: '../../etc' }, 4240],
    ['a type that is not taken', { type: 'image/gif' }, 4242],
    ['bytes of another type', { type: 'image/png' }, 4242],
    ['a size over the limit', { size: String(uploadMostBytes + 1) }, 4241],
    ['parts that do not fit the size', { parts: '4' }, 4240],
    ['a part that there is not', { part: '3' }, 4240],
    ['half a part', { data: '_9j_4AcH' }, 4240],
    ['bytes that are not written in base64url', { data: '+'.repeat(10) }, 4240],
  ])('refuses %s, and stores nothing', async (_, change, code) => {
    expect((await send(0, change)).code).toBe(code);
    expect(await uploads()).toEqual([]);
  });

  it('refuses another file under the id of one that it has', async () => {
    await send(0);
    const other = Buffer.concat([picture.subarray(0, 4), Buffer.from('other')]);
    const change = { size: String(other.length), parts: '1', data: other.toString('base64url') };
    expect((await send(0, change)).code).toBe(4240);
  });

  it('keeps the bytes out of the ledger of calls', async () => {
    await send(0);
    const [call] = await client.json<{ body: Record<string, string> }[]>('calls.json');
    expect(call?.body.upload).toBe(id);
    expect(call?.body.data).toMatch(/^（\d+ 字）$/);
  });

  it('lists an upload beside the lead that names it, and shows it there', async () => {
    for (const part of [0, 1, 2]) await send(part);
    expect(await uploads()).toMatchObject([{ id, received: 3, lead: '' }]);
    const fields = JSON.stringify({ name: 'Ann', photos: `${'cd'.repeat(16)},${id}` });
    await client.call('/lead', { request_id: 'r-1', form: 'claim', fields });
    expect(await uploads()).toMatchObject([{ id, lead: 'r-1' }]);
    const page = await (await client.send('GET', '/sandbox/leads')).text();
    expect(page).toContain(`<img src="/sandbox/uploads/${id}"`);
  });

  it('deletes an upload after a day, whether it is in a lead, whole, or neither', async () => {
    for (const part of [0, 1, 2]) await send(part);
    await client.call('/lead', { request_id: 'r-1', form: 'f', fields: JSON.stringify({ photos: id }) });
    client.pass(24 * hour - minute);
    const late = 'ef'.repeat(16);
    await send(1, { upload: late });
    expect((await uploads()).map((one) => one.id)).toEqual([late, id]);
    client.pass(minute);
    expect((await uploads()).map((one) => one.id)).toEqual([late]);
    expect((await client.send('GET', `/sandbox/uploads/${id}`)).status).toBe(404);
    // The phone that still has it begins anew.
    expect((await send(2)).data.next).toBe(0);
    expect(await client.json<unknown[]>('leads.json')).toHaveLength(1);
  });

  it('deletes the uploads of a run with the run, and those of no other', async () => {
    await send(0);
    await client.call('/photos', partOf(0), 'other');
    await client.send('POST', '/sandbox/reset');
    expect(await uploads()).toEqual([]);
    expect(await client.json('uploads.json', 'other')).toHaveLength(1);
  });
});
