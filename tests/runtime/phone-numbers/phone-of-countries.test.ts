import { describe, expect, it } from 'vitest';
import { fieldValidation } from '../../../runtime/answers/field-validation.ts';
import { isPhoneOf, nationalPhone, toE164 } from '../../../runtime/phone-numbers/international-phone.ts';
import { plannedCountries, planOf } from '../../../runtime/phone-numbers/numbering-plans.ts';
import { mobileOfCountriesValidation } from '../../../runtime/phone-numbers/phone-of-countries.ts';
import { phoneCountries, phoneCountryNames } from '../../../schemas/page/phone-countries.ts';

describe('telephone numbers of other countries', () => {
  it('have a plan for each country of the schema, at least forty, each with its own name', () => {
    expect([...phoneCountries]).toEqual(plannedCountries);
    expect(plannedCountries.length).toBeGreaterThanOrEqual(40);
    expect(new Set(phoneCountryNames).size).toBe(phoneCountries.length);
    for (const country of plannedCountries) {
      const { code, digits, groups } = planOf(country);
      expect(code, country).toMatch(/^[1-9]\d{0,2}$/);
      // E.164 has 15 digits at most.
      expect(code.length + digits[1], country).toBeLessThanOrEqual(15);
      expect(digits[0], country).toBeLessThanOrEqual(digits[1]);
      expect(groups, country).toMatch(/^[1-9]{2,}$/);
    }
  });

  it.each([
    ['GB', '07400 123456', '+447400123456', '07400 123456'],
    ['GB', '+44 (0)7400 123456', '+447400123456', '07400 123456'],
    ['GB', '0044 7400 123456', '+447400123456', '07400 123456'],
    ['DE', '0151/23456789', '+4915123456789', '0151 2345 6789'],
    ['FR', '06.12.34.56.78', '+33612345678', '06 12 34 56 78'],
    // The zero of an Italian landline is a part of the number.
    ['IT', '06 1234 5678', '+390612345678', '061 234 5678'],
    ['US', '1 (415) 555-2671', '+14155552671', '415 555 2671'],
    ['CA', '416 555 0123', '+14165550123', '416 555 0123'],
    ['RU', '8 912 345 67 89', '+79123456789', '912 345 67 89'],
    ['HU', '06 20 123 4567', '+36201234567', '0620 123 4567'],
    ['JP', '090-1234-5678', '+819012345678', '090 1234 5678'],
    ['HK', '５１２３ ４５６７', '+85251234567', '5123 4567'],
    ['CN', '13812345678', '+8613812345678', '0138 1234 5678'],
  ])('of %s: %s is sent as %s and written as %s', (country, typed, sent, written) => {
    const answer = `${country} ${typed}`;
    expect(toE164([country], answer)).toBe(sent);
    expect(isPhoneOf([country], sent)).toBe(true);
    expect(nationalPhone([country], answer)).toBe(written);
    // What is sent, and what the field shows, are the same number again.
    expect(toE164([country], sent)).toBe(sent);
    expect(toE164([country], `${country} ${written}`)).toBe(sent);
  });

  it.each([
    ['too short', 'GB 07400 1234'],
    ['too long', 'GB 07400 1234567'],
    ['of another country', 'GB +49 151 23456789'],
    ['no number', 'GB nobody'],
  ])('are refused: %s', (_, answer) => {
    expect(isPhoneOf(['GB'], toE164(['GB'], answer))).toBe(false);
  });

  it('with a country code choose their country, and of two with one code keep the chosen one', () => {
    expect(toE164(['GB', 'DE'], 'GB +49 151 23456789')).toBe('+4915123456789');
    expect(nationalPhone(['GB', 'DE'], 'GB +49 151 23456789')).toBe('0151 2345 6789');
    expect(toE164(['US', 'CA'], 'CA 4165550123')).toBe('+14165550123');
  });

  it('without any digit are an answer to refuse, and nothing but a country is none', () => {
    expect(toE164(['GB'], 'GB abc')).toBe('abc');
    expect(toE164(['GB'], 'GB ')).toBe('');
  });
});

describe('the number that logs in, of a field with countries', () => {
  type Country = (typeof phoneCountries)[number];
  const validation = mobileOfCountriesValidation(fieldValidation('mobile') as never);
  const limits = { mobile: { resellerPrefixes: ['170'], exempt: ['17000000000'] } } as never;
  const judge = (countries: Country[] | undefined, answer: string) => {
    const field = { kind: 'mobile', id: 'phone', ...(countries && { countries }) } as const;
    const value = validation.normalise(field, answer);
    return [value, validation.check(field, value, limits, answer)];
  };
  it.each([
    ['GB 07400 123456', '+447400123456', null],
    ['GB +44 7400 123456', '+447400123456', null],
    // Where it was typed with a country code, that country counts.
    ['GB +86 138 1234 5678', '13812345678', null],
    ['CN 13812345678', '13812345678', null],
    // R-VALID 1 and 2 hold for numbers of China as they do without countries.
    ['CN 021 1234 5678', '2112345678', 'invalid'],
    ['CN 17012345678', '17012345678', 'reseller'],
    ['CN 17000000000', '17000000000', null],
    ['GB 13812345678', '+4413812345678', 'invalid'],
    ['GB nobody', 'nobody', 'invalid'],
    ['GB +49 151 23456789', '+4915123456789', 'invalid'],
  ])('%j is sent as %s: %s', (answer, sent, error) => {
    expect(judge(['GB', 'CN'], answer)).toEqual([sent, error]);
  });
  it('is refused where it is of China and the field is not', () => {
    expect(judge(['GB'], 'GB +86 13812345678')[1]).toBe('invalid');
    expect(judge(['GB'], '13812345678')[1]).toBe('invalid');
  });
  it('is judged as before by a field without countries of the same site', () => {
    expect(judge(undefined, '+86 138 1234 5678')).toEqual(['13812345678', null]);
    expect(judge(undefined, '+44 7400 123456')[1]).toBe('invalid');
  });
});
