import { useText } from '../language/use-words.ts';

const names: Readonly<Record<string, { zh: string; en: string }>> = {
  primary: { zh: '主色', en: 'Main colour' },
  onPrimary: { zh: '主色上的文字', en: 'Text on the main colour' },
  accent: { zh: '强调色', en: 'Accent' },
  surface: { zh: '页面底色', en: 'Ground of the page' },
  ink: { zh: '文字颜色', en: 'Colour of text' },
};

/** Returns the display name of a brand colour. */
export function useColorName(): (key: string) => string {
  const text = useText();
  return (key) => {
    const name = names[key];
    return name ? text(name) : key;
  };
}
