import { describe, expect, it } from 'vitest';
import {
  certainWord,
  nearestName,
  possibleNames,
  sameName,
  wordFixes,
} from '../../../ops/did-you-mean/did-you-mean.ts';
import { editDistance } from '../../../ops/did-you-mean/edit-distance.ts';

describe('the nearest name', () => {
  it('the nearest of two equally near names is the one that continues the word', () => {
    expect(nearestName('downloadPa', ['download', 'downloadPage', 'downloadpage1'])).toBe('downloadPage');
    expect(nearestName('downloadPa', ['downloadPage', 'download'])).toBe('downloadPage');
  });
  it('a nearer name takes precedence over one that continues the word', () => {
    expect(nearestName('form', ['forms2', 'from'])).toBe('from');
  });
  it('there is no nearest name where too many letters differ', () => {
    expect(nearestName('form', ['channel', 'formPackage'])).toBeUndefined();
  });
});

describe('the certain word of a closed list', () => {
  it.each([
    ['quick-laon', ['quick-loan', 'fast-loan'], 'quick-loan'],
    ['logni-v2', ['login', 'login-v2', 'login-v3'], 'login-v2'],
    ['城都', ['成都', '首尔', '上海'], '成都'],
    ['download-page', ['download-page-1', 'download-list'], undefined],
    ['hangzhou-download', ['chengdu-download', 'hangzhou-follow'], undefined],
    ['loginV4', ['loginV3', 'loginV2'], undefined],
    ['loan', ['loans'], undefined],
    ['sohw', ['show', 'slow'], undefined],
    ['abcdefgi', ['abcdefgh', 'abcdefxy'], undefined],
    ['fomr', ['form'], 'form'],
    ['xy', ['ab'], undefined],
    ['comapnyNmae', ['companyName'], 'companyName'],
    ['comapnyNmea', ['companyName'], undefined],
  ])('the certain word for %s among %j is %s', (word, names, expected) =>
    expect(certainWord(word, names)).toBe(expected),
  );

  it('words that are not allowed count too, so that their typing mistakes are not corrected to another word', () => {
    expect(wordFixes('mix', ['min', 'max'], ['min']).replaceBy).toBeUndefined();
    expect(wordFixes('titel', ['title', 'tip'], ['tip']).replaceBy).toBeUndefined();
    expect(wordFixes('titel', ['title', 'tip']).replaceBy).toBe('title');
  });

  it('the distance counts a swap of adjacent letters as one edit', () => {
    expect(editDistance('laon', 'loan')).toBe(1);
    expect(editDistance('', 'ab')).toBe(2);
    expect(editDistance('kitten', 'sitting')).toBe(3);
  });
});

describe('the same name in another spelling', () => {
  it.each([
    ['Quick-Loan', ['quick-loan'], 'quick-loan'],
    ['quick-loan ', ['quick-loan', 'quick-loans'], 'quick-loan'],
    ['ｑｕｉｃｋ－ｌｏａｎ', ['quick-loan'], 'quick-loan'],
    ['\u3000成都\u200B', ['成都'], '成都'],
    ['LOGIN', ['login', 'Login'], undefined],
    ['quick-laon', ['quick-loan'], undefined],
    ['quick_loan', ['quick-loan'], undefined],
    ['南京', ['北京'], undefined],
    ['hebei-download', ['hubei-download'], undefined],
    ['page-①', ['page-1'], undefined],
  ])('of %j among %j is %s', (word, names, same) => expect(sameName(word, names)).toBe(same));
});

const routes = ['p4ListDownload', 'downloadPage', 'downloadpage1', 'login', 'loginV1', 'loginV2', 'loginV3'];

it.each([
  ['p4ListDownloa', ['p4ListDownload']],
  ['p4List', ['p4ListDownload']],
  ['downloadPag', ['downloadPage', 'downloadpage1']],
  ['downlaodPage', ['downloadPage', 'downloadpage1']],
  ['loginV', ['loginV1', 'loginV2', 'loginV3']],
  ['elsewhere', []],
])('the candidates for %s are %j', (word, meant) => {
  expect(possibleNames(word, routes)).toEqual(meant);
});

it('the nearest name ignores the suffix of a city', () => {
  expect(possibleNames('成都市', ['上海', '成都'])).toEqual(['成都']);
});
