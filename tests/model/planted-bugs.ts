/** A bug that the model must find: the client is loaded with one text of its source replaced. */
export interface PlantedBug {
  name: string;
  file: string;
  from: string;
  to: string;
}

const sendLead = 'runtime/leads/send-lead.ts';
const readLead = 'runtime/leads/read-lead.ts';
const changeLead = 'runtime/leads/change-lead.ts';
const leadAfter = 'runtime/leads/lead-after.ts';

export const plantedBugs: readonly PlantedBug[] = [
  {
    name: 'the request id is in the storage only',
    file: readLead,
    from: 'const remembered = leads.get(key) ?? null;',
    to: 'const remembered = null as KnownLead | null;',
  },
  {
    name: 'the wall clock decides whether a lead counts',
    file: readLead,
    from: '(isKnown || !isOld || !isAnswered(known))',
    to: '!isOld',
  },
  {
    name: 'the request id changes on a retry',
    file: leadAfter,
    from: 'requestId: lead.requestId };',
    to: 'requestId };',
  },
  {
    name: 'confirmed answers are sent again as another lead',
    file: leadAfter,
    from: 'return lead.answers === answers ? lead : fresh;',
    to: 'return fresh;',
  },
  {
    name: 'a lead without a response counts as refused',
    file: sendLead,
    from: "return { type: 'unanswered' };",
    to: "return { type: 'refused', code: 0 };",
  },
  {
    name: 'a refused lead counts as confirmed',
    file: sendLead,
    from: "return { type: 'refused', code: result.code };",
    to: "return { type: 'accepted', number: null };",
  },
  {
    name: 'a refused lead has the receipt of an accepted one',
    file: leadAfter,
    from: 'responseTo(lead, event.code, null, at)',
    to: 'responseTo(lead, 200, null, at)',
  },
  {
    name: 'a lead is forgotten after a reload',
    file: changeLead,
    from: 'storage.write(storedLead(form), kept);',
    to: "storage.write(storedLead(form), kept.state === 'unknown' ? null : kept);",
  },
  {
    name: 'every answer begins another lead',
    file: changeLead,
    from: 'if (!readLead(store, form)) restartLead',
    to: 'restartLead',
  },
  {
    name: 'the lead of another user is lost when a form is sent',
    file: changeLead,
    from: "latest.userId !== userId && latest.state !== 'draft'",
    to: 'false',
  },
  {
    name: 'the response to another user’s lead of the same request id counts',
    file: changeLead,
    from: 'latest?.requestId === requestId && latest.userId === userId',
    to: 'latest?.requestId === requestId',
  },
  {
    name: 'a lead that others have begun hides one without a response',
    file: 'runtime/leads/lead.ts',
    from: "stored.state === 'draft' && stored",
    to: 'false && stored',
  },
  {
    name: 'there is no lock between tabs',
    file: 'runtime/browser/tab-lock.ts',
    from: 'if (!locks) return work();',
    to: 'if (locks !== null) return work();',
  },
  {
    name: 'a lead is sent for whoever is logged in when its turn comes',
    file: sendLead,
    from: 'if (session.userId !== userId)',
    to: 'if (false)',
  },
  {
    name: 'any response with status 200 is a success',
    file: 'runtime/api/api-client.ts',
    from: "    return { kind: 'unanswered', reason: 'notJson' };\n  let body",
    to: "    return { kind: 'answered', code: 200, message: '', data: null };\n  let body",
  },
  {
    name: 'a response without a code is a success',
    file: 'runtime/api/api-client.ts',
    from: "if (typeof number !== 'number') return { kind: 'unanswered', reason: 'badShape' };",
    to: "if (typeof number !== 'number') return { kind: 'answered', code: 200, message: '', data };",
  },
  {
    name: 'the second tap of a double tap sends again',
    file: 'renderer/form/submit-state.ts',
    from: "state.phase === 'idle' ? {",
    to: 'state ? {',
  },
  {
    name: 'changed answers are finished without being sent',
    file: 'renderer/form/submit-state.ts',
    from: ' && sent === JSON.stringify(answers)',
    to: '',
  },
  {
    name: 'nobody owns a draft',
    file: 'renderer/form-state/drafts.ts',
    from: 'userId: owner, at',
    to: "userId: '', at",
  },
  {
    name: 'answers stay when another user logs in',
    file: 'renderer/form/use-form-handle.ts',
    from: "owner.isOther = owner.id !== '';",
    to: 'owner.isOther = false;',
  },
  {
    name: 'everybody may read the answers in memory',
    file: 'renderer/form-state/answer-owner.ts',
    from: "owner === '' || owner === user",
    to: 'typeof (owner + user) === "string"',
  },
  {
    name: 'the answers of a page that was left are lost',
    file: 'renderer/form/use-stored-answers.ts',
    from: 'latestPage.current.keepAnswers(schema.id, {',
    to: '((..._: unknown[]) => undefined)(schema.id, {',
  },
  {
    name: 'whoever reloads owns what was typed',
    file: 'runtime/answers/draft.ts',
    from: 'stringAnswers(answers), owner: ',
    to: "stringAnswers(answers), owner: '', whose: ",
  },
  {
    name: 'the state of a lead stays when another user logs in',
    file: 'renderer/form/use-lead.ts',
    from: 'lead.userId !== userId) setLead',
    to: 'false) setLead',
  },
  {
    name: 'a late login claims a form that was left',
    file: 'renderer/form/send-form.ts',
    from: 'return !state().isShown || handle.claim();',
    to: 'return handle.claim();',
  },
  {
    name: 'a token is stored without its user',
    file: 'runtime/session/persist-session.ts',
    from: 'delete written[1];',
    to: 'written.length;',
  },
  {
    name: 'a masked number is shown to whoever is logged in after a reload',
    file: 'runtime/session/start-session.ts',
    from: 'storage.read(stored.phoneOwner) === userId ?',
    to: 'storage ?',
  },
];
