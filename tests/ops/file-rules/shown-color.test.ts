import { describe, expect, it } from 'vitest';
import { shownInstead } from '../../../ops/file-rules/brand-colors.ts';
import { themeVariables } from '../../../renderer/ui/theme.ts';

const theme = {
  primary: '#ffd27a',
  onPrimary: '#ffffff',
  accent: '#ffb066',
  surface: '#ffffff',
  ink: '#1b1c1e',
  radius: 8,
};

describe('a colour on which nobody could read', () => {
  it('an unreadable colour is reported as phones show it, at either colour of the pair', () => {
    const shown = themeVariables(theme);
    const fill = { of: 'primary', color: shown['--fill'], isDarker: true };
    expect(shownInstead('primary', theme.primary, theme.onPrimary)).toEqual(fill);
    expect(shownInstead('onPrimary', theme.onPrimary, theme.primary)).toEqual(fill);
    expect(shownInstead('accent', theme.accent, theme.surface)?.color).toBe(shown['--accent-text']);
  });

  it('a readable colour, and one that phones do not adjust, gives no finding', () => {
    expect(shownInstead('primary', '#1a56c4', '#ffffff')).toBe(null);
    expect(shownInstead('ink', '#cccccc', '#ffffff')).toBe(null);
  });
});
