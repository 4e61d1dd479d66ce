import type { Text } from '../../api/index.ts';
import { globalActions } from '../actions/actions.ts';

interface KeyHelp {
  /** Pressed together, each as it stands on the keyboard: `['Ctrl', 'K']`. */
  keys: readonly string[];
  /** Other keys that do the same, or the same in another direction. */
  or?: readonly (readonly string[])[];
  does: Text;
}

export interface KeyGroup {
  where: Text;
  keys: readonly KeyHelp[];
}

/** Every key that the console gives a meaning, by where it works. */
export const keyGroups: readonly KeyGroup[] = [
  {
    where: { zh: '到处', en: 'Everywhere' },
    keys: [
      { keys: ['/'], or: [['Ctrl', 'K']], does: { zh: '查找任何东西', en: 'Find anything' } },
      {
        keys: ['Ctrl', 'S'],
        does: {
          zh: '去保存；在保存页上就保存，或者走到拦住保存的地方',
          en: 'Go to the save view; there: save, or go to what prevents it',
        },
      },
      { keys: ['Ctrl', 'Z'], does: globalActions.undo.name },
      { keys: ['Ctrl', 'Shift', 'Z'], or: [['Ctrl', 'Y']], does: globalActions.redo.name },
      { keys: ['?'], does: globalActions.help.name },
      { keys: ['Esc'], does: { zh: '关闭窗口；清空查找', en: 'Close a dialog; empty the search' } },
    ],
  },
  {
    where: { zh: '查找和列表', en: 'Search and lists' },
    keys: [
      { keys: ['↑'], or: [['↓']], does: { zh: '上一个、下一个', en: 'The one before, the next one' } },
      { keys: ['Home'], or: [['End']], does: { zh: '第一个、最后一个', en: 'The first, the last' } },
      { keys: ['Enter'], does: { zh: '打开', en: 'Open it' } },
    ],
  },
  {
    where: { zh: '表格', en: 'Tables' },
    keys: [
      { keys: ['↑'], or: [['↓'], ['←'], ['→']], does: { zh: '换单元格', en: 'Move to another cell' } },
      {
        keys: ['PageUp'],
        or: [['PageDown']],
        does: { zh: '上、下移一屏', en: 'A screen up or down' },
      },
      {
        keys: ['Enter'],
        or: [['F2']],
        does: {
          zh: '编辑单元格，直接打字也可以；在名字上：Enter 打开这一项',
          en: 'Edit the cell, as typing does; at a name, Enter opens the entry',
        },
      },
      { keys: ['Tab'], does: { zh: '编辑完，到下一格', en: 'Take the edit and go to the next cell' } },
      { keys: ['Esc'], does: { zh: '放弃这次编辑', en: 'Discard the edit' } },
      {
        keys: ['Ctrl', 'C'],
        or: [['Ctrl', 'V']],
        does: {
          zh: '复制行、粘贴行，和电子表格互通',
          en: 'Copy rows, paste rows, also from and to a spreadsheet',
        },
      },
      { keys: ['Ctrl', 'A'], does: { zh: '选中所有行，再按一次取消', en: 'Select all rows; again: none' } },
      { keys: ['Delete'], does: { zh: '清空单元格', en: 'Empty the cell' } },
      {
        keys: ['Space'],
        does: { zh: '勾选；在行首选中这一行', en: 'Tick; at the head of a row, select the row' },
      },
      {
        keys: ['Alt', 'Backspace'],
        does: { zh: '恢复已保存的值', en: 'Put the saved value back' },
      },
    ],
  },
  {
    where: { zh: '页面和表单的卡片，表格的列', en: 'Cards of pages and forms, columns of a table' },
    keys: [{ keys: ['Alt', '↑'], or: [['Alt', '↓']], does: { zh: '上移、下移', en: 'Move it up or down' } }],
  },
  {
    where: { zh: '决策表', en: 'Decision tables' },
    keys: [
      { keys: ['↑'], or: [['↓'], ['←'], ['→']], does: { zh: '换单元格', en: 'Move to another cell' } },
      { keys: ['Enter'], does: { zh: '修改这个条件或这一行', en: 'Edit the condition or the row' } },
      { keys: ['Delete'], does: { zh: '去掉这个条件', en: 'Take out the condition' } },
      {
        keys: ['Alt', '↑'],
        or: [['Alt', '↓']],
        does: { zh: '这一行上移、下移', en: 'Move the row up or down' },
      },
      { keys: ['Esc'], does: { zh: '拖动时放回原处', en: 'While dragging: leave the row where it was' } },
    ],
  },
  {
    where: { zh: '手机里的文字', en: 'Texts in the phone' },
    keys: [
      { keys: ['Enter'], does: { zh: '保留改好的文字', en: 'Keep the edited text' } },
      { keys: ['Esc'], does: { zh: '放弃这次修改', en: 'Discard the edit' } },
    ],
  },
];
