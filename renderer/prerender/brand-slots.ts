import { type Brand, channelOf, resolveBrand, type Site } from '../../runtime/index.ts';

/**
 * A prerendered page stands in the HTML twice: as the brand of the host's default channel, and as a form in which a
 * slot stands for each of the brand's texts. A visitor of another brand has the slots filled with theirs before
 * anything of them is seen; what was typed meanwhile stays, because only texts and attributes are written.
 */
const slotOf = (name: string) => `\u27e6${name}\u27e7`;
export const slotPattern = /\u27e6(\w+)\u27e7/g;

type Texts = Readonly<Record<string, string>>;

/** The brand's own texts by name; colours are none. */
export function brandTexts(brand: Brand): Texts {
  return Object.fromEntries(
    Object.entries(brand).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** The site whose default channel has slots for every text that its brand has; one that is empty stays so. */
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

/** Whether every slot of a form can be filled: a brand without one of the texts has another page. */
export const canFill = (form: string, texts: Texts): boolean =>
  [...form.matchAll(slotPattern)].every(([, name = '']) => Boolean(texts[name]));

/** Writes texts and attributes into the slots; both trees were made from one form. */
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
