import { entriesOf, member } from '../json/json-values.ts';
import { sayIn, type Words } from '../text/say.ts';
import { flagLabels } from '../wording/flag-labels.ts';
import { destinationWords } from '../wording/label-words.ts';
import { type LabelSource, labelsOf } from '../wording/labels.ts';
import { cutName } from './cut-name.ts';

const words = {
  goesTo: { zh: '去“{page}”', en: 'to “{page}”' },
  goesOn: { zh: '去{table}', en: 'to {table}' },
  stays: { zh: '留在当前页', en: 'stays on the page' },
  holds: { zh: '停在当前页，提示“{text}”', en: 'stays, with the message “{text}”' },
  continues: { zh: '继续看下一行', en: 'goes on to the next row' },
  fromServer: { zh: '采用服务器的回答', en: 'as the server answers' },
  sets: { zh: '标志 {flags}', en: 'flags {flags}' },
  separator: { zh: '、', en: ', ' },
} as const satisfies Words;

/**
 * What a row of a decision table is called: its note, else what it leads to: `去“下载应用”`. Empty where it says neither.
 */
export function rowName(row: unknown, source: LabelSource): string {
  const { names, language } = source;
  const say = sayIn(words, language);
  const [note, go, hold] = ['note', 'go', 'hold'].map((key) => member(row, key));
  if (typeof note === 'string' && note !== '') return cutName(note);
  if (typeof go === 'string') {
    return Object.hasOwn(destinationWords, go)
      ? say('goesOn', { table: destinationWords[go as keyof typeof destinationWords][language] })
      : say('goesTo', { page: labelsOf(source, routes).get(go) || go });
  }
  if (typeof hold === 'string') {
    return cutName(say('holds', { text: labelsOf(source, messages).get(hold) ?? hold }));
  }
  if (member(row, 'stay') === true) return say('stays');
  if (member(row, 'continue') === true) return say('continues');
  if (member(row, 'fromServer') === true) return say('fromServer');
  const set = entriesOf(member(row, 'set')).map(
    ([flag, value]) => flagLabels({ names, language }, flag).get(String(value)) || String(value),
  );
  return set.length === 0 ? '' : say('sets', { flags: set.join(say('separator')) });
}

const routes = { names: 'route', path: [] } as const;
const messages = { names: 'message', path: [] } as const;
