/**
 * The editor without React: made once, told what changes.
 *
 * How this works: what can change has a compartment each. Languages arrive later than the text; the one that was asked for
 * last counts. The style elements that the library makes carry the page's nonce. Escape and then Tab leaves the editor (a
 * behaviour of the library, kept by not binding Tab in a way that would hide it), so that the keyboard is never trapped.
 */
import {
  autocompletion,
  closeBrackets,
  closeBracketsKeymap,
  completionKeymap,
} from '@codemirror/autocomplete';
import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import {
  bracketMatching,
  codeFolding,
  foldGutter,
  foldKeymap,
  indentOnInput,
  indentUnit,
} from '@codemirror/language';
import { highlightSelectionMatches, search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  crosshairCursor,
  drawSelection,
  dropCursor,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  highlightSpecialChars,
  keymap,
  lineNumbers,
  rectangularSelection,
  tooltips,
} from '@codemirror/view';
import type { Locale } from '@touchstone/contract/locales';
import type { CompileMark } from './compile-marks.ts';
import { createCompletionSource } from './completion/complete-code.ts';
import type { EditorLanguage } from './editor-language.ts';
import { editorPhrases } from './editor-phrases.ts';
import { editorStyle } from './editor-style.ts';
import { loadLanguage } from './load-language.ts';
import { markExtension, showMarks } from './mark-extension.ts';
import { completionKeys } from './completion/completion-keys.ts';

/** Blanks that look like the usual one and that no compiler takes: easily typed with a Chinese keyboard. */
const otherBlanks = /[\u00a0\u3000]/;

const fixedExtensions: Extension = [
  lineNumbers(),
  markExtension,
  foldGutter({ openText: '▾', closedText: '▸' }),
  codeFolding(),
  highlightSpecialChars({ addSpecialChars: otherBlanks }),
  history(),
  drawSelection(),
  dropCursor(),
  EditorState.allowMultipleSelections.of(true),
  indentOnInput(),
  bracketMatching(),
  closeBrackets(),
  rectangularSelection(),
  crosshairCursor(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  highlightSelectionMatches(),
  search({ top: true }),
  keymap.of([
    ...closeBracketsKeymap,
    ...completionKeymap,
    ...searchKeymap,
    ...historyKeymap,
    ...foldKeymap,
    ...defaultKeymap,
  ]),
  editorStyle,
];

const completionManners = {
  // Its keys come after ours.
  defaultKeymap: false,
  activateOnTypingDelay: 80,
  maxRenderedOptions: 60,
  filterStrict: true,
};

export interface EditorOptions {
  parent: HTMLElement;
  nonce: string;
  text: string;
  onChange: (text: string) => void;
}

export type CodeEditorHandle = ReturnType<typeof createEditor>;

const tabs = (size: number): Extension => [EditorState.tabSize.of(size), indentUnit.of(' '.repeat(size))];
const readOnly = (isReadOnly: boolean): Extension => [
  EditorState.readOnly.of(isReadOnly),
  EditorView.editable.of(!isReadOnly),
  // What cannot be edited takes the focus all the same: it scrolls and is searched by keyboard.
  isReadOnly ? EditorView.contentAttributes.of({ tabindex: '0' }) : [],
];

function createCompartments() {
  const language = new Compartment();
  const tab = new Compartment();
  const words = new Compartment();
  const dark = new Compartment();
  const access = new Compartment();
  const name = new Compartment();
  const all = [language, tab, words, dark, access, name].map((compartment) => compartment.of([]));
  return { language, tab, words, dark, access, name, all };
}

export function createEditor({ parent, nonce, text, onChange }: EditorOptions) {
  const parts = createCompartments();
  const listener = EditorView.updateListener.of((update) => {
    if (update.docChanged) onChange(update.state.doc.toString());
  });
  const extensions = [
    parts.all,
    completionKeys,
    fixedExtensions,
    EditorView.cspNonce.of(nonce),
    tooltips({ parent: document.body }),
    listener,
  ];
  const view = new EditorView({ state: EditorState.create({ doc: text, extensions }), parent });
  let wanted: EditorLanguage = 'plain';
  const configure = (compartment: Compartment, extension: Extension) =>
    view.dispatch({ effects: compartment.reconfigure(extension) });

  return {
    view,
    /** Undone in one step. */
    setText(next: string) {
      if (view.state.doc.toString() === next) return;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        annotations: isolateHistory.of('full'),
      });
    },
    async setLanguage(language: EditorLanguage) {
      wanted = language;
      const loaded = await loadLanguage(language);
      if (wanted !== language) return;
      if (loaded === undefined) return configure(parts.language, []);
      const source = createCompletionSource(loaded.words);
      configure(parts.language, [
        loaded.language,
        autocompletion({ ...completionManners, override: [source] }),
      ]);
    },
    setTabSize: (size: number) => configure(parts.tab, tabs(size)),
    setLocale: (locale: Locale) => configure(parts.words, EditorState.phrases.of(editorPhrases[locale])),
    setDark: (isDark: boolean) => configure(parts.dark, EditorView.darkTheme.of(isDark)),
    setReadOnly: (isReadOnly: boolean) => configure(parts.access, readOnly(isReadOnly)),
    setLabel: (label: string, hint: string) =>
      configure(
        parts.name,
        // It is reachable by Tab anyway; that is said for tools that look for the attribute.
        EditorView.contentAttributes.of({ 'aria-label': label, 'aria-description': hint, tabindex: '0' }),
      ),
    setMarks: (marks: readonly CompileMark[]) =>
      showMarks(view, marks, wanted === 'c' || wanted === 'cpp' ? 'display' : 'character'),
    focus: () => view.focus(),
    destroy: () => {
      wanted = 'plain';
      view.destroy();
    },
  };
}
