import { isObject, itemsOf, type JsonObject, member } from '../json/json-values.ts';
import type { Clause, ForeignForm, ForeignOption, ForeignPage, Question } from './foreign-form.ts';
import { parseVisibleIf } from './parse-visible-if.ts';
import { numberIn, type Reading, scalarsOf, stringIn } from './reading.ts';
import { elementKeys, panelKeys, surveyKeys } from './surveyjs-keys.ts';

/** Reads a survey of SurveyJS. @returns null where the JSON is none: it has neither pages nor elements */
export function readSurveyjs(survey: unknown, reading: Reading): ForeignForm | null {
  if (!isObject(survey)) return null;
  const listed = ['elements', 'questions'].find((key) => Array.isArray(survey[key]));
  if (!Array.isArray(survey.pages) && listed === undefined) return null;
  reading.loseRest(survey, '', '', surveyKeys);
  const reader = new SurveyjsReader(reading);
  const pages = Array.isArray(survey.pages)
    ? survey.pages.map((page, at) => reader.page(page, `/pages/${at}`))
    : [reader.page(survey, '')];
  return {
    title: reading.text(survey.title, '/title'),
    description: reading.text(survey.description, '/description'),
    submitLabel: reading.text(survey.completeText, '/completeText'),
    pages,
  };
}

/** What the panels and pages around an element say of it. */
interface Around {
  clauses: readonly Clause[];
  unsayable?: string | undefined;
}

class SurveyjsReader {
  readonly #reading: Reading;
  constructor(reading: Reading) {
    this.#reading = reading;
  }

  page(page: unknown, pointer: string): ForeignPage {
    if (pointer !== '') this.#reading.loseRest(page, pointer, stringIn(page, 'name'), panelKeys);
    const title = pointer === '' ? '' : this.#reading.text(member(page, 'title'), `${pointer}/title`);
    return { title, questions: this.#elements(page, pointer, conditionOf(page, { clauses: [] })) };
  }

  #elements(panel: unknown, pointer: string, around: Around): Question[] {
    const key = ['elements', 'questions'].find((one) => Array.isArray(member(panel, one)));
    return itemsOf(key && member(panel, key)).flatMap((element, at) =>
      isObject(element) ? this.#element(element, `${pointer}/${key}/${at}`, around) : [],
    );
  }

  #element(element: JsonObject, pointer: string, around: Around): Question[] {
    const name = stringIn(element, 'name');
    if (element.type === 'panel') {
      this.#reading.loseRest(element, pointer, name, panelKeys);
      return this.#elements(element, pointer, conditionOf(element, around));
    }
    this.#reading.elements += 1;
    if (element.visible === false && element.visibleIf === undefined) {
      this.#reading.lose('alreadyHidden', pointer, stringIn(element, 'type'), name, true);
      return [];
    }
    this.#reading.loseRest(element, pointer, name, elementKeys);
    for (const [at, one] of itemsOf(element.validators).entries())
      if (!readValidators.includes(stringIn(one, 'type')))
        this.#reading.lose('pattern', `${pointer}/validators/${at}`, stringIn(one, 'type'), name);
    const condition = conditionOf(element, around);
    const shown: Partial<Question> = {
      ...(condition.clauses.length > 0 && { shownIf: condition.clauses }),
      ...(condition.unsayable !== undefined && { unsayable: condition.unsayable }),
      required: element.isRequired === true,
    };
    return this.#questions(element, pointer, name).map((one) => ({ ...one, ...shown }));
  }

  /** An element with rows or items is a question for each of them. */
  #questions(element: JsonObject, pointer: string, name: string): Question[] {
    const title = this.#reading.text(element.title ?? name, `${pointer}/title`);
    const hint = this.#reading.text(element.description, `${pointer}/description`);
    if (element.type === 'matrix') {
      const options = this.#options(element.columns, `${pointer}/columns`);
      return this.#options(element.rows, `${pointer}/rows`).map((row) => ({
        pointer,
        type: 'matrix/row',
        name: `${name}_${row.value}`,
        title: row.label,
        hint: title,
        options,
      }));
    }
    if (element.type === 'multipletext') {
      return itemsOf(element.items).map((item, at) => ({
        pointer,
        type: typed('text', item),
        name: `${name}_${stringIn(item, 'name')}`,
        title: this.#reading.text(
          member(item, 'title') ?? stringIn(item, 'name'),
          `${pointer}/items/${at}/title`,
        ),
        hint: title,
      }));
    }
    if (element.type === 'paneldynamic') return [this.#group(element, { pointer, name, title, hint })];
    return [
      {
        pointer,
        type: typed(stringIn(element, 'type'), element),
        name,
        title,
        hint,
        ...this.#parts(element, pointer),
      },
    ];
  }

  #group(element: JsonObject, about: Pick<Question, 'pointer' | 'name' | 'title' | 'hint'>): Question {
    const { pointer } = about;
    const text = (key: string) => this.#reading.text(element[key], `${pointer}/${key}`);
    return {
      ...about,
      type: 'paneldynamic',
      questions: itemsOf(element.templateElements).flatMap((one, at) =>
        isObject(one) ? this.#element(one, `${pointer}/templateElements/${at}`, { clauses: [] }) : [],
      ),
      addText: text('panelAddText'),
      least: numberIn(element, 'minPanelCount') ?? 0,
      most: numberIn(element, 'maxPanelCount'),
    };
  }

  #parts(element: JsonObject, pointer: string): Partial<Question> {
    const type = stringIn(element, 'type');
    const inputType = stringIn(element, 'inputType');
    const placeholder = this.#reading.text(
      element.placeholder ?? element.placeHolder,
      `${pointer}/placeholder`,
    );
    const message = this.#reading.text(element.requiredErrorText, `${pointer}/requiredErrorText`);
    const [least, most] = [numericLimit(element, 'minValue'), numericLimit(element, 'maxValue')];
    const step = numberIn(element, 'step');
    return {
      ...(placeholder !== '' && { placeholder }),
      ...(message !== '' && { requiredMessage: message }),
      ...(type === 'comment' && {
        lines: Math.min(8, Math.max(1, Math.round(numberIn(element, 'rows') ?? 4))),
      }),
      options: type === 'boolean' ? this.#yesAndNo(element, pointer) : this.#choices(element, pointer),
      least: leastOf(element, type) ?? least,
      most: mostOf(element, type) ?? most,
      decimals: step === undefined ? 2 : decimalsIn(step),
      ...(type === 'rating' && this.#ends(element, pointer)),
      longest: numberIn(element, 'maxLength'),
      start: element.defaultValue === undefined ? [] : scalarsOf(element.defaultValue),
      precision: inputType === 'month' ? 'month' : 'day',
      from: dayOf(element.min) ?? dayOf(element.minValueExpression),
      until: dayOf(element.max) ?? dayOf(element.maxValueExpression),
    };
  }

  #ends(element: JsonObject, pointer: string): Partial<Question> {
    const label = (key: string) => this.#reading.text(element[key], `${pointer}/${key}`);
    const [leastLabel, mostLabel] = [label('minRateDescription'), label('maxRateDescription')];
    const isStars = element.rateType === 'stars' || element.rateDisplayMode === 'stars';
    return { ...(leastLabel && { leastLabel }), ...(mostLabel && { mostLabel }), isStars };
  }

  #choices(element: JsonObject, pointer: string): ForeignOption[] {
    if (Array.isArray(element.rateValues)) return this.#options(element.rateValues, `${pointer}/rateValues`);
    return this.#options(element.choices, `${pointer}/choices`);
  }

  #yesAndNo(element: JsonObject, pointer: string): ForeignOption[] {
    const label = (key: string) => this.#reading.text(element[key], `${pointer}/${key}`);
    return [
      { value: true, label: label('labelTrue') },
      { value: false, label: label('labelFalse') },
    ];
  }

  #options(items: unknown, pointer: string): ForeignOption[] {
    return itemsOf(items).flatMap((item, at): ForeignOption[] => {
      const value = isObject(item) ? item.value : item;
      if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean') return [];
      const text = isObject(item) && item.text !== undefined ? item.text : String(value);
      return [{ value, label: this.#reading.text(text, `${pointer}/${at}`) }];
    });
  }
}

/** Of these the limits are kept, or the kind says it. */
const readValidators = ['email', 'numeric'];

const typed = (type: string, element: unknown): string => {
  const input = stringIn(element, 'inputType');
  const isEmail = itemsOf(member(element, 'validators')).some((one) => stringIn(one, 'type') === 'email');
  if (type !== 'text') return type;
  if (isEmail) return 'text/email';
  return input === '' || input === 'text' ? 'text' : `text/${input}`;
};

const numericLimit = (element: JsonObject, key: string): number | undefined =>
  numberIn(
    itemsOf(element.validators).find((one) => stringIn(one, 'type') === 'numeric'),
    key,
  );

const isSeveral = (type: string): boolean => type === 'checkbox' || type === 'tagbox';

function leastOf(element: JsonObject, type: string): number | undefined {
  if (isSeveral(type)) return numberIn(element, 'minSelectedChoices');
  if (type === 'rating') return numberIn(element, 'rateMin') ?? 1;
  // Without limits a slider goes from 0 to 100.
  return numberIn(element, 'min') ?? (type === 'slider' ? 0 : undefined);
}

function mostOf(element: JsonObject, type: string): number | undefined {
  if (isSeveral(type)) return numberIn(element, 'maxSelectedChoices');
  if (type !== 'rating') return numberIn(element, 'max') ?? (type === 'slider' ? 100 : undefined);
  const least = numberIn(element, 'rateMin') ?? 1;
  return numberIn(element, 'rateMax') ?? least + (numberIn(element, 'rateCount') ?? 5) - 1;
}

const decimalsIn = (step: number): number => Math.min(4, (String(step).split('.')[1] ?? '').length);

function dayOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  if (/^=?\s*(today|currentDate)\(\)$/i.test(value.trim())) return 'today';
  if (/^\d{2}:\d{2}$/.test(value)) return value;
  return /^\d{4}-\d{2}(-\d{2})?$/.test(value) ? (value.length === 7 ? `${value}-01` : value) : undefined;
}

/** The condition of a page, panel or element within that of what is around it. */
function conditionOf(element: unknown, around: Around): Around {
  const written = stringIn(element, 'visibleIf').trim();
  if (written === '') return around;
  const clauses = parseVisibleIf(written);
  if (clauses === null) return { ...around, unsayable: around.unsayable ?? written };
  return { ...around, clauses: [...around.clauses, ...clauses] };
}
