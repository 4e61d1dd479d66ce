import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Code } from '../../../ops/check/codes.ts';
import { readConfig } from '../../../ops/index.ts';
import { inFullRun, inNpmTest } from '../../harness/divided-tests.ts';
import { casesOfRun, firstOf } from '../../journeys/harness/matrix.ts';

const examples = join(import.meta.dirname, '../../../examples');

/** An edit of an example, as its owner makes it: these configs leave out most files. */
interface Edit {
  name: string;
  example: string;
  file: string;
  from: string;
  to: string;
}
interface Mistake extends Edit {
  code: Code;
  pointer: string;
}

const start = 'definitions/pages/start.json';
const site = 'definitions/site.json';
const edit = (example: string, file: string, name: string, from: string, to: string): Edit => ({
  name,
  example,
  file,
  from,
  to,
});
/** Mistakes in one file. */
const inFile =
  (example: string, file: string) =>
  (name: string, from: string, to: string, code: Code, pointer: string): Mistake => ({
    ...edit(example, file, name, from, to),
    code,
    pointer,
  });

const bike = inFile('bike-repair', 'definitions/forms/booking.json');
const bikeForm = inFile('bike-repair', 'definitions/pages/booking.json');
const bikeBrand = inFile('bike-repair', 'brands.json');
const quote = inFile('cafe-insurance', 'definitions/forms/quote.json');
const claim = inFile('damage-report', 'definitions/forms/claim.json');
const size = inFile('cafe-insurance', 'definitions/facts.json');
const tours = inFile('guided-tours', 'definitions/pages/booking.json');
const event = inFile('event-registration', 'definitions/forms/registration.json');

const mistakes: readonly Mistake[] = [
  bike('a list of times that misses its latest', '"step": 60', '"step": 59', 'range-empty', '/fields/3/step'),
  bike('an earliest time after the latest', '"08:00"', '"20:00"', 'range-empty', '/fields/3/until'),
  bike(
    'a placeholder that does not exist, which the default page about data repeats',
    'call {brand.complaintPhone}',
    'call {brand.complaintsPhone}',
    'placeholder-unknown',
    '/receipt/withdraw',
  ),
  bike(
    'a reason for a refusal that the call never answers',
    '"code": 4220',
    '"code": 4222',
    'result-unexpected',
    '/receipt/reasons/0/code',
  ),
  bike(
    'two reasons for one refusal',
    '"reasons": [',
    '"reasons": [{ "code": 4220, "message": "receipt.reasonContent" }, ',
    'result-duplicate',
    '/receipt/reasons/1/code',
  ),
  bike('one value of two options', '"gears"', '"brakes"', 'option-duplicate', '/fields/0/options/2/value'),
  bike(
    'a consent without documents',
    '"links": [{ "label": "how my data is used", "page": "privacy" }]',
    '"links": []',
    'consent-unlinked',
    '/fields/8/links',
  ),
  bike(
    'a key that no field has',
    '"optional": true',
    '"optinal": true',
    'schema-additional-properties',
    '/fields/2/optinal',
  ),
  bikeForm(
    'a form that does not exist',
    '"form": "booking"',
    '"form": "bookings"',
    'ref-unknown',
    '/body/2/form',
  ),
  bikeForm(
    'an outcome that nothing handles',
    '["formSaved", "formRefused"]',
    '["formSaved", "formRefused", "later"]',
    'outcome-unhandled',
    '/outcomes/2',
  ),
  bikeForm(
    'an outcome that the page does not have',
    '"finish": "formSaved"',
    '"finish": "saved"',
    'ref-unknown',
    '/body/2/onResult/cases/0/finish',
  ),
  bikeBrand(
    'a text that cannot be read',
    '"#16241e"',
    '"#f0f4f2"',
    'color-contrast',
    '/brands/spoke/theme/ink',
  ),
  bikeBrand(
    'a brand without the telephone that its law asks for',
    '"complaintPhone": "+44 20 7946 0000",',
    '',
    'law-profile',
    '/brands/spoke',
  ),
  bikeBrand(
    'a logo that does not exist',
    '"logo": "/assets/mark.svg"',
    '"logo": "/assets/marc.svg"',
    'asset-missing',
    '/brands/spoke/logo',
  ),
  inFile('bike-repair', site)('a law that does not exist', '"eu"', '"uk"', 'schema-enum', '/law'),
  inFile('bike-repair', 'hosts.json')(
    'a home that does not exist',
    '"root": "start"',
    '"root": "strat"',
    'ref-unknown',
    '/hosts/default/root',
  ),
  quote(
    'steps that never reach the largest amount',
    '"step": 10000',
    '"step": 30000',
    'range-empty',
    '/fields/2/step',
  ),
  quote(
    'a code of the login twice',
    '"code": 4002, "show"',
    '"code": 4001, "show"',
    'result-duplicate',
    '/logIn/onResult/cases/2/code',
  ),
  quote(
    'a code that the login never answers',
    '"code": 4004, "show"',
    '"code": 4999, "show"',
    'result-unexpected',
    '/logIn/onResult/cases/4/code',
  ),
  quote('a field in no step', '"goods", "covers"]', '"goods"]', 'step-fields', '/fields/3/id'),
  quote(
    'an identity card without a consent of its own',
    '"kind": "personName", "id": "name"',
    '"kind": "idCard", "consentField": "agree", "id": "name"',
    'consent-too-few',
    '/fields',
  ),
  inFile('cafe-insurance', start)(
    'an entry page without its imprint',
    '"type": "legalFooter",\n      "id": "legal",\n      "risk"',
    '"type": "notice",\n      "id": "legal",\n      "tone": "info",\n      "title": "提示",\n      "text"',
    'law-profile',
    '/body',
  ),
  size(
    'a band above every answer of the field',
    '"below": 300',
    '"below": 9000',
    'answer-fact-mismatch',
    '/answers/shopSize/bands/1',
  ),
  size(
    'a band below every answer of the field',
    '"below": 300',
    '"below": 1',
    'answer-fact-mismatch',
    '/answers/shopSize/bands/0',
  ),
  tours(
    'success and every refusal ending the page alike',
    '"cases": [{ "code": 200, "finish": "formSaved" }]',
    '"cases": []',
    'result-unhandled',
    '/body/2/onResult/otherwise/finish',
  ),
  claim(
    'a consent that may be left open, above photos and a signature',
    '"kind": "consent",',
    '"kind": "consent", "optional": true,',
    'consent-missing',
    '/fields/3/kind',
  ),
  event(
    'a default of more options than may be chosen',
    '"atMost": 3,',
    '"atMost": 3, "default": ["lanes", "parking", "children", "winter"],',
    'answer-impossible',
    '/fields/0/default',
  ),
  claim(
    'a photo above the consent to it',
    '"fields": [',
    '"fields": [{ "kind": "photo", "id": "first", "endpoint": "sendUpload" },',
    'photo-before-consent',
    '/fields/0/kind',
  ),
  claim(
    'photos to a call that takes none',
    '"endpoint": "sendUpload",\n      "camera"',
    '"endpoint": "formSave",\n      "camera"',
    'upload-not-taken',
    '/fields/3/endpoint',
  ),
  event(
    'more options to choose than may be chosen',
    '"atLeast": 1',
    '"atLeast": 4',
    'range-empty',
    '/fields/0/atMost',
  ),
  event(
    'a default that the field refuses',
    '"min": 80,',
    '"min": 80, "default": 9,',
    'answer-impossible',
    '/fields/2/fields/2/default',
  ),
  event(
    'a condition on an answer that the later field does not have',
    '"id": "attendance",',
    '"id": "attendance", "showWhenAnswers": { "interpreting": true },',
    'answer-impossible',
    '/fields/1/showWhenAnswers/interpreting',
  ),
  event(
    'a text that one language lacks',
    '"submitLabel": { "zh-CN": "报名", "en": "Register" }',
    '"submitLabel": { "zh-CN": "报名" }',
    'language-missing',
    '/submitLabel',
  ),
  event(
    'a text in a language that the site lacks',
    '"zh-CN": "报名", "en": "Register"',
    '"zh-CN": "报名", "en": "Register", "de": "Anmelden"',
    'language-unknown',
    '/submitLabel/de',
  ),
];

const form = 'definitions/forms/booking.json';
const harmless: readonly Edit[] = [
  edit('bike-repair', form, 'a list of more times', '"step": 60', '"step": 30'),
  edit(
    'bike-repair',
    form,
    'one more field',
    '{ "kind": "yesNo", "id": "electric"',
    '{ "kind": "rating", "id": "urgent", "label": "How urgent?", "max": 5 }, { "kind": "yesNo", "id": "electric"',
  ),
  edit(
    'bike-repair',
    form,
    'no reason for refusals',
    '{ "code": 4220, "message": "receipt.reasonContent" }',
    '',
  ),
  edit('bike-repair', 'brands.json', 'another colour', '#0f6b4f', '#0b5a8f'),
  edit(
    'bike-repair',
    'hosts.json',
    'one more host',
    '["start"] }',
    '["start"] }, "m.bike.example": { "root": "start", "entries": ["start"], "note": "phones" }',
  ),
  edit('bike-repair', site, 'a law that asks for nothing', '"eu"', '"none"'),
  edit(
    'cafe-insurance',
    'hosts.json',
    'a note, on a line as on Windows',
    '"root": "start"',
    '"note": "主站",\r\n"root": "start"',
  ),
  edit('damage-report', 'definitions/forms/claim.json', 'another text', '"Wet"', '"Wet through"'),
  edit(
    'event-registration',
    'definitions/forms/registration.json',
    'languages in another order',
    '{ "zh-CN": "报名", "en": "Register" }',
    '{ "en": "Register", "zh-CN": "报名" }',
  ),
  edit(
    'event-registration',
    'definitions/forms/registration.json',
    'a condition on an earlier field',
    '"id": "interpreting",',
    '"id": "interpreting", "showWhenAnswers": { "attendance": ["hall", "online"] },',
  ),
];

function findingsAfter({ example, file, from, to }: Edit) {
  const dir = join(examples, example);
  const text = readFileSync(join(dir, file), 'utf8');
  if (!text.includes(from)) throw new Error(`${example}/${file} does not have ${from}`);
  const overlay = new Map([[file, text.replace(from, () => to)]]);
  return readConfig(dir, { overlay }).diagnostics.map((one) => [one.code, one.file, one.pointer]);
}

/** In `npm test` one of each code, as the planted mistakes of the shipped config have one of each file. */
describe('a mistake in a funnel that leaves out most files is exactly one finding, at its place', () => {
  it.each(
    casesOfRun(
      mistakes,
      firstOf(({ code }) => code),
    ),
  )('$example, $file: $name', ({ code, pointer, ...one }) => {
    expect(findingsAfter(one)).toEqual([[code, one.file, pointer]]);
  });
});

describe('a mistake in a file that such a funnel has left out so far is exactly one finding', () => {
  const findingsWith = (example: string, files: Record<string, string>) =>
    readConfig(join(examples, example), { overlay: new Map(Object.entries(files)) }).diagnostics.map(
      (one) => [one.code, one.file, one.pointer],
    );

  inNpmTest('the channel of visitors without one is blocked, and site.json does not name it', () => {
    const channels = '{ "channels": { "1": { "blocked": true }, "2": {} } }';
    expect(findingsWith('cafe-insurance', { 'channels.json': channels })).toEqual([
      ['default-channel-blocked', 'channels.json', '/channels/1/blocked'],
    ]);
  });

  inFullRun('a form that no page shows is unused, although the default pages tell of its leads', () => {
    const file = 'definitions/forms/spare.json';
    const text = readFileSync(join(examples, 'cafe-insurance/definitions/forms/quote.json'), 'utf8');
    const spare = text.replace('"id": "quote"', '"id": "spare"');
    expect(findingsWith('cafe-insurance', { [file]: spare })).toEqual([['id-unused', file, '/id']]);
  });

  inNpmTest(
    'a text of the code that a language lacks is told once, not again where the config names it',
    () => {
      const french = '{ "language": "fr-FR", "timeZone": "Europe/London", "law": "eu" }';
      const found = findingsWith('guided-tours', { [site]: french });
      expect(found.map(([code]) => code)).toContain('message-missing');
      // field.mobile.invalid
      expect(found.map(([, , pointer]) => pointer)).not.toContain('/logIn/onResult/cases/0/show/message');
    },
  );
});

describe('a harmless edit of such a funnel is no finding', () => {
  it.each(
    casesOfRun(
      harmless,
      firstOf(({ example }) => example),
    ),
  )('$example, $file: $name', (one) => {
    expect(findingsAfter(one)).toEqual([]);
  });
});
