import { describe, expect, it } from 'vitest';
import { hasRoom, numberOfParts, orderOfParts } from '../../../tools/test-runner/parts.ts';

const minutes = (count: number) => count * 60;

describe('the parts of the exhaustive tests', () => {
  it('are each in the order of every commit once, and 200 commits begin with each of them', () => {
    const commits = Array.from({ length: 200 }, (_, at) => (at * 0x1000193).toString(16).padStart(40, '0'));
    const spread = commits.map((commit) => orderOfParts(commit.slice(-40)));
    for (const order of spread)
      expect(new Set(order)).toEqual(new Set(Array.from({ length: numberOfParts }, (_, at) => at + 1)));
    const shas = commits.map((commit) => commit.split('').reverse().join(''));
    expect(new Set(shas.map((sha) => orderOfParts(sha)[0])).size).toBe(numberOfParts);
  });
  it('have the same order for a commit each time, and go on from the last to the first', () => {
    expect(orderOfParts('00000006ffff')).toEqual([7, 8, 1, 2, 3, 4, 5, 6]);
    expect(orderOfParts('00000006ffff')).toEqual(orderOfParts('000000060000'));
    expect(orderOfParts(null)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  /** Which parts begin on a machine where npm test and each part take so long, and when the last of them ends. */
  const runOn = (npmTest: number, part: number) => {
    let elapsed = npmTest;
    let longest = npmTest;
    let begun = 0;
    while (begun < numberOfParts && hasRoom({ elapsed, longest, limit: minutes(60) })) {
      elapsed += part;
      longest = begun === 0 ? part : Math.max(longest, part);
      begun += 1;
    }
    return { begun, elapsed };
  };
  it('all run where the machine is quiet, fewer where it is slow, and end before 90 minutes where it is seven times slower', () => {
    expect(runOn(400, 290)).toEqual({ begun: 8, elapsed: 2720 });
    expect(runOn(800, 580).begun).toBe(4);
    expect(runOn(1200, 870).begun).toBe(2);
    expect(runOn(1700, 1230)).toEqual({ begun: 0, elapsed: 1700 });
    for (let slow = 1; slow <= 7; slow += 0.25)
      expect(runOn(400 * slow, 290 * slow).elapsed, `${slow} times slower`).toBeLessThan(minutes(90));
  });
});
