import { expect, test } from 'vitest';
import { sayIn } from '../../../../console/ui/language/use-words.ts';
import { problemHref } from '../../../../console/ui/problems/problem-href.ts';
import { hrefOf, readRoute } from '../../../../console/ui/route/route.ts';
import { contrast } from '../../../../ops/file-rules/brand-colors.ts';

test('a route converts to an address and back, with slashes and Chinese in its parts', () => {
  const href = hrefOf(['files', 'definitions/cities.json'], { at: '/rules/甲~1乙' });
  const { path, query } = readRoute(href);
  expect(path).toEqual(['files', 'definitions/cities.json']);
  expect(query.get('at')).toBe('/rules/甲~1乙');
  expect(readRoute('')).toEqual({ path: [], query: new URLSearchParams() });
  expect(readRoute('#/channels/%E0%A4%A').path).toEqual(['channels', '%E0%A4%A']);
});

test('a problem links to the form or table that can fix it, and otherwise to the text', () => {
  const place = (file: string, pointer: string) => problemHref({ file, pointer });
  expect(place('channels.json', '/channels/5265/cityRule')).toBe('#/channels/5265');
  expect(place('brands.json', '/brands/quick-loan/theme')).toBe('#/brands/quick-loan');
  expect(place('definitions/cities.json', '/rules/a-b/cities/0')).toBe('#/cities?at=a-b');
  expect(place('definitions/navigation.json', '/rules/3/when/route')).toBe('#/decisions/navigation?at=3');
  expect(place('definitions/destinations.json', '/success/rules/0/id')).toBe(
    '#/decisions/destinations.success?at=0',
  );
  expect(place('definitions/navigation.json', '/rules')).toBe(
    '#/files/definitions%2Fnavigation.json?at=%2Frules',
  );
  expect(place('brands.json', '/variants/x')).toBe('#/variants/x');
  expect(place('brands.json', '/default')).toBe('#/files/brands.json?at=%2Fdefault');
  expect(place('channels.json', '')).toBe('#/files/channels.json?at=');
  expect(place('definitions/pages/login.json', '/title')).toBe('#/pages/login?at=%2Ftitle');
  expect(place('definitions/pages/login.json', '/outcomes/1')).toBe(
    '#/files/definitions%2Fpages%2Flogin.json?at=%2Foutcomes%2F1',
  );
});

test('a problem in a block or field links to its card, unless only the text shows what is wrong', () => {
  const problem = { file: 'definitions/pages/login.json', pointer: '/body/2/title' };
  expect(problemHref({ ...problem, code: 'schema-max-length' })).toBe('#/pages/login?at=%2Fbody%2F2%2Ftitle');
  expect(problemHref({ file: 'definitions/forms/city.json', pointer: '/steps/0/title' })).toBe(
    '#/forms/city?at=%2Fsteps%2F0%2Ftitle',
  );
  expect(problemHref({ file: 'definitions/forms/city.json', pointer: '/fields' })).toBe(
    '#/forms/city?at=%2Ffields',
  );
  for (const code of ['schema-additional-properties', 'schema-discriminator', 'json-duplicate-key'])
    expect(problemHref({ ...problem, code }), code).toMatch(/^#\/files\//);
});

test('texts are filled in, and a missing value stays visible', () => {
  const words = { rows: { zh: '{count} 行{more}', en: '{count} rows{more}' } };
  expect(sayIn(words, 'zh')('rows', { count: 40 })).toBe('40 行{more}');
});

test('contrast follows WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});
