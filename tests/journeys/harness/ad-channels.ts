import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../publish/environment/settings.ts';
import type { Visitor } from './visitor.ts';

interface Channel {
  cityRule?: string;
  relogin?: boolean;
  ads?: { network?: string; conversionId?: string; searchAdvertiser?: boolean };
}
const { channels } = JSON.parse(readFileSync(join(root, 'channels.json'), 'utf8')) as {
  channels: Record<string, Channel>;
};

/** A channel of an ad network, without rules of its own that would redirect it. */
export function channelOf(
  network: string,
  searchAdvertiser = false,
): { number: string; conversionId: string } {
  const found = Object.entries(channels).find(
    ([, { ads, cityRule, relogin }]) =>
      ads?.network === network &&
      (ads.searchAdvertiser === true) === searchAdvertiser &&
      cityRule === undefined &&
      relogin !== true,
  );
  if (!found) throw new Error(`no channel of ${network} fits`);
  return { number: found[0], conversionId: found[1].ads?.conversionId ?? '' };
}

/** The path of a form whose visitor comes from this channel. */
export const pathOfChannel = (channel: string, query = ''): string =>
  `/form-package-simple?_channel=channel_${channel}${query}`;

/** Waits until the form is saved. */
export const success = (visitor: Visitor): Promise<void> =>
  visitor.page.locator('main[data-page=success-download]').waitFor();

/** The ad networks whose scripts the visit has loaded. */
export const loadedNetworks = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.sandboxRun.scripts()).map(({ network }) => network);

/** Sends one application; after an earlier one, another one. */
export async function apply(
  visitor: Visitor,
  path: string,
  { amount = '50000', at }: { amount?: string; at?: string } = {},
): Promise<void> {
  await visitor.open(path);
  const again = visitor.button('重新填写一份');
  await visitor.field('name').or(again).first().waitFor();
  if (await again.isVisible()) await again.click();
  await visitor.fillShortForm();
  await visitor.field('amount').fill(amount);
  if (at !== undefined) await visitor.page.clock.setFixedTime(at);
  await visitor.submit();
  await visitor.page.locator('main[data-page=success-download]').waitFor();
}

/** The networks that conversions were reported to, in order. */
export const reportedTo = async (visitor: Visitor): Promise<string[]> =>
  (await visitor.sandboxRun.conversions()).map(({ kind }) => kind);
