import { isObject, itemsOf, type JsonObject, member, stringsOf } from '../json/json-values.ts';
import type { ForeignForm, ForeignOption, Question } from './foreign-form.ts';
import { jumpsIn } from './formbricks-jumps.ts';
import { questionKeys, surveyKeys } from './formbricks-keys.ts';
import { reachedBy, type Stop } from './formbricks-paths.ts';
import { numberIn, type Reading, stringIn } from './reading.ts';

/** The inputs of a contact or an address, and the type that each has. */
const inputs: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  contactInfo: {
    firstName: 'openText',
    lastName: 'openText',
    email: 'openText/email',
    phone: 'openText/phone',
    company: 'openText',
  },
  address: {
    addressLine1: 'openText',
    addressLine2: 'openText',
    city: 'openText',
    state: 'openText',
    zip: 'openText',
    country: 'openText',
  },
};

/**
 * Reads a survey or template of Formbricks, with `questions` or with `blocks`, also inside of `data` or `preset`.
 * @returns null where the JSON is none
 */
export function readFormbricks(file: unknown, reading: Reading): ForeignForm | null {
  const inside = ['data', 'preset', 'survey'].find((key) => isSurvey(member(file, key)));
  const [survey, at] = inside === undefined ? [file, ''] : [member(file, inside), `/${inside}`];
  if (!isObject(survey) || !isSurvey(survey)) return null;
  reading.loseRest(survey, at, '', surveyKeys);
  const reader = new FormbricksReader(reading);
  const screens = Array.isArray(survey.blocks)
    ? survey.blocks.map((block, index) => reader.block(block, `${at}/blocks/${index}`))
    : itemsOf(survey.questions).map((one, index) => reader.question(one, `${at}/questions/${index}`));
  const asked = reader.withConditions(screens);
  // One question a screen is how every survey is shown; that is one page of ours.
  const areBlocks = screens.some(({ elements }) => elements > 1);
  const pages = areBlocks ? asked : [asked.flat()];
  const hidden = stringsOf(member(survey, 'hiddenFields', 'fieldIds')).map((name) => hiddenField(name, at));
  reading.elements += hidden.length;
  pages.at(-1)?.push(...hidden);
  return {
    title: reading.text(survey.name ?? member(file, 'name'), `${at}/name`),
    description: '',
    submitLabel: reader.lastButton,
    pages: pages.map((questions) => ({ title: '', questions })),
  };
}

const hiddenField = (name: string, at: string): Question => ({
  pointer: `${at}/hiddenFields`,
  type: 'hidden',
  name,
  title: name,
});

const isSurvey = (value: unknown): boolean =>
  Array.isArray(member(value, 'questions')) || Array.isArray(member(value, 'blocks'));

/** A question, or a block of them: what is asked, and where a visitor goes from there. */
interface Screen {
  pointer: string;
  elements: number;
  questions: Question[];
  stop: Stop;
  /** Where the jumps are written. */
  logic: string;
}

class FormbricksReader {
  /** The button of the last question sends the survey. */
  lastButton = '';
  readonly #reading: Reading;
  /** The labels of choices by id. */
  readonly #labels = new Map<string, string>();
  constructor(reading: Reading) {
    this.#reading = reading;
  }

  question(written: unknown, pointer: string): Screen {
    const element = isObject(written) ? written : {};
    const questions = this.#element(element, pointer);
    const jumps = jumpsIn(element.logic, (id) => this.#labels.get(id) ?? '');
    const stop = {
      id: stringIn(element, 'id'),
      asked: this.#asked(element, questions),
      jumps,
      isButton: element.type === 'cta',
    };
    return { pointer, elements: 1, questions, stop, logic: `${pointer}/logic` };
  }

  /** The jumps of a block ask one of its elements: the one that they name. */
  block(written: unknown, pointer: string): Screen {
    const elements = itemsOf(member(written, 'elements'));
    const screens = elements.map((one, at) => this.question(one, `${pointer}/elements/${at}`));
    const jumps = jumpsIn(member(written, 'logic'), (id) => this.#labels.get(id) ?? '');
    const of = screens.find(({ stop }) => stop.id === jumps[0]?.of) ?? screens[0];
    const areSaid = jumps.every((one) => one.of === of?.stop.id);
    if (member(written, 'logicFallback') !== undefined)
      this.#reading.lose('jump', `${pointer}/logicFallback`, 'logicFallback');
    if (member(written, 'buttonLabel') !== undefined)
      this.#button(member(written, 'buttonLabel'), `${pointer}/buttonLabel`);
    return {
      pointer,
      elements: elements.length,
      questions: screens.flatMap(({ questions }) => questions),
      stop: {
        id: stringIn(written, 'id'),
        asked: of?.stop.asked ?? { name: '', required: true, answers: null },
        jumps: areSaid ? jumps : jumps.map((one) => ({ ...one, isMade: null })),
        isButton: screens.length === 1 && of?.stop.isButton === true,
      },
      logic: `${pointer}/logic`,
    };
  }

  /** The questions of each screen with the answers that lead to it. */
  withConditions(screens: readonly Screen[]): Question[][] {
    const reached = reachedBy(screens.map(({ stop }) => stop));
    for (const { stop, logic } of screens)
      if (stop.jumps.some(({ isMade }) => isMade === null)) this.#reading.lose('jump', logic, 'logic');
    return screens.map(({ questions }, at) => {
      const clauses = reached[at] ?? [];
      if (clauses === 'unsaid') return questions.map((one) => ({ ...one, unsayable: 'logic' }));
      return clauses.length === 0 ? questions : questions.map((one) => ({ ...one, shownIf: clauses }));
    });
  }

  #asked(element: JsonObject, questions: readonly Question[]): Stop['asked'] {
    const [question] = questions;
    const isOne = ['multipleChoiceSingle', 'rating', 'nps'].includes(stringIn(element, 'type'));
    const { options = [], least = 1, most = 0 } = question ?? {};
    const scale = Array.from({ length: Math.max(0, Math.min(most, 100) - least + 1) }, (_, at) => least + at);
    const labels = options.map(({ label }) => label);
    return {
      name: stringIn(element, 'id'),
      required: element.required === true,
      answers: isOne ? (labels.length > 0 ? labels : scale) : null,
    };
  }

  #button(label: unknown, pointer: string): void {
    this.lastButton = this.#reading.text(label, pointer);
  }

  #element(element: JsonObject, pointer: string): Question[] {
    const name = stringIn(element, 'id');
    this.#reading.elements += 1;
    this.#reading.loseRest(element, pointer, name, questionKeys);
    if (element.buttonLabel !== undefined) this.#button(element.buttonLabel, `${pointer}/buttonLabel`);
    const title = this.#reading.text(element.headline, `${pointer}/headline`);
    const hint = this.#reading.text(element.subheader, `${pointer}/subheader`);
    const required = element.required === true;
    const type = stringIn(element, 'type');
    const parts = inputs[type];
    if (parts) return this.#inputs(element, pointer, { name, title, parts });
    if (type === 'matrix') return this.#rows(element, pointer, { name, title, required });
    return [
      { pointer, type: typeOf(element), name, title, hint, required, ...this.#parts(element, pointer) },
    ];
  }

  #parts(element: JsonObject, pointer: string): Partial<Question> {
    const type = stringIn(element, 'type');
    const text = (key: string) => this.#reading.text(element[key], `${pointer}/${key}`);
    const [placeholder, lower, upper] = [text('placeholder'), text('lowerLabel'), text('upperLabel')];
    const range = type === 'nps' ? 10 : numberIn(element, 'range');
    const hasLimit = member(element, 'charLimit', 'enabled') === true;
    return {
      ...(placeholder !== '' && { placeholder }),
      ...(element.longAnswer !== false && { lines: 3 }),
      ...(lower !== '' && { leastLabel: lower }),
      ...(upper !== '' && { mostLabel: upper }),
      isStars: element.scale === 'star',
      ...(type === 'consent' && { consentText: text('label') }),
      options: this.#options(element.choices, `${pointer}/choices`),
      ...(range !== undefined && { least: type === 'nps' ? 0 : 1, most: range }),
      decimals: 2,
      longest: hasLimit ? numberIn(element, 'charLimit', 'max') : undefined,
      precision: 'day',
    };
  }

  #inputs(
    element: JsonObject,
    pointer: string,
    { name, title, parts }: { name: string; title: string; parts: Readonly<Record<string, string>> },
  ): Question[] {
    return Object.entries(parts).flatMap(([key, type]): Question[] => {
      const input = element[key];
      if (!isObject(input) || input.show !== true) return [];
      const label = this.#reading.text(input.placeholder, `${pointer}/${key}/placeholder`) || key;
      return [
        {
          pointer,
          type,
          name: `${name}_${key}`,
          title: label,
          hint: title,
          required: input.required === true,
        },
      ];
    });
  }

  #rows(
    element: JsonObject,
    pointer: string,
    { name, title, required }: { name: string; title: string; required: boolean },
  ): Question[] {
    const options = this.#options(element.columns, `${pointer}/columns`);
    return this.#options(element.rows, `${pointer}/rows`).map((row, at) => ({
      pointer,
      type: 'matrix/row',
      name: `${name}_${at + 1}`,
      title: row.label,
      hint: title,
      required,
      options,
    }));
  }

  /** A choice is `{ id, label }`; a row of older surveys is its text alone, in each language. Its value is its text. */
  #options(items: unknown, pointer: string): ForeignOption[] {
    return itemsOf(items).flatMap((item, at): ForeignOption[] => {
      const label = this.#reading.text(member(item, 'label') ?? item, `${pointer}/${at}`);
      this.#labels.set(stringIn(item, 'id'), label);
      return label === '' ? [] : [{ value: label, label }];
    });
  }
}

function typeOf(element: JsonObject): string {
  const type = stringIn(element, 'type');
  const input = stringIn(element, 'inputType');
  if (type === 'openText' && input !== '' && input !== 'text') return `openText/${input}`;
  if (type === 'multipleChoiceSingle' && element.displayType === 'dropdown') return `${type}/dropdown`;
  return type;
}
