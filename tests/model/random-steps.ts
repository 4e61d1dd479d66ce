import fc from 'fast-check';
import { type LeadOutcome, type LoginOutcome, leadOutcomes, users } from './fake-server.ts';
import type { StorageMode } from './fake-storage.ts';
import { forms } from './forms.ts';
import type { FinishOutcome, FormId } from './lead-model.ts';
import {
  choose,
  closeTab,
  comeBack,
  deploy,
  finishing,
  garbage,
  hide,
  jump,
  kill,
  leavePage,
  letGo,
  link,
  logIn,
  logOut,
  openPage,
  openTab,
  press,
  reload,
  restart,
  revoke,
  type Step,
  storage,
  tick,
  type,
  wait,
  wipe,
  withdraw,
} from './steps.ts';

const hour = 3_600_000;
const waits = [10, 399, 401, 2000, 9000, 31 * 60_000, 601_000, 11 * hour, 13 * hour, 25 * hour];
const jumps = [-24 * hour, 24 * hour, -2 * hour, hour, -hour, 400 * 24 * hour];
const garbageTexts = [
  '{"requestId":',
  'null',
  '[]',
  '{"id":1}',
  '{"requestId":"x","state":"sent","answers":"","userId":"","at":1}',
  'x'.repeat(1_000_000),
];

const at = fc.nat({ max: 2 });
const user = fc.constantFrom(...users.map(({ id }) => id));
const formId = fc.constantFrom(...(Object.keys(forms) as FormId[]));
const loginOutcome = fc.constantFrom<LoginOutcome[]>(
  'ok',
  'ok',
  'ok',
  'ok',
  'lost',
  'wrongCode',
  'html',
  'noToken',
  'slow',
);
const keys = ['lead.package', 'lead.simple', 'draft.package', 'draft.simple', 'consent.draft'];
const leadOutcome = fc.oneof(
  fc.constantFrom<LeadOutcome[]>('ok', 'lostAfter', 'slowAfter', 'slowBefore'),
  fc.constantFrom(...leadOutcomes),
);
const mode = fc.oneof(
  fc.constant<StorageMode>('working'),
  fc.constantFrom<StorageMode[]>('throwing', 'silent', 'full', 'limited'),
);

const weighted: readonly (readonly [number, fc.Arbitrary<Step>])[] = [
  [
    8,
    fc
      .tuple(at, fc.constantFrom('name' as const, 'note' as const), fc.nat({ max: 1 }))
      .map((all) => type(...all)),
  ],
  [1, fc.tuple(at, fc.boolean()).map((all) => tick(...all))],
  [
    12,
    fc.tuple(at, fc.constantFrom(1, 1, 2, 20), leadOutcome, loginOutcome, user).map((all) => press(...all)),
  ],
  [2, at.map(restart)],
  [4, fc.tuple(fc.nat({ max: 5 }), fc.boolean()).map((all) => letGo(...all))],
  [4, fc.constantFrom(...waits).map(wait)],
  [2, fc.constantFrom(...jumps).map(jump)],
  [2, mode.map(storage)],
  [2, fc.constantFrom('local' as const, 'session' as const).map(wipe)],
  [1, fc.tuple(fc.constantFrom(...keys), fc.constantFrom(...garbageTexts)).map((all) => garbage(...all))],
  [2, at.map(leavePage)],
  [5, fc.tuple(at, formId).map((all) => openPage(...all))],
  [2, at.map(reload)],
  [2, at.map(kill)],
  [3, formId.map(openTab)],
  [1, at.map(closeTab)],
  [1, at.map(hide)],
  [1, at.map(comeBack)],
  [5, fc.tuple(at, user, loginOutcome).map((all) => logIn(...all))],
  [2, at.map(logOut)],
  [1, user.map(revoke)],
  [
    1,
    fc
      .tuple(at, user, fc.constantFrom('_token' as const, 'mark' as const, 'markcode' as const))
      .map((all) => link(...all)),
  ],
  [1, fc.tuple(at, fc.constantFrom('current' as const, 'link' as const)).map((all) => choose(...all))],
  [1, at.map(withdraw)],
  [1, at.map(deploy)],
  [2, fc.constantFrom<FinishOutcome[]>('held', 'fails').map(finishing)],
];

const longestSequence = 24;
export const anySteps = fc.commands(
  [fc.oneof(...weighted.map(([weight, arbitrary]) => ({ weight, arbitrary })))],
  { maxCommands: longestSequence, size: 'max' },
);
