import type { PhoneKind } from './phone-kind.ts';
import {
  deploy,
  finishing,
  jump,
  kill,
  leavePage,
  letGo,
  logIn,
  logOut,
  openPage,
  openTab,
  press,
  reload,
  type Step,
  type,
  wait,
  wipe,
} from './steps.ts';

/** A sequence that the client once failed, shrunk; played before the random ones. */
interface PastFailure {
  title: string;
  phone?: Partial<PhoneKind>;
  steps: readonly Step[];
}

const [one, other] = ['1001', '1002'];
const send = (tab: number, user: string, outcome: Parameters<typeof press>[2] = 'ok') =>
  press(tab, 1, outcome, 'ok', user);

export const pastFailures: readonly PastFailure[] = [
  {
    title: 'a reload after a deploy gives what one user typed to the one who has logged in in another tab',
    phone: { isLoggedIn: true },
    steps: [type(0, 'name', 0), openTab('package'), logIn(1, other, 'ok'), deploy(0)],
  },
  {
    title:
      'a reload after a deploy gives what a user typed to whoever logs in next, where the login was wiped',
    steps: [send(0, one), wipe('local'), deploy(0)],
  },
  {
    title: 'answers of one user are shown after the logout of another',
    phone: { isLoggedIn: true },
    steps: [type(0, 'name', 0), leavePage(0), logIn(0, other, 'ok'), logOut(0), openPage(0, 'package')],
  },
  {
    title: 'a form is shown as sent to a user who has logged in since',
    steps: [send(0, other), reload(0), logIn(0, one, 'ok')],
  },
  {
    title: 'a form is shown as sent after the logout of a user who has not sent it',
    steps: [send(0, other), reload(0), logIn(0, one, 'ok'), logOut(0)],
  },
  {
    title: 'a reload shows the masked number of one user to the one who has logged in in another tab',
    steps: [openTab('package'), logIn(0, other, 'ok'), logIn(1, one, 'ok'), reload(0)],
  },
  {
    title: 'a token is stored without its user, when the same user logs in again after a wipe',
    phone: { isLoggedIn: true },
    steps: [wipe('local'), logIn(0, one, 'ok'), kill(0), send(0, one, 'lostAfter')],
  },
  {
    title: 'a token is stored with the user of another tab, when the same user logs in again',
    phone: { isLoggedIn: true },
    steps: [
      openTab('package'),
      logIn(1, other, 'ok'),
      type(1, 'name', 0),
      logIn(0, one, 'ok'),
      kill(0),
      type(0, 'name', 0),
      logIn(0, one, 'ok'),
    ],
  },
  {
    title: 'another user hides a lead without a response by beginning one',
    steps: [send(0, other, 'slowAfter'), logIn(0, one, 'ok'), logIn(0, other, 'ok'), send(0, one)],
  },
  {
    title: 'another user replaces a lead without a response, and the page is killed',
    phone: { isLoggedIn: true },
    steps: [
      send(0, one, 'lostAfter'),
      logIn(0, other, 'ok'),
      send(0, other, 'lostAfter'),
      kill(0),
      logIn(0, one, 'ok'),
      type(0, 'name', 1),
      send(0, one),
    ],
  },
  {
    title: 'success is told to a user whose tab shares the request id of another user',
    steps: [
      type(0, 'name', 0),
      wait(401),
      openTab('simple'),
      logIn(0, one, 'ok'),
      logIn(1, other, 'ok'),
      type(1, 'name', 0),
      wait(401),
      send(0, one),
      send(1, other),
    ],
  },
  {
    title: 'a page that is held finishes with answers that were changed since',
    steps: [finishing('held'), send(0, one), type(0, 'name', 0), send(0, one)],
  },
  {
    title: 'the late login of a form that was left claims what another user has sent',
    steps: [
      press(0, 1, 'ok', 'slow', one),
      openPage(0, 'simple'),
      logIn(0, other, 'ok'),
      send(0, one),
      openPage(0, 'simple'),
      letGo(0, false),
    ],
  },
  {
    title: 'a lead that waits for another tab is sent for a user who has logged in meanwhile',
    phone: { isLoggedIn: true, hasLocks: true },
    steps: [openTab('package'), send(1, one, 'slowAfter'), send(0, one), logIn(0, other, 'ok'), reload(1)],
  },
  {
    title: 'a tab that knows nothing of a lead without a response hides it after a wipe',
    phone: { isLoggedIn: true },
    steps: [
      send(0, one, 'error502After'),
      wipe('local'),
      openTab('package'),
      logIn(1, one, 'ok'),
      send(0, one),
    ],
  },
  {
    title: 'a tab takes a lead without a response for an old visit’s, though another tab has sent it again',
    phone: { isLoggedIn: true, hasStorageEvents: false },
    steps: [
      send(0, one, 'lostAfter'),
      wait(25 * 3_600_000),
      openTab('package'),
      send(0, one, 'lostAfter'),
      type(1, 'name', 0),
      send(1, one),
    ],
  },
  {
    title: 'the clock makes a lead of this visit an old one, after another tab has sent it again',
    phone: { tabs: 2, hasLocks: false, hasStorageEvents: false },
    steps: [
      send(0, one, 'error502After'),
      wait(10),
      send(1, one, 'lostAfter'),
      jump(-24 * 3_600_000),
      send(0, one),
    ],
  },
  {
    title: 'the late end of a first request takes the answers of the second for those of the first',
    phone: { hasLocks: false, hasStorageEvents: false },
    steps: [
      send(0, one, 'slowBefore'),
      deploy(0),
      openPage(0, 'simple'),
      send(0, one, 'htmlBefore'),
      wait(25 * 3_600_000),
      send(0, one),
      letGo(0, false),
    ],
  },
];
