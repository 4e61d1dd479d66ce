import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

/** Colours with a contrast of 4.5:1 on the background, distinguishable also with red-green colour blindness. */
const colours = HighlightStyle.define([
  { tag: tags.propertyName, color: '#174a96' },
  { tag: tags.string, color: '#1a6b3c' },
  { tag: [tags.number, tags.bool, tags.null], color: '#8a3b00' },
  { tag: [tags.separator, tags.brace, tags.squareBracket], color: 'var(--ink-soft)' },
]);

const theme = EditorView.theme({
  '&': { height: '100%', backgroundColor: 'var(--paper)', fontSize: '13px' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': { fontFamily: 'var(--mono)', lineHeight: '1.6' },
  '.cm-gutters': {
    backgroundColor: 'var(--sunken)',
    color: 'var(--ink-soft)',
    borderRight: '1px solid var(--line)',
  },
  '.cm-activeLine, .cm-activeLineGutter': { backgroundColor: '#eef3fb80' },
  '.cm-tooltip': {
    border: '1px solid var(--line)',
    borderRadius: 'var(--radius)',
    boxShadow: 'var(--lift)',
    backgroundColor: 'var(--paper)',
  },
  '.cm-tooltip-autocomplete ul': { fontFamily: 'var(--mono)', maxHeight: '18em' },
  '.cm-tooltip-autocomplete > ul > li': { padding: '3px 8px' },
  '.cm-tooltip-autocomplete > ul > li[aria-selected]': {
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
  },
  '.cm-completionInfo': {
    maxWidth: '360px',
    padding: '8px 12px',
    whiteSpace: 'pre-wrap',
    fontFamily: 'inherit',
  },
  '.cm-about': { maxWidth: '420px', padding: '8px 12px', whiteSpace: 'pre-wrap' },
  '.cm-diagnostic': {
    padding: '8px 12px',
    maxWidth: '480px',
    whiteSpace: 'pre-wrap',
    borderLeftWidth: '3px',
  },
  '.cm-diagnosticAction': {
    minHeight: '28px',
    marginLeft: '0',
    marginTop: '8px',
    padding: '2px 12px',
    display: 'block',
    backgroundColor: 'var(--accent)',
    color: 'var(--on-accent)',
    border: '0',
  },
  '.cm-panels': { backgroundColor: 'var(--sunken)', color: 'var(--ink)' },
  '.cm-panels.cm-panels-bottom': { borderTop: '1px solid var(--line)' },
  '.cm-panel.cm-search': { padding: '8px 40px 8px 12px' },
  '.cm-panel.cm-search label': { marginRight: '12px', fontSize: '13px' },
  '.cm-panel.cm-search input[type=checkbox]': { accentColor: 'var(--accent)' },
  '.cm-textfield, .cm-button': {
    minHeight: '30px',
    padding: '0 10px',
    border: '1px solid var(--line-strong)',
    borderRadius: 'var(--radius)',
    backgroundColor: 'var(--paper)',
    backgroundImage: 'none',
    color: 'var(--ink)',
    fontFamily: 'inherit',
    fontSize: '13px',
  },
  '.cm-textfield': { minWidth: '220px' },
  '.cm-button': { cursor: 'pointer' },
  '.cm-button:hover': { borderColor: 'var(--accent)', color: 'var(--accent-strong)' },
  '.cm-textfield:focus-visible, .cm-button:focus-visible, .cm-search [name=close]:focus-visible': {
    outline: '2px solid var(--accent)',
    outlineOffset: '1px',
  },
  '.cm-panel.cm-search [name=close]': {
    top: '8px',
    right: '8px',
    width: '28px',
    height: '28px',
    borderRadius: 'var(--radius)',
    fontSize: '18px',
    cursor: 'pointer',
  },
  '.cm-pointed': { backgroundColor: '#ffe9a8' },
});

export const editorTheme = [theme, syntaxHighlighting(colours)];
