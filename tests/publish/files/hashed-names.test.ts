import { expect, it } from 'vitest';
import { hasHashedName } from '../../../publish/files/hashed-names.ts';

it.each([
  ['/assets/index-C2906GvQ.css', true],
  ['/config/pages/login.0a1b2c3d4e5f.json', true],
  ['/assets/brands/a/logo_0a1b2c3d.svg', true],
  ['/assets/brands/a/logo-0a1b2c3d4e5f_0a1b2c3d.webp', true],
  // Names that people and the console give to pictures: the same name may have another content tomorrow.
  ['/assets/brands/a/logo.svg', false],
  ['/assets/brands/a/landing-illustration.svg', false],
  ['/assets/brands/a/banner-20260101.png', false],
  ['/assets/brands/a/banner.20260101.png', false],
  ['/assets/brands/a/logo-0a1b2c3d4e5f.svg', false],
  ['/assets/brands/a/logo_0a1b2c3d.svg/', false],
])('%s has a hash in its name: %s', (path, expected) => {
  expect(hasHashedName(path)).toBe(expected);
});
