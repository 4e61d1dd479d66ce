import { expect, it } from 'vitest';
import { reachIn } from '../../../ops/plan/reach.ts';
import { trafficCounterOf, withVisitorsPerDay } from '../../../ops/plan/visitors-per-day.ts';
import { headline } from '../../../ops/plan-report/headline.ts';
import { printJson } from '../../../ops/plan-report/print-json.ts';
import { pageFilesText, seenHead } from '../../../ops/plan-report/seen-text.ts';
import { compared, type Draft, edited, read, shipped } from '../plan/plan-of-edit.ts';
import { pagesWalked } from './real-walks.ts';

const leadOne: Draft = edited(shipped, ({ navigation }) => {
  navigation.rules.unshift({
    id: 'lead-one',
    when: { channel: '5265', outcome: 'formSaved' },
    go: 'carProblem',
  });
});
const retitled = (config: Draft, pages: readonly string[]): Draft =>
  edited(config, (copy) => {
    for (const page of pages) copy.pages[page].title = '另一个标题';
  });

it('the channels told for a page are those that real visits lead there', () => {
  const plan = compared(leadOne, retitled(leadOne, ['car-problem']));
  const hosts = ['default'];
  // One of each ten, and the one that is led.
  const some = Object.keys(leadOne.channels.channels).filter((one, at) => at % 10 === 0 || one === '5265');
  const walked = some.filter((channel) =>
    hosts.some((host) => pagesWalked(leadOne, host, channel).has('car-problem')),
  );
  expect(walked).toEqual(['5265']);
  expect(reachIn(plan.pages, plan).channels).toBe(walked.length);
  expect(seenHead(plan, 'zh')).toBe('1 页有改动，1 个渠道的访客看到');
  expect(pageFilesText(plan, 'zh')).toBe(
    '1 个页面文件（含所用表单）有改动，看到的是 1 个渠道、3 个站点的访客，其他访客要直接打开网址才会碰到',
  );
  expect(pageFilesText(plan, 'en')).toBe(
    '1 page file differs (with the forms on them), seen by visitors of 1 channel, 3 hosts; others meet it only by opening its address',
  );
  expect(printJson(plan)).not.toContain('"led"');
});

it('a page to which nobody is led is said to be seen only by opening its address', () => {
  const plan = compared(shipped, retitled(shipped, ['car-problem']));
  expect(pageFilesText(plan, 'zh')).toBe('1 个页面文件（含所用表单）有改动（要直接打开网址才会碰到）');
  expect(seenHead(plan, 'zh')).toBe('1 页有改动（要直接打开网址才会碰到）');
});

it('the visitors a day of a page are those who are led there, and at most all where nobody is', () => {
  const rows = [
    { channel: '5265', host: 'default', city: '', visitors: 100 },
    { channel: '5611', host: 'default', city: '', visitors: 4000 },
  ];
  const headOf = (before: Draft) => {
    const after = retitled(before, ['car-problem']);
    const sides = { before: { ...read, config: before }, after: { ...read, config: after } };
    const plan = compared(before, after);
    return headline(withVisitorsPerDay(plan, trafficCounterOf(rows, sides, plan)), 'zh');
  };
  expect(headOf(leadOne)).toMatch(/^约 100 名访客\/天 · /);
  // Whoever opens the address is of any channel.
  expect(headOf(shipped)).toMatch(/^至多约 4,100 名访客\/天 · /);
});

const some = [
  ...['form-package', 'form-package-simple', 'city', 'success-download', 'p4-list-download', 'gongzhonghao'],
  ...['car-problem', 'loan-calculator', 'carloan', 'carloan-app'],
];
it('pages of the shipped config are told for the channels and hosts that real visits lead there', () => {
  const pages = Object.keys(leadOne.pages);
  const plan = compared(leadOne, retitled(leadOne, some));
  const differences: string[] = [];
  const channels = ['5265', '5611', '675'];
  const hosts = Object.keys(leadOne.hosts.hosts);
  const walks = channels.map((channel) => {
    const walked = hosts.map((host) => pagesWalked(leadOne, host, channel));
    return { channel, walked: new Set(walked.flatMap((some) => [...some])) };
  });
  for (const { page, led = {} } of plan.pages) {
    for (const { channel, walked } of walks) {
      const isTold = (led.channel?.includes(channel) ?? true) && led.host?.length !== 0;
      const shows = pages.some((one) => walked.has(one) && (one === page || shownIn(one, page)));
      if (isTold !== shows) differences.push(`${page} ${channel}: told ${isTold}, walked ${shows}`);
    }
  }
  expect(plan.pages.length).toBe(some.length);
  expect(differences).toEqual([]);
});

/** Whether a page opens another one in a sheet, at any depth. */
function shownIn(page: string, sheet: string): boolean {
  const found = [page];
  for (const one of found) {
    const form = [...JSON.stringify(leadOne.pages[one]).matchAll(/"(?:form|forms)":\[?"([^"\]]+)"/g)];
    const texts = [leadOne.pages[one], ...form.map(([, id = '']) => leadOne.forms[id])].map((part) =>
      JSON.stringify(part ?? null),
    );
    for (const [, named = ''] of texts.join().matchAll(/"(?:page|withdrawPage)":"([^"]+)"/g))
      if (!found.includes(named) && Object.hasOwn(leadOne.pages, named)) found.push(named);
  }
  return found.includes(sheet);
}

it.each([
  ['login.codeWrong', '只有收到返回码 4001 的访客看到', 'seen only by visitors who get result code 4001'],
  ['login.failed', '只有收到其他返回码的访客看到', 'seen only by visitors who get another result code'],
])('a message that only results of calls show is told of no number of visitors: %s', (id, zh, en) => {
  const plan = compared(
    shipped,
    edited(shipped, ({ messages }) => {
      messages.messages[id] = '换一句';
    }),
  );
  expect(seenHead(plan, 'zh')).toBe(`1 处文字有改动，${zh}`);
  expect(seenHead(plan, 'en')).toBe(`1 text differs, ${en}`);
  expect(printJson(plan)).not.toContain('atResults');
});

it('a message with which rows hold visitors is told to be seen by those alone', () => {
  const plan = compared(
    shipped,
    edited(shipped, ({ messages }) => {
      messages.messages['ipInfo.failedAfterForm'] = '换一句';
    }),
  );
  expect(seenHead(plan, 'zh')).toBe(
    '1 处文字有改动，只有被导航规则“城市取不到：线索已保存，只是去向待定”留在原页的访客看到',
  );
  const alsoShown: Draft = edited(shipped, ({ navigation }) => {
    navigation.rules.find(({ id }: Draft) => id === 'form-ip-info-failed').hold = 'call.failed';
  });
  const other = edited(alsoShown, ({ messages }) => {
    messages.messages['call.failed'] = '换一句';
  });
  expect(seenHead(compared(alsoShown, other), 'zh')).toMatch(/的访客可能看到$/);
});

it('a text of a kind of fields is told of those who are led to a page with such a field', () => {
  const headOf = (id: string) =>
    seenHead(
      compared(
        shipped,
        edited(shipped, ({ messages }) => {
          messages.messages[id] = '换一句';
        }),
      ),
      'zh',
    );
  const withArea = Object.values<Draft>(shipped.forms).filter(({ fields }) =>
    fields.some(({ kind }: Draft) => kind === 'area'),
  );
  expect(withArea.length).toBeGreaterThan(0);
  expect(headOf('field.area.city')).not.toBe(headOf('call.failed'));
  // A dateRange is on no page.
  expect(JSON.stringify(shipped.forms)).not.toContain('"dateRange"');
  expect(headOf('field.dateRange.first')).toBe('');
});

it('an own message of one result code is told so, and no longer where a page says it, too', () => {
  const own: Draft = edited(shipped, ({ messages, forms }) => {
    messages.messages['own.text'] = '一';
    forms['form-package-simple'].logIn.onResult.cases[1].show.message = 'own.text';
  });
  const other = edited(own, ({ messages }) => {
    messages.messages['own.text'] = '二';
  });
  expect(seenHead(compared(own, other), 'zh')).toBe('1 处文字有改动，只有收到返回码 4001 的访客看到');
  const both = [own, other].map((config) =>
    edited(config, ({ forms }) => {
      forms['form-package-simple'].logIn.onResult.otherwise.show.message = 'own.text';
    }),
  );
  expect(seenHead(compared(both[0], both[1]), 'zh')).toBe(
    '1 处文字有改动，只有收到返回码 4001 或收到其他返回码的访客看到',
  );
});
