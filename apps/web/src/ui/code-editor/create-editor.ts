/**
 * The editor without React: created once, then updated.
 *
 * How this works: everything that can change has a compartment and is part of the initial state. Languages load after
 * the text; the last requested language wins. The style elements that the library creates carry the page's nonce.
 * Escape and then Tab leaves the editor (a behaviour of the library, preserved by not binding Tab in a way that would
 * hide it), so that the keyboard is never trapped.
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
import type { EditorLanguageParts } from './languages/editor-language-parts.ts';
import type { WrittenText } from './light-editor.ts';
import { loadLanguage, type LoadedLanguage } from './load-language.ts';
import { markExtension, showMarks } from './mark-extension.ts';
import { completionKeys } from './completion/completion-keys.ts';

/** Whitespace that looks like a blank but that compilers refuse: easily typed with a Chinese keyboard. */
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

const completionOptions = {
  // The default keys have lower precedence than ours.
  defaultKeymap: false,
  activateOnTypingDelay: 80,
  maxRenderedOptions: 60,
  filterStrict: true,
};

/** The parts that can change after creation. */
export interface EditorConfiguration {
  label: string;
  hint: string;
  locale: Locale;
  tabSize: number;
  isReadOnly: boolean;
  isDark: boolean;
}

export interface EditorOptions {
  parent: HTMLElement;
  nonce: string;
  begin: WrittenText;
  configuration: EditorConfiguration;
  /** Undefined while it loads: `setLanguage` adds it later. */
  language: LoadedLanguage | undefined;
  onChange: (text: string) => void;
}

export type CodeEditorHandle = ReturnType<typeof createEditor>;

const readOnly: Extension = [EditorState.readOnly.of(true), EditorView.editable.of(false)];

const toExtension = (configuration: EditorConfiguration): Extension => [
  EditorView.contentAttributes.of({
    'aria-label': configuration.label,
    'aria-description': configuration.hint,
    // A read-only editor takes the focus too: it can be scrolled and searched by keyboard.
    tabindex: '0',
  }),
  EditorState.phrases.of(editorPhrases[configuration.locale]),
  EditorState.tabSize.of(configuration.tabSize),
  indentUnit.of(' '.repeat(configuration.tabSize)),
  configuration.isReadOnly ? readOnly : [],
  EditorView.darkTheme.of(configuration.isDark),
];

const isSame = (one: EditorConfiguration, other: EditorConfiguration) =>
  (Object.keys(one) as (keyof EditorConfiguration)[]).every((part) => one[part] === other[part]);

export function createEditor({ parent, nonce, begin, configuration, language, onChange }: EditorOptions) {
  const languagePart = new Compartment();
  const configurationPart = new Compartment();
  const extensions = [
    // Parts of the initial state: every later change costs a layout.
    languagePart.of(toSupport(language?.parts)),
    configurationPart.of(toExtension(configuration)),
    completionKeys,
    fixedExtensions,
    EditorView.cspNonce.of(nonce),
    tooltips({ parent: document.body }),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) onChange(update.state.doc.toString());
    }),
  ];
  const view = new EditorView({ state: createState(begin, extensions), parent });
  if (begin.hasFocus) view.focus();
  let wanted: EditorLanguage = language?.name ?? 'plain';
  let current = configuration;

  return {
    /** One undo step. */
    setText: (next: string) => {
      if (view.state.doc.toString() === next) return;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        annotations: isolateHistory.of('full'),
      });
    },
    setLanguage: async (name: EditorLanguage) => {
      if (wanted === name) return;
      wanted = name;
      const { parts } = await loadLanguage(name);
      if (wanted === name) view.dispatch({ effects: languagePart.reconfigure(toSupport(parts)) });
    },
    configure: (next: EditorConfiguration) => {
      if (isSame(current, next)) return;
      current = next;
      view.dispatch({ effects: configurationPart.reconfigure(toExtension(next)) });
    },
    setMarks: (marks: readonly CompileMark[]) =>
      showMarks(view, marks, wanted === 'c' || wanted === 'cpp' ? 'display' : 'character'),
    destroy: () => {
      wanted = 'plain';
      view.destroy();
    },
  };
}

/**
 * Takes over the selection of the plain field. Browsers count a line end there as one character, as the editor does.
 */
function createState({ text, from, to }: WrittenText, extensions: Extension): EditorState {
  const state = EditorState.create({ doc: text, extensions });
  const inside = (place: number) => Math.min(place, state.doc.length);
  return state.update({ selection: { anchor: inside(from), head: inside(to) } }).state;
}

function toSupport(parts: EditorLanguageParts | undefined): Extension {
  if (parts === undefined) return [];
  const source = createCompletionSource(parts.words);
  return [parts.language, autocompletion({ ...completionOptions, override: [source] })];
}
