import { describe, expect, it } from 'vitest';
import { chosenLanguage, languageHeaders } from '../../../publish/http/language-choice.ts';

const none = { parameter: '', cookie: '', acceptLanguage: '' };

describe('the language of a visitor', () => {
  const languages = ['zh-CN', 'en', 'zh-HK'];
  it.each([
    [{}, 'zh-CN'],
    [{ acceptLanguage: 'en' }, 'en'],
    [{ acceptLanguage: 'en-GB,en;q=0.9' }, 'en'],
    [{ acceptLanguage: 'fr, de;q=0.9, zh-HK;q=0.8, en;q=0.7' }, 'zh-HK'],
    [{ acceptLanguage: 'fr,de,zh-TW,en' }, 'zh-CN'],
    [{ acceptLanguage: 'fr,   en' }, 'en'],
    [{ acceptLanguage: 'eng,zhx,*' }, 'zh-CN'],
    [{ acceptLanguage: 'en', cookie: 'zh-HK' }, 'zh-HK'],
    [{ acceptLanguage: 'zh', cookie: 'fr' }, 'zh-CN'],
    [{ acceptLanguage: 'zh', cookie: 'zh-HK', parameter: 'EN' }, 'en'],
    [{ acceptLanguage: 'en', parameter: 'fr' }, 'en'],
  ])('with the wishes %j it is %s', (wishes, expected) => {
    expect(chosenLanguage(languages, { ...none, ...wishes })).toBe(expected);
  });

  it('is that of the only language whatever the visitor wishes', () => {
    expect(chosenLanguage(['fr'], { ...none, parameter: 'en' })).toBe('fr');
  });

  it('takes no longer for a header that a stranger has made long', () => {
    const began = performance.now();
    chosenLanguage(languages, { ...none, acceptLanguage: ` ${'a  ,  '.repeat(20_000)}` });
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

it('only an address that asks for a language of the host sets the cookie', () => {
  const cookieFor = (parameter: string) =>
    languageHeaders(['zh-CN', 'en'], { ...none, parameter })['set-cookie'];
  expect(cookieFor('en')).toBe('lang=en; Path=/; SameSite=Lax');
  expect(cookieFor('')).toBeUndefined();
  expect(cookieFor('en; Domain=evil.example')).toBeUndefined();
});
