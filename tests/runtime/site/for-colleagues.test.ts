import { expect, it } from 'vitest';
import { channelOf, resolveSite } from '../../../runtime/index.ts';
import { config } from '../real-config.ts';

it('the note and the owner of a channel reach no phone', () => {
  const channel = { title: 'Spring', note: 'a remark of the team', owner: 'Mei from the team' };
  const channels = { ...config.channels, channels: { ...config.channels.channels, '7000': channel } };
  const site = resolveSite({ ...config, channels }, 'default');
  expect(channelOf(site, '7000')).toEqual({ title: 'Spring' });
});
