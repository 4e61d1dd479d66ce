import { afterAll, describe, expect, it } from 'vitest';
import type { Draft } from '../plan/plan-of-edit.ts';
import { type FileEdit, findingsOf, removeExamples } from '../plan/plan-of-example.ts';

afterAll(removeExamples);

const form = 'definitions/forms';
const start = 'definitions/pages/start.json';
const site =
  (edit: (site: Draft) => void): FileEdit =>
  ({ json }) =>
    json('definitions/site.json', edit);

/** The forum with a page that counts people. */
const counting: FileEdit = ({ json }) => {
  json(`${form}/registration.json`, ({ fields }) => {
    const label = { 'zh-CN': '几人', en: 'People' };
    fields.splice(1, 0, { kind: 'number', id: 'people', label, min: 1, max: 9, decimals: 0 });
  });
  json('definitions/pages/thanks.json', (page) => {
    page.answers = [{ form: 'registration', field: 'people', fallback: { 'zh-CN': '您的', en: 'your' } }];
    const en = { count: 'answer.people', one: 'One seat', other: '{answer.people} seats' };
    page.body.push({ type: 'status', id: 'seats', state: 'success', title: { 'zh-CN': '座位', en } });
  });
};
const titleOf = (body: Draft[]) => body.find(({ type }) => type === 'hero').title;

describe('one mistake that is met at several places is one finding', () => {
  it.each<[string, string, FileEdit[], string]>([
    [
      'a form whose file has another name',
      'guided-tours',
      [({ rename }) => rename(`${form}/booking.json`, `${form}/book.json`)],
      `id-file-name ${form}/book.json#/id`,
    ],
    [
      'a consent that is gone, and that a code needs',
      'cafe-insurance',
      [
        ({ json }) =>
          json(`${form}/quote.json`, ({ fields, steps }) => {
            fields.pop();
            steps[1].fields.pop();
          }),
      ],
      `consent-missing ${form}/quote.json#/fields/4/kind`,
    ],
    [
      'a language that is no longer among those of the site',
      'event-registration',
      [
        site((value) => {
          value.languages = ['zh-CN'];
        }),
      ],
      'language-unknown brands.json#/brands/forum/name/en',
    ],
    [
      'a misspelled language of a text',
      'event-registration',
      [
        ({ json }) =>
          json(start, ({ body }) => {
            const title = titleOf(body);
            title.eng = title.en;
            delete title.en;
          }),
      ],
      `language-unknown ${start}#/body/2/title/eng`,
    ],
    [
      'a host in a language that there is not',
      'event-registration',
      [
        ({ json }) =>
          json('hosts.json', ({ hosts }) => {
            hosts.default.language = 'fr';
          }),
      ],
      'language-unknown hosts.json#/hosts/default/language',
    ],
    [
      'a choice of languages on two pages, and one language',
      'event-registration',
      [
        ({ json }) =>
          json('hosts.json', ({ hosts }) => {
            hosts.default.language = 'en';
          }),
      ],
      'language-switch-alone definitions/pages/registration.json#/body/1/type',
    ],
    [
      'a number that is gone, and by which a text has forms',
      'event-registration',
      [
        counting,
        ({ json }) =>
          json(`${form}/registration.json`, ({ fields }) => {
            fields.splice(1, 1);
          }),
      ],
      'answer-unknown definitions/pages/thanks.json#/answers/0/field',
    ],
    [
      'a text without the form for all other numbers',
      'event-registration',
      [
        counting,
        ({ json }) =>
          json('definitions/pages/thanks.json', ({ body }) => {
            delete body.at(-1).title.en.other;
          }),
      ],
      'plural-missing definitions/pages/thanks.json#/body/3/title/en',
    ],
    [
      'a value of a fact that is gone, with its words and its code',
      'cafe-insurance',
      [
        ({ json }) =>
          json('definitions/facts.json', ({ channelInfo }) => {
            channelInfo.application = {
              about: '应用 | Application',
              pointer: '/application',
              values: { ios: 'APP-IOS' },
              otherwise: 'web',
              valueLabels: { ios: 'iOS | iOS', android: '安卓 | Android' },
              stored: { ios: '1', android: '2' },
            };
          }),
      ],
      'fact-contradiction definitions/facts.json#/channelInfo/application/stored/android',
    ],
  ])('%s', (_, example, edits, finding) => {
    expect(findingsOf(example, ...edits)).toEqual([finding]);
  });

  it('the text that counts has nothing to find before', () => {
    expect(findingsOf('event-registration', counting)).toEqual([]);
  });
});
