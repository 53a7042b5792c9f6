/** The editor without React. Every change is reported at once; the handler must not block typing. */
import { defaultKeymap, history, historyKeymap, isolateHistory } from '@codemirror/commands';
import { search, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState, Prec, type Extension } from '@codemirror/state';
import {
  drawSelection,
  dropCursor,
  EditorView,
  highlightSpecialChars,
  keymap,
  placeholder,
} from '@codemirror/view';
import type { Locale } from '@touchstone/contract/locales';
import { editorPhrases } from '../code-editor/editor-phrases.ts';
import { editorStyle } from '../code-editor/editor-style.ts';
import { changes, type ChangeName } from './markdown-commands.ts';
import { markdownKeys } from './markdown-keys.ts';
import { markdownLanguage } from './markdown-language.ts';
import { uploadMarks } from './upload-marks.ts';

export interface MarkdownConfiguration {
  label: string;
  hint: string;
  placeholder: string;
  locale: Locale;
  isInvalid: boolean;
  /** The id of the element that describes the text. */
  describedBy: string | undefined;
}

export interface MarkdownEditorOptions {
  parent: HTMLElement;
  nonce: string;
  text: string;
  configuration: MarkdownConfiguration;
  onChange: (text: string) => void;
  onBlur: () => void;
  /** Returns true if it handles the files; otherwise the browser's default action runs. */
  onFiles: (files: readonly File[], position: number) => boolean;
}

const layout = EditorView.theme({
  '&': { height: 'auto', minHeight: 'inherit', maxHeight: 'inherit' },
  '.cm-scroller': { overflow: 'auto', minHeight: 'inherit', maxHeight: 'inherit' },
  '.cm-content': { minHeight: 'inherit', padding: '12px 0' },
  '.cm-line': { padding: '0 14px' },
});

const toExtension = (configuration: MarkdownConfiguration): Extension => [
  EditorView.contentAttributes.of({
    'aria-label': configuration.label,
    'aria-description': configuration.hint,
    'aria-invalid': String(configuration.isInvalid),
    spellcheck: 'true',
    // A long text scrolls: the keyboard must reach it.
    tabindex: '0',
    ...(configuration.describedBy !== undefined && { 'aria-describedby': configuration.describedBy }),
  }),
  EditorState.phrases.of(editorPhrases[configuration.locale]),
  placeholder(configuration.placeholder),
];

const ownKeys = Prec.high(
  keymap.of(
    Object.entries(markdownKeys).map(([name, key]) => ({
      key,
      preventDefault: true,
      run: (view) => {
        view.dispatch(changes[name as ChangeName](view.state));
        return true;
      },
    })),
  ),
);

/** Office programs copy text together with a picture of it: the text is preferred. */
function pastedFiles(data: DataTransfer | null): File[] {
  if (data === null || data.types.includes('text/plain')) return [];
  return [...data.files];
}

const fileHandlers = (onFiles: MarkdownEditorOptions['onFiles']) =>
  EditorView.domEventHandlers({
    paste: (event, view) => {
      const files = pastedFiles(event.clipboardData);
      if (files.length === 0 || !onFiles(files, view.state.selection.main.to)) return false;
      event.preventDefault();
      return true;
    },
    drop: (event, view) => {
      const files = [...(event.dataTransfer?.files ?? [])];
      const position = view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? view.state.doc.length;
      if (files.length === 0 || !onFiles(files, position)) return false;
      event.preventDefault();
      return true;
    },
  });

const isSame = (one: MarkdownConfiguration, other: MarkdownConfiguration) =>
  (Object.keys(one) as (keyof MarkdownConfiguration)[]).every((part) => one[part] === other[part]);

export type MarkdownEditorHandle = ReturnType<typeof createMarkdownEditor>;

export function createMarkdownEditor(options: MarkdownEditorOptions) {
  const configurationPart = new Compartment();
  let current = options.configuration;
  const extensions: Extension = [
    configurationPart.of(toExtension(current)),
    ownKeys,
    fileHandlers(options.onFiles),
    history(),
    drawSelection(),
    dropCursor(),
    highlightSpecialChars(),
    EditorState.allowMultipleSelections.of(true),
    EditorView.lineWrapping,
    search({ top: true }),
    keymap.of([...searchKeymap, ...historyKeymap, ...defaultKeymap]),
    markdownLanguage,
    uploadMarks,
    layout,
    editorStyle,
    EditorView.cspNonce.of(options.nonce),
    EditorView.updateListener.of((update) => {
      if (update.docChanged) options.onChange(update.state.doc.toString());
      if (update.focusChanged && !update.view.hasFocus) options.onBlur();
    }),
  ];
  const view = new EditorView({
    state: EditorState.create({ doc: options.text, extensions }),
    parent: options.parent,
  });
  return {
    view,
    /** One undo step. */
    setText: (next: string) => {
      if (view.state.doc.toString() === next) return;
      view.dispatch({
        changes: { from: 0, to: view.state.doc.length, insert: next },
        annotations: isolateHistory.of('full'),
      });
    },
    configure: (next: MarkdownConfiguration) => {
      if (isSame(current, next)) return;
      current = next;
      view.dispatch({ effects: configurationPart.reconfigure(toExtension(next)) });
    },
    change: (name: ChangeName) => {
      view.dispatch(changes[name](view.state));
      view.focus();
    },
  };
}
