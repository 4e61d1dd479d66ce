import { valueWord } from '../../../plan/value-words.ts';
import { axisWords } from '../../../plan/words.ts';
import type { ExplainInput, Language } from '../../api.ts';

/** Who a visitor is, in the words of the plan. */
export function visitorText(input: ExplainInput, language: Language): string {
  const { host, channel, city, path, flags, application, bdType, token, user, outcome, query } = input;
  const word = (axis: 'host' | 'channel' | 'city', value: string | undefined) =>
    value === undefined ? null : `${axisWords[axis][language]} ${valueWord(axis, value, language)}`;
  const search = new URLSearchParams(query).toString();
  const told = [
    word('host', host),
    word('channel', channel),
    word('city', city),
    `${path ?? '/'}${search && `?${search}`}${outcome ? ` → ${outcome}` : ''}`,
    valueWord('login', token === true ? (user ?? 'ok') : 'none', language),
    flags &&
      `input_form ${flags.input_form ?? 0}, succ_todo ${flags.succ_todo ?? 0}, fail_todo ${flags.fail_todo ?? 0}`,
    application && valueWord('info', bdType ? `${application} ${bdType}` : application, language),
  ];
  return told.filter(Boolean).join(' · ');
}
