import { type Brand, channelOf, resolveBrand, type Site } from '../../runtime/index.ts';

/**
 * The HTML contains a prerendered page twice: with the texts of the brand of the host's default channel, and as a
 * template in which a slot replaces each of these texts. For a visitor of another brand the slots are filled with that
 * brand's texts before anything is visible; what was typed meanwhile stays, because only texts and attributes are
 * written.
 */
const slotOf = (name: string) => `\u27e6${name}\u27e7`;
export const slotPattern = /\u27e6(\w+)\u27e7/g;

type Texts = Readonly<Record<string, string>>;

/** The brand's texts by name, its theme among them, which no page shows. */
export function brandTexts(brand: Brand): Texts {
  return Object.fromEntries(
    Object.entries(brand).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The site with a slot for every text of the default channel's brand; an empty text stays empty. */
export function slottedSite(site: Site): Site {
  const number = site.settings.defaultChannel;
  const brand = resolveBrand(site, channelOf(site, number), { appName: null, appCompany: null });
  const texts = Object.entries(brandTexts(brand)).map(([name, text]) => [
    name,
    text === '' ? '' : slotOf(name),
  ]);
  const { title, ...fields } = Object.fromEntries(texts);
  const { from: _, id: __, ...rest } = brand;
  const slotted = { ...rest, ...fields } as Site['brands'][string];
  return {
    ...site,
    brands: { ...site.brands, slots: slotted },
    brand: { fields: {} },
    channels: {
      ...site.channels,
      [number]: { ...site.channels[number], title, brand: { id: 'slots', fields: {} } },
    },
  };
}

const fillSlots = (text: string, texts: Texts): string =>
  text.replace(slotPattern, (_, name: string) => texts[name] ?? '');

/** Whether every slot of a template can be filled: a brand without one of the texts has a different page. */
export const canFill = (form: string, texts: Texts): boolean =>
  [...form.matchAll(slotPattern)].every(([, name = '']) => Boolean(texts[name]));

/** Writes texts and attributes into the slots; both trees were made from one template. */
export function fillSlotsInTree(shown: Node, form: Node, texts: Texts): void {
  if (shown instanceof Text && form instanceof Text) {
    const text = fillSlots(form.data, texts);
    if (text !== shown.data) shown.data = text;
  }
  if (shown instanceof Element && form instanceof Element) {
    for (const { name, value } of form.attributes) {
      if (value.includes('\u27e6')) shown.setAttribute(name, fillSlots(value, texts));
    }
  }
  form.childNodes.forEach((child, at) => {
    const same = shown.childNodes[at];
    if (same) fillSlotsInTree(same, child, texts);
  });
}
