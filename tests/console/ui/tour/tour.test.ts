import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { views } from '../../../../console/ui/shell/views.tsx';
import { Tour } from '../../../../console/ui/tour/tour.ts';
import type { TourJob, TourScene } from '../../../../console/ui/tour/tour-jobs.ts';
import { tourJobs } from '../../../../console/ui/tour/tour-jobs.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});

afterAll(() => vi.unstubAllGlobals());

const jobOf = (id: string): TourJob => {
  const job = tourJobs.find((one) => one.id === id);
  if (!job) throw new Error(`there is no job ${id}`);
  return job;
};
const scene = (path: string, more: Partial<TourScene> = {}): Omit<TourScene, 'edits'> => ({
  path: path.split('/'),
  query: new URLSearchParams(),
  changedFiles: [],
  isPlanned: false,
  ...more,
});
const edited = { changedFiles: ['channels.json'] };

describe('an exercise', () => {
  it('goes on only by what was done, counts no edit from before, and ends where its own are undone', () => {
    const tour = new Tour();
    tour.begin(jobOf('channel'), 3);
    const at = (...[where, undoCount]: [Omit<TourScene, 'edits'>, number]) => {
      tour.follow(where, undoCount);
      return tour.at;
    };
    expect(at(scene('hosts', edited), 3)).toBe(0);
    expect(at(scene('channels', edited), 3)).toBe(1);
    // Another file was edited.
    expect(at(scene('channels', { changedFiles: ['hosts.json'] }), 4)).toBe(1);
    expect(at(scene('channels', edited), 4)).toBe(2);
    // The plan is that of an older draft.
    expect(at(scene('know', edited), 4)).toBe(2);
    expect(at(scene('know', { ...edited, isPlanned: true }), 4)).toBe(3);
    expect(tour.isFinished('channel')).toBe(false);
    expect(tour.editsOf(4)).toBe(1);
    expect(at(scene('know', edited), 3)).toBe(4);
    expect(tour.isFinished('channel')).toBe(true);
  });

  it('is where it was after a reload, and so is what was finished or put away', () => {
    const tour = new Tour();
    tour.begin(jobOf('visitor'), 0);
    tour.follow(scene('see', { query: new URLSearchParams('login=ok') }), 0);
    expect(tour.at).toBe(2);
    tour.dismiss();
    const reloaded = new Tour();
    expect([reloaded.job?.id, reloaded.at, reloaded.isDismissed]).toEqual(['visitor', 2, true]);
    reloaded.follow(scene('files', { query: new URLSearchParams('line=3') }), 0);
    expect(new Tour().isFinished('visitor')).toBe(true);
    reloaded.end();
    expect([new Tour().job, new Tour().isFinished('visitor')]).toEqual([null, true]);
  });

  it.each(['{', '7', 'null', '{"finished":["nobody"],"open":{"job":"nobody","at":1,"undoCount":0}}', '[]'])(
    'begins anew where %s is stored',
    (text) => {
      stored.set('funnel-console-tour', text);
      const tour = new Tour();
      expect([tour.job, tour.isDismissed, ...tourJobs.map(({ id }) => tour.isFinished(id))]).toEqual([
        null,
        false,
        ...tourJobs.map(() => false),
      ]);
    },
  );

  it('leads to views that exist', () => {
    const ids = views.map(({ id }) => id);
    for (const { steps } of tourJobs) for (const { view } of steps) expect(ids).toContain(view);
  });
});
