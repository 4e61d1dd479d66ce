import type { Page } from 'playwright-core';
import { animationsFinished } from '../../harness/page-events.ts';
import { doubleText, undoubleText } from './text-and-target-size.ts';

/** The trouble with doubled text on phones of two widths; the page is as before afterwards. */
export async function largeTextTrouble(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const trouble: string[] = [];
  for (const size of [
    { width: 390, height: 664 },
    { width: 320, height: 640 },
  ]) {
    await page.setViewportSize(size);
    await animationsFinished(page);
    await doubleText(page);
    trouble.push(...(await textTrouble(page)).map((one) => `${size.width}: ${one}`));
    await undoubleText(page);
  }
  if (before) await page.setViewportSize(before);
  return trouble;
}

/**
 * What a visitor with large text cannot read or press: text beside the screen or cut off by its box, a number broken
 * over two lines, text upon text, and controls upon controls. What scrolls by itself may be wider than the screen.
 */
async function textTrouble(page: Page): Promise<string[]> {
  const stuck = await page.evaluate(releaseStuck);
  const trouble = await page.evaluate(findTextTrouble);
  await page.evaluate(stickAgain);
  return [...stuck, ...trouble];
}

/**
 * Runs in the page. What sticks to the lower edge covers what scrolls below it, and has a place of its own at the end of
 * the page: it is judged there. On the screen it may take less than half of the height.
 */
function releaseStuck(): string[] {
  const stuck = [...document.querySelectorAll<HTMLElement>('body *')].filter((one) => {
    const { position, bottom } = getComputedStyle(one);
    return position === 'sticky' && bottom !== 'auto';
  });
  for (const one of stuck) {
    one.dataset.stuck = one.style.position;
    one.style.position = 'static';
  }
  return stuck
    .filter(({ offsetHeight }) => offsetHeight > window.innerHeight / 2)
    .map(({ className }) => `covers half of the screen: ${className}`);
}

/** Runs in the page. */
function stickAgain(): void {
  for (const one of document.querySelectorAll<HTMLElement>('[data-stuck]')) {
    one.style.position = one.dataset.stuck ?? '';
    delete one.dataset.stuck;
  }
}

/** Runs in the page. */
function findTextTrouble(): string[] {
  const { clientWidth } = document.documentElement;
  const root = document.querySelector('dialog[open]') ?? document.body;
  const nameOf = (one: Element) =>
    `${one.tagName.toLowerCase()}.${one.className} “${(one.textContent ?? '').trim().slice(0, 24)}”`;
  const isVisible = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true }) && !one.closest('[inert]');
  // Text for screen readers alone lies in a box of one pixel.
  const isForReaders = (one: Element | null): boolean =>
    one !== null && (one.clientWidth === 1 || isForReaders(one.parentElement));
  const scrollsSideways = (one: Element | null): boolean =>
    one !== null &&
    (/auto|scroll/.test(getComputedStyle(one).overflowX) || scrollsSideways(one.parentElement));

  interface Text {
    node: Text_;
    owner: Element;
    rects: DOMRect[];
  }
  type Text_ = globalThis.Text;
  const rectsOf = (node: Text_, from = 0, to = node.data.length): DOMRect[] => {
    const range = document.createRange();
    range.setStart(node, from);
    range.setEnd(node, to);
    return [...range.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  };
  const texts: Text[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode() as Text_ | null; node; node = walker.nextNode() as Text_ | null) {
    const owner = node.parentElement;
    if (!owner || node.data.trim() === '' || owner.closest('script, style, template, option, svg')) continue;
    if (!isVisible(owner) || isForReaders(owner)) continue;
    texts.push({ node, owner, rects: rectsOf(node) });
  }

  const beside = texts
    .filter(
      ({ owner, rects }) =>
        !scrollsSideways(owner) && rects.some(({ left, right }) => left < -1 || right > clientWidth + 1),
    )
    .map(({ owner }) => `beside the screen: ${nameOf(owner)}`);

  const clips = (one: Element, axis: 'overflowX' | 'overflowY') =>
    /hidden|clip/.test(getComputedStyle(one)[axis]);
  const cutBy = (owner: Element, rects: readonly DOMRect[]): Element | undefined => {
    for (let one: Element | null = owner; one && one !== document.body; one = one.parentElement) {
      const box = one.getBoundingClientRect();
      const x =
        clips(one, 'overflowX') &&
        rects.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
      const y =
        clips(one, 'overflowY') &&
        // A line's own box is higher than its signs.
        rects.some(
          ({ top, bottom, height }) => top < box.top - height / 5 || bottom > box.bottom + height / 5,
        );
      if (x || y) return one;
      if (/auto|scroll/.test(getComputedStyle(one).overflowY)) return undefined;
    }
    return undefined;
  };
  const cut = texts.flatMap(({ owner, rects }) => {
    const by = cutBy(owner, rects);
    return by ? [`cut off by ${by.className}: ${nameOf(owner)}`] : [];
  });

  // The nearest box that can be seen, or that something lies beside.
  const boxOf = (owner: Element): Element => {
    let one = owner;
    while (getComputedStyle(one).display === 'inline' && one.parentElement) one = one.parentElement;
    return one;
  };
  const outside = texts.flatMap(({ owner, rects }) => {
    const box = boxOf(owner).getBoundingClientRect();
    const isOutside = rects.some(({ left, right }) => left < box.left - 1 || right > box.right + 1);
    return isOutside && !scrollsSideways(owner) ? [`beside its box: ${nameOf(owner)}`] : [];
  });

  const broken = texts.flatMap(({ node, owner }) =>
    [...node.data.matchAll(/\d[\d,.]*\d%?/g)].flatMap((found) => {
      const lines = new Set(
        rectsOf(node, found.index, found.index + found[0].length).map(({ top }) => Math.round(top)),
      );
      return lines.size > 1 ? [`broken number ${found[0]}: ${nameOf(owner)}`] : [];
    }),
  );

  const overlap = (a: DOMRect, b: DOMRect, shrink: number): boolean => {
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down =
      Math.min(a.bottom - a.height * shrink, b.bottom - b.height * shrink) -
      Math.max(a.top + a.height * shrink, b.top + b.height * shrink);
    return across > 2 && down > 2;
  };
  const upon = texts.flatMap((one, at) =>
    texts.slice(at + 1).flatMap((other) => {
      if (one.owner.closest('[role=listbox]') || other.owner.closest('[role=listbox]')) return [];
      const hit = one.rects.some((a) => other.rects.some((b) => overlap(a, b, 0.25)));
      return hit ? [`text upon text: ${nameOf(one.owner)} and ${nameOf(other.owner)}`] : [];
    }),
  );

  const controls = [...root.querySelectorAll('button, a[href], input, select, textarea, summary')].filter(
    (one) => isVisible(one) && !one.closest('[aria-hidden=true]') && getComputedStyle(one).opacity !== '0',
  );
  const isInline = (one: Element) => one.matches('p a, p button, dd a, dd button');
  // A link within a sentence is pressed in a larger area than its line, which lies upon its neighbours'.
  const areasOf = (one: Element): DOMRect[] => {
    const node = [...one.childNodes].find((child): child is Text_ => child.nodeType === 3);
    return isInline(one) && node ? rectsOf(node) : [one.getBoundingClientRect()];
  };
  const uponControls = controls.flatMap((one, at) =>
    controls.slice(at + 1).flatMap((other) => {
      if (one.contains(other) || other.contains(one)) return [];
      const hit = areasOf(one).some((a) =>
        areasOf(other).some((b) => overlap(a, b, isInline(one) || isInline(other) ? 0.25 : 0)),
      );
      return hit ? [`control upon control: ${nameOf(one)} and ${nameOf(other)}`] : [];
    }),
  );

  const shortened = controls.flatMap((one) => {
    if (!(one instanceof HTMLInputElement || one instanceof HTMLTextAreaElement)) return [];
    if (one.placeholder === '' || one.value !== '') return [];
    const style = getComputedStyle(one, '::placeholder');
    const pen = document.createElement('canvas').getContext('2d');
    if (!pen) return [];
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const own = getComputedStyle(one);
    const room = one.clientWidth - Number.parseFloat(own.paddingLeft) - Number.parseFloat(own.paddingRight);
    const wide = pen.measureText(one.placeholder).width;
    return wide > room + 1
      ? [`placeholder cut off: ${one.name} “${one.placeholder}” ${Math.round(wide)} of ${room}`]
      : [];
  });

  const side =
    document.documentElement.scrollWidth > clientWidth
      ? [`scrolls sideways: ${document.documentElement.scrollWidth}`]
      : [];
  return [
    ...side,
    ...new Set([...beside, ...cut, ...outside, ...broken, ...upon, ...uponControls, ...shortened]),
  ];
}
