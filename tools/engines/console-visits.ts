import type { ConsoleUnderTest } from './console-under-test.ts';
import { eventually, isShown, pressText } from './engine-actions.ts';
import type { EngineTab } from './engine-tab.ts';

export interface ConsoleVisit {
  name: string;
  run(tab: EngineTab, console: ConsoleUnderTest): Promise<void>;
}

const [channels, map] = ['channels.json', 'channels'];

async function openView(tab: EngineTab, { address }: ConsoleUnderTest, view: string): Promise<void> {
  await tab.open(address);
  await isShown(tab, '从这里开始');
  await tab.evaluate(`location.hash = ${JSON.stringify(`#/${view}`)};`);
}

/** Makes a cell of a channel the active one, by a press. */
async function pressCell(tab: EngineTab, channel: string, column: string): Promise<void> {
  await eventually(`the cell ${column} of ${channel}`, () =>
    tab.evaluate(`const [head] = [...document.querySelectorAll('[role=grid] thead tr')];
      const at = head ? [...head.children].findIndex((one) => one.innerText.trim().startsWith(${JSON.stringify(column)})) : -1;
      const row = [...document.querySelectorAll('[role=grid] tbody tr')].find((one) => {
        return [...one.children].some((cell) => cell.innerText.split('\\n')[0].trim() === ${JSON.stringify(channel)});
      });
      const cell = row && at >= 0 ? row.children[at] : null;
      for (const one of document.querySelectorAll('[data-pressed-cell]')) one.removeAttribute('data-pressed-cell');
      if (cell) cell.setAttribute('data-pressed-cell', '');
      return cell !== null;`),
  );
  await tab.press('[data-pressed-cell]');
}

/** Chooses in a list of suggestions that typing has opened. */
const chooseOption = (tab: EngineTab, text: string) =>
  eventually(`the option ${text}`, () =>
    tab.evaluate(`const option = [...document.querySelectorAll('[role=option]')]
        .find((one) => one.textContent.includes(${JSON.stringify(text)}));
      if (!option) return false;
      for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
        option.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, button: 0 }));
      return true;`),
  );

const focusField = (tab: EngineTab, label: string) =>
  eventually(`the field ${label}`, () =>
    tab.evaluate(`const dialog = document.querySelector('dialog[open]');
      const found = dialog && [...dialog.querySelectorAll('input, select')].find((one) =>
        [...(one.labels || [])].some((own) => own.textContent.trim().startsWith(${JSON.stringify(label)})));
      if (found) found.focus();
      return Boolean(found);`),
  );

/** Copies a text as another program does. */
async function copyText(tab: EngineTab, text: string): Promise<void> {
  await tab.evaluate(`const source = document.createElement('textarea');
    source.id = 'copied-text';
    source.value = ${JSON.stringify(text)};
    document.body.append(source);
    source.focus();
    source.select();`);
  await tab.pressControl('c');
  await tab.evaluate(`document.getElementById('copied-text').remove();`);
}

const isGone = (tab: EngineTab, what: string, selector: string) =>
  eventually(`no ${what}`, () =>
    tab.evaluate(`return !document.querySelector(${JSON.stringify(selector)});`),
  );

/** Presses the button once, when the plan of the last edit has enabled it. */
const pressSave = (tab: EngineTab) =>
  eventually('a draft that can be saved', () =>
    tab.evaluate(`const button = [...document.querySelectorAll('button')]
        .find((one) => one.textContent.trim() === '保存 1 个文件' && !one.disabled);
      if (button) button.click();
      return Boolean(button);`),
  );

/** The first jobs of an operator's day. Each undoes what it edits, so that the next finds the config as it was. */
export const consoleVisits: readonly ConsoleVisit[] = [
  {
    name: 'console: a title is typed into a cell, the impact is counted, and it is undone',
    run: async (tab, console) => {
      await openView(tab, console, 'channels');
      await pressCell(tab, '675', '页面标题');
      await tab.typeKeys('New title');
      await tab.pressKey('Enter');
      const title = () => console.inDraft(channels, map, '675')?.title;
      await eventually('the title in the draft', async () => title() === 'New title');
      await eventually('the impact', () =>
        tab.evaluate(`const badge = document.querySelector('a[href="#/know"]');
          return badge !== null && /访客/.test(badge.textContent) && !/访客不受影响/.test(badge.textContent);`),
      );
      await pressText(tab, '撤销');
      await eventually('the old title', async () => title() !== 'New title');
    },
  },
  {
    name: 'console: a channel with a city rule is added in the dialog, found by search, and removed by one undo',
    run: async (tab, console) => {
      await openView(tab, console, 'channels');
      await pressText(tab, '新增');
      await focusField(tab, '渠道');
      await tab.typeKeys('channel_9001');
      await focusField(tab, '城市规则');
      await tab.typeKeys('beijing-skip');
      await chooseOption(tab, 'beijing-skip-form');
      await focusField(tab, '转化编号');
      await tab.typeKeys('0099887766');
      await pressText(tab, '新增');
      await isGone(tab, 'dialog', 'dialog[open]');
      const { cityRule } = console.inDraft(channels, map, '9001') ?? {};
      if (cityRule !== 'beijing-skip-form') throw new Error(`city rule: ${cityRule}`);
      await tab.evaluate(`location.hash = '#/channels/9001';`);
      await isShown(tab, '渠道 9001');
      await pressText(tab, '撤销');
      await eventually('no channel', async () => console.inDraft(channels, map, '9001') === undefined);
    },
  },
  {
    name: 'console: rows of a spreadsheet are pasted, corrected and applied',
    run: async (tab, console) => {
      await openView(tab, console, 'channels');
      const rows = ['渠道号\t品牌\t备注', '8101\t鹭洲快贷\tone', '8102\t禾岸借贷\ttwo'].join('\n');
      await copyText(tab, rows);
      await pressCell(tab, '675', '页面标题');
      await tab.pressControl('v');
      await isShown(tab, '新增 2 行，修改 0 行');
      await pressText(tab, '应用 2 行');
      await isGone(tab, 'dialog', 'dialog[open]');
      const note = (id: string) => console.inDraft(channels, map, id)?.note;
      await eventually('the rows', async () => note('8101') === 'one' && note('8102') === 'two');
      await pressText(tab, '撤销');
      await eventually('no rows', async () => console.inDraft(channels, map, '8102') === undefined);
    },
  },
  {
    name: 'console: the impact of an edit names its visitors, and the phone loads their page',
    run: async (tab, console) => {
      await openView(tab, console, 'channels');
      await pressCell(tab, '675', '页面标题');
      await tab.typeKeys('Another');
      await tab.pressKey('Enter');
      await tab.evaluate(`location.hash = '#/know';`);
      await isShown(tab, 'Another');
      await tab.evaluate(`location.hash = '#/see';`);
      // The phone reports its address when its page has started.
      await eventually('a phone with a page', () =>
        tab.evaluate(`return /当前位置\\s*\\//.test(document.body.innerText);`),
      );
      await pressText(tab, '撤销');
      await eventually(
        'the old title',
        async () => console.inDraft(channels, map, '675')?.title !== 'Another',
      );
    },
  },
  {
    name: 'console: an edit is saved to the disk, and the save is undone',
    run: async (tab, console) => {
      const before = console.onDisk(channels, map, '675')?.title;
      await openView(tab, console, 'channels');
      await pressCell(tab, '675', '页面标题');
      await tab.typeKeys('Saved title');
      await tab.pressKey('Enter');
      await tab.evaluate(`location.hash = '#/save';`);
      const onDisk = () => console.onDisk(channels, map, '675')?.title;
      await pressSave(tab);
      await eventually('the title on the disk', async () => onDisk() === 'Saved title');
      await isShown(tab, '已写入 channels.json');
      await pressText(tab, '撤销');
      await pressSave(tab);
      await eventually('the old title on the disk', async () => onDisk() === before);
    },
  },
];
