import { filesOf } from '../config/project.ts';
import { defineRule } from '../config/rule.ts';
import type { Violation } from '../diagnostics/finding.ts';
import { didYouMean, nearestName } from '../did-you-mean/did-you-mean.ts';
import { contradicts, type FieldConditions } from '../field-values/answer-conditions.ts';
import { conditionOrder } from '../field-values/condition-order.ts';
import { type PlacedField, scopesOf } from '../field-values/form-scopes.ts';
import { possibleAnswer } from '../field-values/possible-answer.ts';
import { comparingTests, hasSize } from '../field-values/satisfiable.ts';
import { groupsBy } from '../form-calls/groups.ts';
import { entriesOf, isObject, itemsOf, member } from '../json/json-values.ts';
import { toPointer } from '../json/pointer.ts';
import { list, quote } from '../text/text.ts';

const fields = (answer: string) =>
  `"fields": [ { "kind": "choice", "id": "house", "label": "房产", "options": [{ "value": "none", "label": "没有" }, { "value": "owned", "label": "有" }] }, { "kind": "amount", "id": "mortgage", "min": 0, "max": 50000, "step": 100, "showWhenAnswers": { "house": "${answer}" } },`;

/** A field that depends on answers which nobody can have given when it is reached: it is never shown. */
export const answerImpossible = defineRule({
  code: 'answer-impossible',
  severity: 'error',
  scope: 'file',
  doc: {
    what: {
      zh: 'showWhenAnswers 要的答案不可能有：字段没有这个值，在更后的一步，条件绕成一圈，或与其他条件矛盾；或 default 不是字段能有的答案',
      en: 'showWhenAnswers asks for an answer that cannot be: no such option, a field of a later step, conditions that go round in a circle or contradict each other; or a default is none of the answers of its field',
    },
    why: {
      zh: '这个字段永远不会显示，答案也收不到；错的 default 会让表单发不出去',
      en: 'the field is never shown, and its answer never arrives; with a wrong default the form is refused',
    },
    example: {
      file: 'definitions/forms/sms-login.json',
      at: '"fields": [',
      good: fields('owned'),
      bad: fields('own'),
    },
  },
  run: (project) =>
    filesOf(project, 'forms').flatMap(({ file, value }) =>
      merged(
        scopesOf(value).flatMap(({ fields: all }) => {
          const fields = all.map(({ field }) => field);
          const { fields: ordered, circles } = conditionOrder(fields);
          const conditions: FieldConditions = new Map();
          const impossible = new Set(ordered.filter((field) => contradicts(field, conditions, fields)));
          const isLate = laterSteps(value);
          const own = all.filter(({ isOuter }) => !isOuter);
          const around = circles.filter(([id]) => own.some(({ field }) => member(field, 'id') === id));
          return [
            ...around.map((circle) => inCircle(file, own, circle)),
            ...own.flatMap((one) => [
              ...inDefault(file, one),
              ...inField(file, all, one, { isLate, isImpossible: impossible.has(one.field) }),
            ]),
          ];
        }),
      ),
    ),
});

/** `what` is equal for what one edit of another field has made impossible. */
interface Found extends Violation {
  what: string;
}

/** Of equal ones the first, with the others as related places. */
function merged(all: readonly Found[]): Violation[] {
  return groupsBy(all, ({ what }) => what).map(([first, ...others]) => {
    const { what: _, related = [], ...violation } = first;
    const more = others.map(({ file, pointer, key }) => ({
      message: { zh: '这里也是', en: 'here too' },
      file,
      pointer,
      ...(key && { key }),
    }));
    return { ...violation, related: [...related, ...more] };
  });
}

function inField(
  file: string,
  placed: readonly PlacedField[],
  { field, pointer: own }: PlacedField,
  { isLate, isImpossible }: { isLate: (one: unknown, asking: unknown) => boolean; isImpossible: boolean },
): Found[] {
  const fields = placed.map((one) => one.field);
  const found = entriesOf(member(field, 'showWhenAnswers')).flatMap(([id, wanted]): Found[] => {
    const at = `${own}/showWhenAnswers${toPointer([id])}`;
    const place = fields.findIndex((one) => member(one, 'id') === id);
    // A field that does not exist is reported as an unknown name.
    if (place < 0) return [];
    if (isLate(id, member(field, 'id'))) return [tooLate(file, at, id, placed[place]?.pointer ?? own)];
    const compared = comparingTests.find((test) => member(wanted, test) !== undefined);
    if (compared !== undefined)
      return hasSize(fields[place]) ? [] : [notCompared(file, `${at}/${compared}`, id)];
    const [named, to] = isObject(wanted) ? [member(wanted, 'not'), `${at}/not`] : [wanted, at];
    const values = Array.isArray(named) ? named : named === undefined ? [] : [named];
    return values.flatMap((one, item) =>
      possibleAnswer(fields[place], one)
        ? []
        : [neverAnswered(file, Array.isArray(named) ? `${to}/${item}` : to, id, one, fields[place])],
    );
  });
  if (found.length > 0 || !isImpossible) return found;
  return [
    {
      what: `contradiction ${own}`,
      message: {
        zh: '这些条件互相矛盾, 字段永远不会显示',
        en: 'these conditions contradict each other or those of the fields they name: the field is never shown',
      },
      help: {
        zh: '条件里的字段隐藏时, 它的答案不算数; 改掉其中一个条件',
        en: 'the answer of a hidden field does not count; change one of the conditions',
      },
      file,
      pointer: `${own}/showWhenAnswers`,
      key: true,
    },
  ];
}

const notCompared = (file: string, pointer: string, id: string): Found => ({
  what: `size ${pointer}`,
  message: {
    zh: `字段 ${quote(id)} 的答案没有大小, 不能比较`,
    en: `the answers of field ${quote(id)} have no size to compare`,
  },
  help: {
    zh: '只有金额、数字和评分能比较; 其他字段写答案, 或用 not、answered',
    en: 'only an amount, a number and a rating can be compared; of others name answers, or use not or answered',
  },
  file,
  pointer,
  key: true,
});

/** The default of a field: several choices are several answers. */
function inDefault(file: string, { field, pointer }: PlacedField): Found[] {
  const preset = member(field, 'default');
  // Of a yes or no, the schema knows both.
  if (preset === undefined || member(field, 'kind') === 'yesNo') return [];
  const at = `${pointer}/default`;
  const values = Array.isArray(preset) ? preset : [preset];
  const most = member(field, 'atMost');
  if (Array.isArray(preset) && typeof most === 'number' && preset.length > most)
    return [tooManyChosen(file, at, preset.length, most)];
  return values.flatMap((one, item) =>
    possibleAnswer(field, one)
      ? []
      : [
          neverAnswered(
            file,
            Array.isArray(preset) ? `${at}/${item}` : at,
            String(member(field, 'id')),
            one,
            field,
          ),
        ],
  );
}

const tooManyChosen = (file: string, pointer: string, chosen: number, most: number): Found => ({
  what: `default ${pointer}`,
  message: {
    zh: `一开始就选了 ${chosen} 项，最多只能选 ${most} 项`,
    en: `begins with ${chosen} options chosen, and at most ${most} may be`,
  },
  help: { zh: '去掉几项，或改大 atMost', en: 'take some away, or raise atMost' },
  file,
  pointer,
});

/** Whether a field stands in a later step than one that asks for its answer; never in a form without steps. */
function laterSteps(form: unknown): (one: unknown, asking: unknown) => boolean {
  const steps = itemsOf(member(form, 'steps')).map((step) => itemsOf(member(step, 'fields')));
  const stepOf = (id: unknown) => steps.findIndex((ids) => ids.includes(id));
  return (one, asking) => stepOf(asking) >= 0 && stepOf(one) > stepOf(asking);
}

/** Fields that wait for each other: at the condition of the first of them. */
function inCircle(file: string, fields: readonly PlacedField[], circle: readonly string[]): Found {
  const [first = '', second = ''] = circle;
  const { pointer = '' } = fields.find(({ field }) => member(field, 'id') === first) ?? {};
  const path = circle.join(' → ');
  return {
    what: `circle ${pointer}`,
    message: {
      zh: `这些条件绕成了一圈: ${path}`,
      en: `these conditions go round in a circle: ${path}`,
    },
    help: {
      zh: '每个字段都在等下一个的答案, 去掉其中一个条件',
      en: 'each field waits for the answer of the next one: remove one of the conditions',
    },
    file,
    pointer: `${pointer}/showWhenAnswers${toPointer([second])}`,
    key: true,
  };
}

const tooLate = (file: string, pointer: string, id: string, place: string): Found => ({
  what: `later ${id}`,
  message: {
    zh: `字段 ${quote(id)} 在更后的一步, 到这一步时还没有它的答案`,
    en: `field ${quote(id)} is in a later step: this one is over when it is answered`,
  },
  help: {
    zh: '把它移到这一步或更前, 或改用这一步的字段',
    en: 'move it to this step or an earlier one, or ask for a field of this step',
  },
  file,
  pointer,
  key: true,
  related: [{ message: { zh: '它在这里', en: 'it stands here' }, file, pointer: `${place}/id` }],
});

function neverAnswered(file: string, pointer: string, id: string, answer: unknown, field: unknown): Found {
  const options = itemsOf(member(field, 'options')).map((option) => String(member(option, 'value')));
  const near = nearestName(String(answer), options);
  const shown = list(options);
  return {
    what: `answer ${id} ${JSON.stringify(answer)}`,
    message: {
      zh: `字段 ${quote(id)} 不会有答案 ${quote(answer)}`,
      en: `field ${quote(id)} never has the answer ${quote(answer)}`,
    },
    help: near
      ? didYouMean(near)
      : options.length > 0
        ? { zh: `可用: ${shown.zh}`, en: `there are: ${shown.en}` }
        : { zh: '写这个字段可能的答案', en: 'write an answer that the field can have' },
    file,
    pointer,
  };
}
