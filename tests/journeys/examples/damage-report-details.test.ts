import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../../publish/environment/settings.ts';
import { launch } from '../../harness/browser.ts';
import { eventually } from '../harness/eventually.ts';
import { asFile, cameraNotes, madePhoto, sign, withCameraNotes } from '../harness/made-photo.ts';
import { violations } from '../harness/page-violations.ts';
import { serveConfig } from '../harness/served-config.ts';
import { type StoredBefore, Visitor } from '../harness/visitor.ts';

// In `npm test` examples.test.ts takes photos, loses a part once and sends the lead; tests/runtime/uploads has the rules of
// resuming and keeping, tests/sandbox/api/uploads.test.ts those of the server.
const calls = '**/api/v1/upload';
let browser: Browser;
let site: Awaited<ReturnType<typeof serveConfig>>;
beforeAll(async () => {
  browser = await launch();
  site = await serveConfig(join(root, 'examples/damage-report'));
});
afterAll(async () => {
  await browser.close();
  site.close();
});

async function arrive(before?: StoredBefore) {
  const visitor = await Visitor.arrive(browser, site.port, before);
  await visitor.open('/claim');
  const { page } = visitor;
  return {
    visitor,
    page,
    photos: page.locator('[data-field=photos]'),
    agree: () => page.getByRole('checkbox', { name: /agree to/ }).click(),
    take: async (slot: number, file?: ReturnType<typeof asFile>) =>
      page
        .locator('[data-field=photos] input')
        .nth(slot)
        .setInputFiles(file ?? asFile(await madePhoto(page, 1000, 750))),
    fillOthers: async () => {
      await page.getByLabel('Parcel number').fill('SW 1');
      await page.getByText('Wet', { exact: true }).click();
      await page.getByLabel('Name', { exact: true }).fill('Ann Lee');
      await page.getByLabel('E-mail').fill('ann@lee.example');
    },
    send: () => page.getByRole('button', { name: 'Send the report' }).click(),
    parts: async () =>
      (await visitor.sandboxRun.calls('/v1/upload')).map(({ body }) => Number(body.part)).reverse(),
  };
}
/** How many pictures this phone keeps. */
const keptPictures = ({ page }: { page: Visitor['page'] }) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const request = indexedDB.open('uploads', 1);
        request.onupgradeneeded = () => request.transaction?.abort();
        request.onerror = () => resolve(0);
        request.onsuccess = () => {
          const count = request.result.transaction('pictures').objectStore('pictures').count();
          count.onsuccess = () => {
            request.result.close();
            resolve(count.result);
          };
        };
      }),
  );

describe('a report with photos', () => {
  it('goes on after a reload at the part that is missing, and forgets its pictures once it is sent', async () => {
    const { visitor, page, photos, agree, take, fillOthers, send, parts } = await arrive();
    await agree();
    let isBroken = false;
    await page.route(calls, (route) => {
      const lost = isBroken;
      isBroken = true;
      return lost ? route.abort() : route.fallback();
    });
    await take(0);
    await photos.getByText('It was not sent whole').waitFor();
    expect(await parts()).toEqual([0]);
    await eventually(() => keptPictures({ page }), 1);
    await page.unroute(calls);
    await page.reload();
    await visitor.shown();
    // The consent has to be given again, as after every reload.
    await photos.getByText('Sent once you have agreed above').waitFor();
    expect(await photos.getByRole('img', { name: 'Your photo: The whole parcel' }).count()).toBe(1);
    await agree();
    await photos.getByText('Sent', { exact: true }).waitFor();
    expect((await parts()).slice(0, 2)).toEqual([0, 1]);
    expect(new Set(await parts()).size).toBe((await parts()).length);
    for (const slot of [1, 2]) await take(slot);
    await fillOthers();
    await sign(page);
    await send();
    await visitor.waitForAddress('/thanks');
    await eventually(() => keptPictures({ page }), 0);
    await visitor.context.close();
  });

  it('turns a photo upright, makes it smaller, and sends nothing of what the camera has noted', async () => {
    const { visitor, page, photos, agree, take } = await arrive();
    await agree();
    const photo = withCameraNotes(await madePhoto(page, 2400, 1800));
    expect(photo.includes(cameraNotes)).toBe(true);
    await take(0, asFile(photo));
    await photos.getByText('Sent', { exact: true }).waitFor();
    const [upload] = await visitor.sandboxRun.uploads();
    const bytes = await visitor.sandboxRun.upload(upload?.id ?? '');
    expect([bytes.includes(cameraNotes), bytes.includes('Exif')]).toEqual([false, false]);
    expect(bytes.length).toBeLessThanOrEqual(1000 * 1024);
    // The left half, which was red, is on top.
    const seen = await page.evaluate(async (base64) => {
      const image = new Image();
      image.src = `data:image/jpeg;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
      const context = canvas.getContext('2d');
      context?.drawImage(image, 0, 0);
      const [red = 0, , blue = 0] = context?.getImageData(canvas.width / 2, 20, 1, 1).data ?? [];
      return { isTall: canvas.height > canvas.width, longest: canvas.height, isRed: red > blue };
    }, bytes.toString('base64'));
    expect(seen).toMatchObject({ isTall: true, isRed: true });
    expect(seen.longest).toBeLessThanOrEqual(1600);
    await visitor.context.close();
  });

  it('says what it does not take, and lets a photo be replaced and removed by keys', async () => {
    const { visitor, page, photos, agree, take } = await arrive();
    await agree();
    await take(0, asFile(Buffer.from('GIF89a'), 'x.gif', 'image/gif'));
    await photos.getByText('Files of this type cannot be sent').waitFor();
    await take(0, asFile(Buffer.from('no picture')));
    await photos.getByText('This file cannot be opened').waitFor();
    await take(0);
    await photos.getByText('Sent', { exact: true }).waitFor();
    const [first] = await visitor.sandboxRun.uploads();
    await take(0);
    await eventually(async () => (await visitor.sandboxRun.uploads()).length, 2);
    await photos.getByText('Sent', { exact: true }).waitFor();
    await photos.getByRole('button', { name: 'Remove: The whole parcel' }).focus();
    await page.keyboard.press('Enter');
    expect(await photos.getByText('Sent', { exact: true }).count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('type'))).toBe('file');
    expect(first).toBeDefined();
    await visitor.context.close();
  });

  it('says what to do with a HEIC photo that this browser cannot open, and keeps the photo before it and all answers', async () => {
    const { visitor, page, photos, agree, take, fillOthers } = await arrive();
    await agree();
    await fillOthers();
    await take(0);
    await photos.getByText('Sent', { exact: true }).waitFor();
    // The first bytes of a HEIC; Chromium decodes none.
    const heic = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic'), Buffer.alloc(4096, 1)]);
    await take(0, asFile(heic, 'IMG_1.HEIC', 'image/heic'));
    await photos.getByText('This browser cannot open HEIC photos').waitFor();
    expect(await photos.getByRole('img', { name: 'Your photo: The whole parcel' }).count()).toBe(1);
    expect(await page.getByLabel('E-mail').inputValue()).toBe('ann@lee.example');
    // Some phones give a file no type.
    await take(1, asFile(heic, 'IMG_2.heif', ''));
    await photos.getByText('This browser cannot open HEIC photos').nth(1).waitFor();
    expect(await visitor.sandboxRun.uploads()).toHaveLength(1);
    expect(visitor.trouble).toEqual([]);
    await visitor.context.close();
  });

  it('tells a phone without IndexedDB that a reload loses the photo, and sends it all the same', async () => {
    const script = () => Object.defineProperty(window, 'indexedDB', { value: undefined });
    const { visitor, page, photos, agree, take } = await arrive({ script });
    await agree();
    const release = { now: () => {} };
    const held = new Promise<void>((resolve) => {
      release.now = resolve;
    });
    await page.route(calls, async (route) => {
      await held;
      await route.fallback();
    });
    await take(0);
    await photos.getByText('This phone cannot keep it').waitFor();
    release.now();
    await photos.getByText('Sent', { exact: true }).waitFor();
    await page.reload();
    await visitor.shown();
    await photos.getByText('This phone does not have it any more').waitFor();
    await visitor.context.close();
  });

  it('keeps a press without network back, says so at the photo, and loses nothing', async () => {
    const { visitor, page, photos, agree, take, fillOthers, send } = await arrive();
    await fillOthers();
    await agree();
    await sign(page);
    await page.locator('[data-field=signature]').getByText('Sent', { exact: true }).waitFor();
    for (const slot of [0, 1]) await take(slot);
    await eventually(() => photos.getByText('Sent', { exact: true }).count(), 2);
    await visitor.context.setOffline(true);
    await take(2);
    await photos.getByText('No network').first().waitFor();
    await send();
    await page.getByText('It has not arrived yet').waitFor();
    expect(await visitor.sandboxRun.leads()).toEqual([]);
    await visitor.context.setOffline(false);
    await eventually(() => photos.getByText('Sent', { exact: true }).count(), 3);
    await send();
    await visitor.waitForAddress('/thanks');
    expect((await visitor.sandboxRun.uploads()).every(({ lead }) => lead !== '')).toBe(true);
    await visitor.context.close();
  });

  it('is signed by keys alone with a typed name, which the lead calls typed', async () => {
    const { visitor, page, photos, agree, take, fillOthers, send } = await arrive();
    await agree();
    for (const slot of [0, 1, 2]) await take(slot);
    await fillOthers();
    await page.getByRole('button', { name: 'Type your name instead' }).focus();
    await page.keyboard.press('Enter');
    await page.getByLabel('Your name, typed as your signature').focus();
    await page.keyboard.type('  Ann  Lee ');
    await eventually(() => photos.getByText('Sent', { exact: true }).count(), 3);
    await send();
    await visitor.waitForAddress('/thanks');
    expect((await visitor.sandboxRun.leads())[0]?.fields.signature).toBe('typed:Ann Lee');
    await visitor.context.close();
  });

  it('is without violations of axe and not wider than a phone of 320 px, with photos, errors and a signature', async () => {
    const { visitor, page, photos, agree, take, send } = await arrive();
    await page.setViewportSize({ width: 320, height: 740 });
    await agree();
    await take(0);
    await take(1, asFile(Buffer.from('GIF89a'), 'x.gif', 'image/gif'));
    await photos.getByText('Sent', { exact: true }).waitFor();
    await send();
    await page.getByText('Please sign').waitFor();
    expect(await violations(visitor, 'form')).toEqual([]);
    await sign(page);
    await page.getByRole('button', { name: 'Clear' }).waitFor();
    expect(await violations(visitor, 'form')).toEqual([]);
    await page.getByRole('button', { name: 'Type your name instead' }).click();
    expect(await violations(visitor, 'form')).toEqual([]);
    expect(await page.evaluate(() => document.body.scrollWidth <= innerWidth)).toBe(true);
    await visitor.context.close();
  });
});
