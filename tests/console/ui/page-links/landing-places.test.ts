import { expect, test } from 'vitest';
import { adAddress, landingPlaces } from '../../../../console/ui/page-links/landing-places.ts';

const routes = {
  routes: {
    login: { path: '/login', page: 'login', kind: 'entry', on: 'hostsThatListIt' },
    autumn: { path: '/autumn', page: 'autumn', kind: 'index', on: 'everyHost' },
    cars: { path: '/cars', page: 'cars', kind: 'car', on: 'everyHost' },
    form: { path: '/form', page: 'form', kind: 'form', on: 'everyHost' },
  },
};
const hosts = {
  hosts: {
    default: { root: 'login', entries: ['login'] },
    'cars.example': { root: 'cars', entries: [] },
  },
};

test('an advertisement may link to the landing pages that a host has, its first page first', () => {
  const found = landingPlaces({ routes, hosts }).map(({ host, path }) => `${host} ${path}`);
  expect(found).toEqual(['default /login', 'default /autumn', 'cars.example /cars', 'cars.example /autumn']);
  expect(landingPlaces({ routes: undefined, hosts: undefined })).toEqual([]);
});

// As README.md opens a channel.
test('the address of an advertisement says the channel', () => {
  expect(adAddress('m.example', '/autumn', '5265')).toBe('https://m.example/autumn?_channel=channel_5265');
});
