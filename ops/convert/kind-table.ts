import type { ReasonId } from '../foreign-forms/reasons.ts';

/**
 * The kinds of field of ours that an element of another format may become, best first: the first that this version has,
 * and that has words for the element, is taken. Or the reason why there is none.
 */
type Target = readonly string[] | ReasonId;

const several = ['choices'];
const yesNo = ['yesNo', 'choice'];
/** A scale of numbers is a choice where it does not begin at 1. */
const scale = ['rating', 'choice'];

/** Every element that the readers name, and the kind that it becomes. */
const kindTable = {
  surveyjs: {
    text: ['text'],
    'text/email': ['email'],
    'text/tel': ['phone'],
    'text/url': ['url'],
    'text/number': ['number'],
    'text/range': ['number'],
    'text/date': ['date'],
    'text/month': ['date'],
    'text/time': ['time'],
    'text/datetime-local': 'dateTime',
    'text/datetime': 'dateTime',
    'text/password': 'secret',
    'text/color': 'noKind',
    'text/week': 'noKind',
    comment: ['text'],
    radiogroup: ['choice', 'picker'],
    buttongroup: ['choice', 'picker'],
    dropdown: ['picker'],
    checkbox: several,
    tagbox: several,
    boolean: yesNo,
    rating: scale,
    slider: ['number'],
    'matrix/row': ['choice'],
    imagepicker: 'picture',
    image: 'picture',
    html: 'html',
    expression: 'expression',
    file: 'file',
    signaturepad: 'file',
    ranking: 'order',
    paneldynamic: ['group'],
    matrixdynamic: 'repeated',
    matrixdropdown: 'grid',
  },
  jsonSchema: {
    string: ['text'],
    'string/textarea': ['text'],
    'string/email': ['email'],
    'string/idn-email': ['email'],
    'string/uri': ['url'],
    'string/url': ['url'],
    'string/date': ['date'],
    'string/time': ['time'],
    'string/date-time': 'dateTime',
    'string/data-url': 'file',
    'string/password': 'secret',
    'string/color': 'noKind',
    integer: ['number'],
    number: ['number'],
    boolean: yesNo,
    enum: ['picker'],
    'enum/radio': ['choice', 'picker'],
    enums: several,
    hidden: ['hidden'],
    array: 'repeated',
    'array/object': ['group'],
    object: 'repeated',
    composition: 'composition',
    any: 'noKind',
    null: 'button',
  },
  formbricks: {
    openText: ['text'],
    'openText/email': ['email'],
    'openText/url': ['url'],
    'openText/number': ['number'],
    'openText/phone': ['phone'],
    multipleChoiceSingle: ['choice', 'picker'],
    'multipleChoiceSingle/dropdown': ['picker'],
    multipleChoiceMulti: several,
    nps: scale,
    rating: scale,
    date: ['date'],
    consent: ['consent'],
    'matrix/row': ['choice'],
    hidden: ['hidden'],
    cta: 'button',
    pictureSelection: 'picture',
    fileUpload: 'file',
    cal: 'calendar',
    ranking: 'order',
  },
} as const satisfies Record<string, Record<string, Target>>;
export type KindTable = keyof typeof kindTable;

/** The target of an element; one that the table does not list has none. */
export function targetOf(table: KindTable, type: string): Target {
  const kinds: Readonly<Record<string, Target>> = kindTable[table];
  return Object.hasOwn(kinds, type) ? (kinds[type] ?? 'noKind') : 'noKind';
}
