import type { StoredBefore, Visitor } from './visitor.ts';

export const geocoder = '/v3/app/geocoder';
export const hangzhou = { latitude: 30.274_085, longitude: 120.155_07 };

export const press = (visitor: Visitor) => visitor.button('使用当前位置').click();
export const state = (visitor: Visitor, text: string) =>
  visitor.page.locator('[role=status]').getByText(text).waitFor();
export const city = (visitor: Visitor) => visitor.field('area').innerText();
export const geocoded = async (visitor: Visitor) => (await visitor.sandboxRun.calls(geocoder)).length;

/** A visitor on /city who has ticked the consent, and whose phone is in Hangzhou if the browser may say so. */
export async function arriveInCity(
  arrive: (before?: StoredBefore) => Promise<Visitor>,
  permissions: readonly string[],
  before?: StoredBefore,
): Promise<Visitor> {
  const visitor = await arrive(before);
  await visitor.context.grantPermissions([...permissions]);
  await visitor.context.setGeolocation(hangzhou);
  await visitor.open('/city');
  await visitor.field('agreeTerms').check();
  return visitor;
}

/** A phone whose position never comes, until the test calls back. */
export const silentPhone = () => {
  Object.defineProperty(navigator, 'geolocation', {
    value: {
      getCurrentPosition(found: (position: unknown) => void, failed: (error: unknown) => void) {
        Object.assign(window, {
          giveHangzhou: () => found({ coords: { latitude: 30.27, longitude: 120.16 } }),
          giveError: (code: number) => failed({ code }),
        });
      },
    },
  });
};
export const giveHangzhou = (visitor: Visitor) =>
  visitor.page.evaluate(() => (window as unknown as { giveHangzhou(): void }).giveHangzhou());
