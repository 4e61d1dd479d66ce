import { describe, expect, it } from 'vitest';
import { type ApiResult, resolveSite, type Site } from '../../../runtime/index.ts';
import { answerFactOf, recallAnswerFacts } from '../../../runtime/leads/answer-facts.ts';
import { sendLead } from '../../../runtime/leads/send-lead.ts';
import type { Config, FactsFile } from '../../../schemas/index.ts';
import { Phone } from '../../properties/harness/fake-tabs.ts';
import { config } from '../real-config.ts';

const about = '答案 | Answer';
const answers: FactsFile['answers'] = {
  term: { about, form: 'carloan', field: 'term', values: ['12', '24', '36'] },
  amount: {
    about,
    form: 'carloan',
    field: 'amount',
    bands: [{ value: 'small', below: 50_000 }, { value: 'middle', below: 200_000 }, { value: 'large' }],
  },
  job: { about, form: 'form-package', field: 'occupation', values: ['civil', 'owner'] },
};
const site: Site = resolveSite({ ...config, facts: { ...config.facts, answers } } as Config, 'default');
const accepted: ApiResult = { kind: 'answered', code: 200, message: '', data: null };
const refused: ApiResult = { kind: 'answered', code: 4220, message: '', data: null };
const lost: ApiResult = { kind: 'unanswered', reason: 'network' };

function visit(answer: ApiResult = accepted) {
  const phone = new Phone(site, async () => answer);
  const tab = phone.openTab();
  const send = (form: string, values: Record<string, string>) =>
    sendLead(tab, { path: '/v3/user/formSave' }, values, form, tab.session.userId);
  const recall = () => {
    recallAnswerFacts(tab.session, tab.view);
    return tab.session.answers.leads;
  };
  /** The same tab after a reload: a new session over the same storage. */
  const reloaded = () => {
    const { session } = phone.openTab();
    recallAnswerFacts(session, tab.view);
    return session.answers.leads;
  };
  const stored = () => tab.view.sessionStorage.getItem('answerFacts');
  return { ...tab, send, recall, reloaded, stored };
}

describe('the value of an answer as a fact', () => {
  const bands = [{ value: 'a', below: 10 }, { value: 'b', below: 20.5 }, { value: 'c' }];
  const born = [{ value: 'old', below: '1990-01-01' }, { value: 'young' }];
  it.each([
    ['an option', { values: ['x', 'y'] }, 'y', 'y'],
    ['an option that is not declared', { values: ['x', 'y'] }, 'z', null],
    ['no answer', { values: ['x', 'y'] }, undefined, null],
    ['one of several that is chosen', { includes: 'x' }, 'w,x', 'yes'],
    ['one of several that is not chosen', { includes: 'x' }, 'w,xy', 'no'],
    ['none of several', { includes: 'x' }, '', null],
    ['a number below the first limit', { bands }, '9.99', 'a'],
    ['a number at a limit', { bands }, '10', 'b'],
    ['a number below a limit with decimals', { bands }, '20.4', 'b'],
    ['a number that is longer than the limit and smaller', { bands }, '9.000001', 'a'],
    ['a large number', { bands }, '1000000', 'c'],
    ['a day before the limit', { bands: born }, '1989-12-31', 'old'],
    ['the day of the limit', { bands: born }, '1990-01-01', 'young'],
  ] as const)('%s', (_, declared, answer, value) => {
    const fact = { form: 'f', field: 'f', ...declared } as unknown as Parameters<typeof answerFactOf>[0];
    expect(answerFactOf(fact, answer)).toBe(value);
  });
});

describe('the answers of a lead', () => {
  it('are facts once the server has accepted it, and nothing else is kept', async () => {
    const { send, recall, stored } = visit();
    expect(recall()).toEqual({});
    await send('carloan', { term: '24', amount: '80000', name: '王小明' });
    const facts = { 'answer.term': '24', 'answer.amount': 'middle' };
    expect(recall()).toEqual(facts);
    expect(JSON.parse(stored() ?? '')).toEqual({ owner: '', facts });
  });
  it('are facts of a refused lead too: a failure may lead elsewhere by them', async () => {
    const { send, recall } = visit(refused);
    await send('carloan', { term: '24' });
    expect(recall()).toEqual({ 'answer.term': '24' });
  });
  it('are no facts while nobody knows what became of it', async () => {
    const { send, recall, stored } = visit(lost);
    await send('carloan', { term: '24' });
    expect(recall()).toEqual({});
    expect(stored()).toBeNull();
  });
  it('take the place of those of an earlier lead of the form, and of no other form', async () => {
    const { send, recall } = visit();
    await send('form-package', { occupation: 'owner' });
    await send('carloan', { term: '24', amount: '80000' });
    await send('carloan', { term: '36' });
    expect(recall()).toEqual({ 'answer.job': 'owner', 'answer.term': '36' });
  });
  it('survive a reload of the tab, without values that are not declared any more', async () => {
    const { send, reloaded, view } = visit();
    await send('carloan', { term: '24' });
    expect(reloaded()).toEqual({ 'answer.term': '24' });
    view.sessionStorage.setItem(
      'answerFacts',
      '{"owner":"","facts":{"answer.term":"48","answer.amount":"small","answer.gone":"x"}}',
    );
    expect(reloaded()).toEqual({ 'answer.amount': 'small' });
  });
  it.each(['', '{}', '[]', 'null', '{"owner":1,"facts":{}}', '{"owner":"","facts":null}', '{'])(
    'are none where the storage has %j',
    (raw) => {
      const { view, reloaded } = visit();
      view.sessionStorage.setItem('answerFacts', raw);
      expect(reloaded()).toEqual({});
    },
  );
  it('become those of the user who logs in next, and of nobody else', async () => {
    const { send, recall, session, stored } = visit();
    recall();
    await send('carloan', { term: '24' });
    session.logIn('t', '7');
    expect(recall()).toEqual({ 'answer.term': '24' });
    session.logIn('t2', '8');
    expect(recall()).toEqual({});
    expect(stored()).toBeNull();
  });
  it('are gone after a logout', async () => {
    const { send, recall, session, stored } = visit();
    session.logIn('t', '7');
    recall();
    await send('carloan', { term: '24' });
    session.logOut();
    expect(recall()).toEqual({});
    expect(stored()).toBeNull();
  });
  it('cost a config that declares none no storage', async () => {
    const phone = new Phone(resolveSite(config, 'default'), async () => accepted);
    const tab = phone.openTab();
    await sendLead(tab, { path: '/v3/user/formSave' }, { term: '24' }, 'carloan', null);
    expect(tab.session.answers.leads).toBeUndefined();
    expect(tab.view.sessionStorage.getItem('answerFacts')).toBeNull();
  });
});
