import type { BrandDefinition } from '../../schemas/index.ts';

type Theme = BrandDefinition['theme'];
type Variables = Record<`--${string}`, string>;

/** How far blocks are apart, and how much room cards have inside. */
const densities: Record<NonNullable<Theme['density']>, { gap: string; padding: [string, string] }> = {
  compact: { gap: '8px', padding: ['16px', '14px'] },
  regular: { gap: '12px', padding: ['20px', '16px'] },
  airy: { gap: '16px', padding: ['22px', '20px'] },
};

const headings: Record<NonNullable<Theme['heading']>, { weight: number; align: string; mark: string }> = {
  plain: { weight: 600, align: 'left', mark: '0px' },
  centred: { weight: 600, align: 'center', mark: '0px' },
  marked: { weight: 600, align: 'left', mark: '4px' },
  light: { weight: 400, align: 'left', mark: '0px' },
};

/**
 * Grid areas of an opening: w the words, a the amount, p the picture, c the costs. On a card the amount has a ground of its
 * own, so that a picture beside words and amount would stand in a void: there it stands beside the words alone.
 */
const heroes: Record<NonNullable<Theme['hero']>, { areas: string; onCard?: string; picture: string }> = {
  promiseFirst: { areas: "'w w' 'a p' 'c c'/minmax(min-content,1fr) minmax(0,auto)", picture: '88px' },
  amountFirst: { areas: "'a p' 'w w' 'c c'/minmax(min-content,1fr) minmax(0,auto)", picture: '88px' },
  pictureFirst: {
    areas: "'p w' 'p a' 'c c'/minmax(0,auto) minmax(min-content,1fr)",
    onCard: "'p w' 'a a' 'c c'/minmax(0,auto) minmax(min-content,1fr)",
    picture: '104px',
  },
  pictureLast: {
    areas: "'w p' 'a p' 'c c'/minmax(min-content,1fr) minmax(0,auto)",
    onCard: "'w p' 'a a' 'c c'/minmax(min-content,1fr) minmax(0,auto)",
    picture: '104px',
  },
  emblem: { areas: "'p w' 'a a' 'c c'/minmax(0,auto) minmax(min-content,1fr)", picture: '64px' },
  paired: { areas: "'w w' 'p a' 'c c'/minmax(0,auto) auto", picture: '88px' },
};

const cards: Record<NonNullable<Theme['cards']>, { shadow: string; border: string; ground: string }> = {
  raised: {
    shadow: '0 1px 2px rgba(16,24,40,.04),0 6px 20px rgba(16,24,40,.05)',
    border: '0',
    ground: '#fff',
  },
  outlined: { shadow: 'none', border: '1px', ground: '#fff' },
  flat: { shadow: 'none', border: '0', ground: '#fff' },
  ruled: { shadow: 'none', border: '1px 0 0', ground: 'transparent' },
};

/** How the pages of a brand are composed, as custom properties. */
export function compositionVariables(theme: Theme): Variables {
  const { gap, padding } = densities[theme.density ?? 'regular'];
  const heading = headings[theme.heading ?? 'plain'];
  const hero = heroes[theme.hero ?? 'promiseFirst'];
  const card = cards[theme.cards ?? 'raised'];
  // Lines need no room at the sides, and nothing rounds them.
  const [top, side, heroSide] = theme.cards === 'ruled' ? [padding[0], '0', '0'] : [...padding, '12px'];
  return {
    '--card-gap': gap,
    '--card-padding': `${top} ${side}`,
    '--card-shadow': card.shadow,
    '--card-border': card.border,
    '--card-ground': card.ground,
    '--heading-weight': String(heading.weight),
    '--heading-align': heading.align,
    '--heading-mark': heading.mark,
    '--hero': hero.areas,
    '--hero-card': hero.onCard ?? hero.areas,
    '--hero-side': heroSide,
    '--picture': hero.picture,
    // Beside the words alone: with it as high as elsewhere, the button would be below the first screen.
    '--picture-card': hero.onCard ? '72px' : hero.picture,
  };
}
