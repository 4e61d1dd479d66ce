import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { json } from '@codemirror/lang-json';
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentUnit } from '@codemirror/language';
import { lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { type ChangeSet, Compartment, EditorState, Transaction } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { reaction } from 'mobx';
import { useEffect, useRef } from 'react';
import { offsetAt, rangeOfPointer } from '../../edits/text-position.ts';
import { useDraftStore } from '../draft-store/draft-store.ts';
import { sayIn } from '../language/use-words.ts';
import { withApplicableFixes } from '../problems/applicable-fixes.ts';
import { hrefOf, navigate } from '../route/route.ts';
import { codemirrorPhrases } from './codemirror-phrases.ts';
import { editorTheme } from './editor-theme.ts';
import styles from './JsonView.module.css';
import { JsonLanguageService } from './json-language-service.ts';
import { jsonWords } from './json-words.ts';
import { reportKeysAtCursor } from './keys-at-cursor.ts';
import { lintMarkers } from './lint-markers.ts';
import { type CurrentLanguageService, completeFrom, hoverFrom } from './schema-completion.ts';
import { schemaInLanguage } from './schema-in-language.ts';
import type { TextSender } from './text-sender.ts';

/** The position of the cursor: a JSON pointer, or line and column. */
export interface CursorTarget {
  pointer: string | null;
  line: number;
  column: number;
}

/** The editor of one file's text, created once per file; changes of the draft are merged in. */
export function JsonEditor({
  sender,
  target,
  onCursorKeys,
}: {
  sender: TextSender;
  target: CursorTarget | null;
  /** Called with the keys at the cursor. */
  onCursorKeys: (keys: string[]) => void;
}) {
  const draftStore = useDraftStore();
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<EditorView | null>(null);
  const help = useRef<JsonLanguageService | null>(null);
  const { language } = draftStore;
  const say = sayIn(jsonWords, language);
  const label = say('editor', { file: sender.file });

  useEffect(() => {
    if (!box.current) return;
    const fromElsewhere = Transaction.addToHistory.of(false);
    const weave = (changes: ChangeSet) =>
      view.dispatch({ changes, annotations: [fromElsewhere, Transaction.remote.of(true)] });
    const text = sender.attach(weave);
    box.current.addEventListener('keydown', keepToItself);
    // The page's content security policy forbids style elements; within a shadow root the editor uses adopted style
    // sheets.
    const root = box.current.shadowRoot ?? box.current.attachShadow({ mode: 'open' });
    const view = new EditorView({
      parent: root,
      root,
      state: EditorState.create({
        doc: text,
        extensions: [
          extensions(() => help.current),
          words.of(EditorState.phrases.of({})),
          named.of([]),
          keymap.of([{ key: 'Mod-s', run: () => leaveToSave(sender), preventDefault: true }]),
          EditorView.updateListener.of((update) => {
            for (const one of update.transactions) {
              if (one.docChanged && one.annotation(Transaction.remote) !== true) sender.typed(one.changes);
            }
          }),
          reportKeysAtCursor(onCursorKeys),
          EditorView.domEventHandlers({ blur: () => void sender.flush() }),
        ],
      }),
    });
    shown.current = view;
    // Edits of the last quarter of a second before the page closes.
    const holdUp = (event: BeforeUnloadEvent) => {
      if (sender.isSettled) return;
      void sender.flush();
      event.preventDefault();
    };
    addEventListener('beforeunload', holdUp);
    return () => {
      removeEventListener('beforeunload', holdUp);
      shown.current = null;
      sender.detach();
      view.destroy();
    };
  }, [sender, onCursorKeys]);

  useEffect(() => {
    shown.current?.dispatch({
      effects: [
        words.reconfigure(EditorState.phrases.of(codemirrorPhrases(language))),
        named.reconfigure(EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' })),
      ],
    });
  }, [language, label]);

  useEffect(
    () =>
      reaction(
        () => [draftStore.version, draftStore.language] as const,
        ([, current]) => {
          draftStore.client.schema(sender.file).then(
            ({ schema }) => {
              help.current = new JsonLanguageService(schemaInLanguage(schema, current));
            },
            // Without a schema there is no completion; the frame reports a lost connection.
            () => {},
          );
        },
        { fireImmediately: true, delay: 400 },
      ),
    [draftStore, sender],
  );

  useEffect(
    () =>
      reaction(
        () => [draftStore.problems, sender.isSettled, draftStore.language] as const,
        ([answer, isSettled, current]) => {
          const view = shown.current;
          if (!view || !answer || !isSettled || answer.version !== draftStore.version) return;
          const markers = lintMarkers(
            answer.problems
              .filter(({ file }) => file === sender.file)
              .map((one) => withApplicableFixes(one, draftStore)),
            view.state.doc.toString(),
            {
              language: current,
              fix: (edits) => void draftStore.edit(edits, answer.version),
            },
          );
          view.dispatch(setDiagnostics(view.state, markers));
        },
        { fireImmediately: true },
      ),
    [draftStore, sender],
  );

  useEffect(() => {
    const view = shown.current;
    if (view && target) moveCursorTo(view, target);
  }, [target]);

  return <div className={styles.editor} ref={box} />;
}

/**
 * Outside the shadow root the target of a key is not recognisable as an editor: `/` and Ctrl+Z must not reach the
 * page's shortcuts.
 */
const keepToItself = (event: KeyboardEvent) => event.stopPropagation();

const words = new Compartment();
const named = new Compartment();

const extensions = (help: CurrentLanguageService) => [
  lineNumbers(),
  foldGutter(),
  lintGutter(),
  history(),
  drawSelection(),
  indentOnInput(),
  indentUnit.of('  '),
  bracketMatching(),
  closeBrackets(),
  autocompletion({ override: [completeFrom(help)], activateOnTypingDelay: 80 }),
  hoverFrom(help),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  json(),
  editorTheme,
  keymap.of([
    ...closeBracketsKeymap,
    ...defaultKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...completionKeymap,
    ...lintKeymap,
  ]),
];

function leaveToSave(sender: TextSender): boolean {
  void sender.flush().then(() => navigate(hrefOf(['save'])));
  return true;
}

function moveCursorTo(view: EditorView, { pointer, line, column }: CursorTarget): void {
  const text = view.state.doc.toString();
  const at = offsetAt(text, line, column);
  const { from, to } = (pointer === null ? null : rangeOfPointer(text, pointer)) ?? { from: at, to: at };
  view.dispatch({
    selection: { anchor: from, head: to },
    effects: EditorView.scrollIntoView(from, { y: 'center' }),
  });
  view.focus();
}
