import { describe, expect, it } from 'vitest';
import type { ApiResult } from '../../../runtime/index.ts';
import type { KeptUploads } from '../../../runtime/uploads/kept-uploads.ts';
import { newUploadId, partsOf, type Upload } from '../../../runtime/uploads/upload.ts';
import { createUploadJobs } from '../../../runtime/uploads/upload-jobs.ts';
import { uploadPartBytes } from '../../../schemas/index.ts';

const ok = (next?: number): ApiResult => ({ kind: 'answered', code: 200, message: '', data: { next } });
const lost: ApiResult = { kind: 'unanswered', reason: 'network' };
const status = (code: number): ApiResult => ({ kind: 'unanswered', reason: 'httpStatus', status: code });
const upload = (parts = 3): Upload => ({
  id: newUploadId(),
  form: 'f',
  endpoint: 'sendUpload',
  type: 'image/jpeg',
  blob: new Blob([new Uint8Array((parts - 1) * uploadPartBytes + 1)]),
  next: 0,
  at: 0,
});

/** A phone with jobs whose calls are answered by `answer`, and with what it keeps. */
function phone(answer: (part: number, sent: number) => ApiResult | Promise<ApiResult>) {
  const sent: number[] = [];
  const stored = new Map<string, Upload>();
  const named = new Set<string>();
  let isFull = false;
  const fill = () => {
    isFull = true;
  };
  const kept: KeptUploads = {
    keep: async (one) => {
      if (!isFull) stored.set(one.id, one);
      return !isFull;
    },
    read: async (id) => stored.get(id) ?? null,
    all: async () => [...stored.values()],
    arrived: async (id, next) => {
      const one = stored.get(id);
      if (one) stored.set(id, { ...one, next });
    },
    forget: async (id) => void stored.delete(id),
  };
  const jobsOf = () =>
    createUploadJobs({
      call: async (_, { part }) => {
        sent.push(Number(part));
        return answer(Number(part), sent.length);
      },
      read: async (_, part) => `bytes of ${part}`,
      kept,
      isNamed: ({ id }) => named.has(id),
      wait: async () => undefined,
    });
  return { jobsOf, sent, stored, named, fill };
}

describe('an upload in parts', () => {
  it('sends part after part, and is done', async () => {
    const { jobsOf, sent } = phone((part) => ok(part + 1));
    const [jobs, one] = [jobsOf(), upload()];
    jobs.add(one, false);
    expect(await jobs.settled([one.id])).toBeNull();
    expect([partsOf(one.blob), sent, jobs.state(one.id)?.phase]).toEqual([3, [0, 1, 2], 'done']);
  });
  it('goes on at the part that was lost, by itself', async () => {
    const { jobsOf, sent } = phone((part, at) => (at === 2 ? lost : ok(part + 1)));
    const [jobs, one] = [jobsOf(), upload()];
    jobs.add(one, false);
    expect(await jobs.settled([one.id])).toBeNull();
    expect(sent).toEqual([0, 1, 1, 2]);
  });
  it('stops after three tries, keeps what has arrived, and goes on when the network is back', async () => {
    let isOnline = false;
    const { jobsOf, sent } = phone((part) => (part === 0 || isOnline ? ok(part + 1) : lost));
    const [jobs, one] = [jobsOf(), upload()];
    jobs.add(one, false);
    expect(await jobs.settled([one.id])).toBe('broken');
    isOnline = true;
    jobs.goOn();
    expect(await jobs.settled([one.id])).toBeNull();
    expect(sent).toEqual([0, 1, 1, 1, 1, 2]);
  });
  it('begins anew where the server has forgotten it, and skips what the server has', async () => {
    const { jobsOf, sent } = phone((part, at) => ok(at === 2 ? 0 : at === 3 ? 2 : part + 1));
    const [jobs, one] = [jobsOf(), upload()];
    jobs.add(one, false);
    expect(await jobs.settled([one.id])).toBeNull();
    expect(sent).toEqual([0, 1, 0, 2]);
  });
  it('follows a server that does not say what it lacks', async () => {
    const { jobsOf, sent } = phone(() => ok());
    const [jobs, one] = [jobsOf(), upload()];
    jobs.add(one, false);
    expect(await jobs.settled([one.id])).toBeNull();
    expect(sent).toEqual([0, 1, 2]);
  });
  it('does not answer a server for ever that asks for one part for ever', async () => {
    const { jobsOf, sent } = phone(() => ok(0));
    const [jobs, one] = [jobsOf(), upload()];
    jobs.add(one, false);
    expect(await jobs.settled([one.id])).toBe('refused');
    expect(sent).toHaveLength(8);
  });
  it.each([
    [
      'a code of the product',
      { kind: 'answered', code: 4242, message: '', data: null } as ApiResult,
      'refused',
      1,
    ],
    ['413 of a proxy', status(413), 'refused', 1],
    ['503', status(503), 'broken', 3],
    ['429', status(429), 'broken', 3],
  ])('a refusal by %s ends as it should', async (_, result, end, calls) => {
    const { jobsOf, sent } = phone(() => result);
    const [jobs, one] = [jobsOf(), upload()];
    jobs.add(one, false);
    expect([await jobs.settled([one.id]), sent.length]).toEqual([end, calls]);
  });
  it('sends nothing while it is held, and goes on where it stood when it is held in the middle', async () => {
    const held: { now?: () => void } = {};
    const { jobsOf, sent } = phone((part) => {
      if (part === 1 && sent.length === 2) held.now?.();
      return ok(part + 1);
    });
    const [jobs, one] = [jobsOf(), upload()];
    jobs.add(one, true);
    expect([await jobs.settled([one.id]), sent]).toEqual(['held', []]);
    held.now = () => jobs.hold(one.id);
    jobs.start(one.id);
    expect(await jobs.settled([one.id])).toBe('held');
    jobs.start(one.id);
    expect([await jobs.settled([one.id]), sent]).toEqual([null, [0, 1, 2]]);
  });
  it('stops when it is removed, and is unknown then', async () => {
    const { jobsOf, sent } = phone((part) => {
      jobs.remove(one.id);
      return ok(part + 1);
    });
    const [jobs, one] = [jobsOf(), upload()];
    jobs.add(one, false);
    expect([await jobs.settled([one.id]), sent]).toEqual(['lost', [0]]);
  });
});

describe('what a phone keeps of uploads', () => {
  it('is kept while a draft names it, and a reload goes on at the part that is missing', async () => {
    let isOnline = false;
    const { jobsOf, sent, stored, named } = phone((part) => (part < 2 || isOnline ? ok(part + 1) : lost));
    const [jobs, one] = [jobsOf(), upload()];
    jobs.add(one, true);
    await jobs.settleKept();
    expect(stored.size).toBe(0);
    named.add(one.id);
    await jobs.settleKept();
    jobs.start(one.id);
    expect(await jobs.settled([one.id])).toBe('broken');
    isOnline = true;
    const reloaded = jobsOf();
    await reloaded.forgetOthers();
    expect(await reloaded.restore(one.id, false)).toBe(true);
    expect(await reloaded.settled([one.id])).toBeNull();
    expect(sent).toEqual([0, 1, 2, 2, 2, 2]);
    named.clear();
    await reloaded.settleKept();
    expect(stored.size).toBe(0);
  });
  it('is forgotten by the next document where no draft names it', async () => {
    const { jobsOf, stored, named } = phone((part) => ok(part + 1));
    const [jobs, one] = [jobsOf(), upload()];
    named.add(one.id);
    jobs.add(one, true);
    await jobs.settleKept();
    expect(stored.size).toBe(1);
    named.clear();
    await jobsOf().forgetOthers();
    expect(stored.size).toBe(0);
    expect(await jobsOf().restore(one.id, true)).toBe(false);
  });
  it('says where the phone cannot keep it, and sends it all the same', async () => {
    const { jobsOf, named, fill } = phone((part) => ok(part + 1));
    const [jobs, one] = [jobsOf(), upload()];
    fill();
    named.add(one.id);
    jobs.add(one, true);
    await jobs.settleKept();
    expect(jobs.state(one.id)).toMatchObject({ isKept: false, keepFailed: true });
    jobs.start(one.id);
    expect(await jobs.settled([one.id])).toBeNull();
  });
});
