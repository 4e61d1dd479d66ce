import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useBlocks } from '../../../renderer/page/use-blocks.ts';
import type { Block } from '../../../schemas/index.ts';

const notice = (id: string): Block => ({ type: 'notice', id, tone: 'info', text: id }) as Block;
const form: Block = { type: 'form', id: 'form', form: 'any' } as Block;
const inSection = { type: 'section', id: 'card', blocks: [form] } as Block;

const Ids = ({ body, areNew }: { body: readonly Block[]; areNew: boolean }) =>
  useBlocks(body, areNew)
    .map(({ id }) => id)
    .join(' ');
/** What is rendered first. */
const first = (body: readonly Block[], areNew: boolean) =>
  renderToStaticMarkup(createElement(Ids, { body, areNew }));

it('renders the blocks of a new page up to its form first, also of a form in a section', () => {
  expect(first([notice('a'), form, notice('b'), notice('c')], true)).toBe('a form');
  expect(first([notice('a'), inSection, notice('b')], true)).toBe('a card');
});

it('renders a page without a form at once, and one whose position may be restored', () => {
  expect(first([notice('a'), notice('b')], true)).toBe('a b');
  expect(first([notice('a'), form, notice('b')], false)).toBe('a form b');
});
