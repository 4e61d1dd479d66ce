import { afterAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../../ops/check/check-config.ts';
import type { Config } from '../../../schemas/index.ts';
import type { Draft } from '../plan/plan-of-edit.ts';
import { exampleWith, type FileEdit, findingsOf, removeExamples } from '../plan/plan-of-example.ts';

afterAll(removeExamples);

const brands = 'brands.json';
const form = 'definitions/forms/booking.json';

/** The English example in German too: the texts of its brand and form stand once, as somebody writes them who has just begun. */
const germanToo =
  (languages: readonly string[] = ['en', 'de']): FileEdit =>
  ({ json }) =>
    json('definitions/site.json', (site) => {
      delete site.language;
      site.languages = languages;
    });
const brand =
  (edit: (brand: Draft) => void): FileEdit =>
  ({ json }) =>
    json(brands, (file) => edit(Object.values(file.brands)[0]));
const options =
  (list: object[]): FileEdit =>
  ({ json }) =>
    json(form, ({ fields }) => {
      fields.unshift({ kind: 'choice', id: 'town', label: { en: 'Town', de: 'Ort' }, options: list });
    });

/** The places of texts that are written once for all languages, in one file. */
const sharedIn = (file: string, ...edits: FileEdit[]): string[] =>
  findingsOf('bike-repair', ...edits)
    .filter((one) => one.startsWith(`language-shared ${file}#`))
    .map((one) => one.slice(`language-shared ${file}#`.length));

describe('names in a site with several languages', () => {
  it('are written once where all its languages have their script, and texts beside them are still found', () => {
    const named = brand((one) => {
      one.name = 'Zahnärzte am Markt';
      one.companyName = 'Zahnärzte am Markt GmbH';
      one.icp = 'HRB 12345 Berlin';
      one.slogan = 'Teeth for everybody';
    });
    expect(sharedIn(brands, germanToo(), named)).toEqual(['/brands/spoke/slogan']);
  });

  it('are found where readers of a language cannot read their script', () => {
    const cyrillic = brand((one) => {
      one.name = 'Автошкола';
      one.companyName = 'Avtoshkola';
    });
    expect(sharedIn(brands, germanToo(['uk', 'en']), cyrillic)).toContain('/brands/spoke/name');
    expect(sharedIn(brands, germanToo(['uk', 'bg']), cyrillic)).not.toContain('/brands/spoke/name');
    expect(sharedIn(brands, germanToo(['uk', 'bg']), cyrillic)).not.toContain('/brands/spoke/companyName');
  });

  it('of options have no label, and a label that was forgotten to be translated is found', () => {
    const towns = [{ value: 'Berlin' }, { value: 'Potsdam' }, { value: 'other', label: 'Another town' }];
    expect(
      sharedIn(form, germanToo(), options(towns)).filter((one) => one.startsWith('/fields/0/options/')),
    ).toEqual(['/fields/0/options/2/label']);
    const chinese = [{ value: '北京' }, { value: 'Potsdam' }];
    expect(
      sharedIn(form, germanToo(), options(chinese)).filter((one) => one.startsWith('/fields/0/options/')),
    ).toEqual(['/fields/0/options/0/label']);
  });

  it.each(['help@teeth.example', 'www.teeth.example', 'kg', 'EUR', '+49 30 1234567', '{brand.name}'])(
    'may stand beside "%s", which is the same in all languages',
    (text) => {
      const slogan = brand((one) => {
        one.slogan = text;
      });
      expect(sharedIn(brands, germanToo(), slogan)).not.toContain('/brands/spoke/slogan');
    },
  );
});

describe('an option without a label', () => {
  it('is shown as its value, in each language', () => {
    const towns = options([{ value: 'Berlin' }, { value: 'Potsdam', label: { en: 'Nearby', de: 'Umland' } }]);
    const { wellFormed } = readConfig(exampleWith('bike-repair', germanToo(), towns));
    const labelsIn = (config: Config | undefined) => {
      const [first] = config?.forms.booking?.fields ?? [];
      return first?.kind === 'choice' ? first.options.map(({ label }) => label) : [];
    };
    expect(labelsIn(wellFormed ?? undefined)).toEqual(['Berlin', 'Nearby']);
    expect(labelsIn(wellFormed?.inLanguages?.de)).toEqual(['Berlin', 'Umland']);
  });

  it('is valid in a site with one language, and counts as one whose label is its value', () => {
    const town =
      (list: object[]): FileEdit =>
      ({ json }) =>
        json(form, ({ fields }) => {
          fields.unshift({ kind: 'choice', id: 'town', label: 'Town', options: list });
        });
    expect(findingsOf('bike-repair', town([{ value: 'Berlin' }, { value: 'Potsdam' }]))).toEqual([]);
    expect(
      findingsOf('bike-repair', town([{ value: 'Berlin' }, { value: 'other', label: 'Berlin' }])),
    ).toEqual([`option-label-shared ${form}#/fields/0/options/1/label`]);
  });
});
