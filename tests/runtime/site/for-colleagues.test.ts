import { expect, it } from 'vitest';
import { channelOf, resolveSite } from '../../../runtime/index.ts';
import { config } from '../real-config.ts';

it('the note and the owner of a channel reach no phone', () => {
  const channel = { title: 'Spring', note: 'a remark of the team', owner: 'Mei from the team' };
  const channels = { ...config.channels, channels: { ...config.channels.channels, '7000': channel } };
  const site = resolveSite({ ...config, channels }, 'default');
  expect(channelOf(site, '7000')).toEqual({ title: 'Spring' });
});

it('what people also call an ad network reaches no phone', () => {
  const known = Object.values(config.trackers.networks).flatMap(({ aliases = [] }) => aliases);
  expect(known.length).toBeGreaterThan(0);
  const { networks } = resolveSite(config, 'default');
  for (const network of Object.values(networks)) expect(network).not.toHaveProperty('aliases');
});
