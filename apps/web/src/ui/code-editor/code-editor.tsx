import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { keepServerMarkup, useIsIsland } from '../../lib/hydration.ts';
import { useLocale } from '../../lib/locale.ts';
import { currentMessages, defineMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { styleNonce } from '../theme/style-nonce.ts';
import type { CompileMark } from './compile-marks.ts';
import classes from './code-editor.module.css';
import { createEditor, type CodeEditorHandle, type EditorConfiguration } from './create-editor.ts';
import { editorLanguageOf, type EditorLanguage } from './editor-language.ts';
import type { EditorSettings } from './editor-settings.ts';
import { editorThemes } from './editor-themes.ts';
import {
  afterComposition,
  editorStyle,
  lightEditorMark,
  lightEditorSelector,
  readLightEditor,
  writeLightEditor,
} from './light-editor.ts';
import { loadLanguageSoon } from './load-language.ts';

export interface EditorContent {
  readonly text: string;
}

export interface CodeEditorProps {
  /** The initial text; a new object replaces the text. Typed text does not flow back through this property. */
  content: EditorContent;
  onChange: (text: string) => void;
  /** The language name that submissions use. */
  language: string;
  settings: EditorSettings;
  /** The accessible name and description of the editor. */
  label: string;
  hint?: string;
  marks?: readonly CompileMark[];
  isReadOnly?: boolean;
}

const editorMessages = defineMessages({
  'zh-CN': {
    languageFailed: (name: string) =>
      `没有加载出 ${name} 的高亮和补全，代码仍可编辑。请检查网络后重新选择语言`,
  },
  'zh-HK': {
    languageFailed: (name: string) =>
      `未能載入 ${name} 的標色和補全，程式碼仍可編輯。請檢查網絡後重新選擇語言`,
  },
  'en-US': {
    languageFailed: (name: string) =>
      `Colours and completions of ${name} did not load. You can go on writing; choose the language again when the connection is back`,
  },
});

/** The editor waits this long for its first language, then starts without it. */
const languageWaitMs = 400;

const noMarks: readonly CompileMark[] = [];

interface EditorParts extends Pick<CodeEditorProps, 'content' | 'onChange'> {
  configuration: EditorConfiguration;
  language: EditorLanguage;
}

function useEditor(parts: EditorParts) {
  const parent = useRef<HTMLDivElement>(null);
  const light = useRef<HTMLTextAreaElement>(null);
  const isIsland = useIsIsland();
  const [editor, setEditor] = useState<CodeEditorHandle>();
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  useEffect(() => {
    let made: CodeEditorHandle | undefined;
    const gone = new AbortController();
    // The field that the server rendered is unknown to React: it keeps the text that was typed before hydration.
    const served = parent.current?.querySelector<HTMLTextAreaElement>(lightEditorSelector);
    if (isIsland && served != null) {
      light.current = served;
      const report = () => latest.current.onChange(served.value);
      served.addEventListener('input', report, { signal: gone.signal });
      if (served.value !== latest.current.content.text) report();
    }
    const make = async () => {
      const language = await loadLanguageSoon(latest.current.language, languageWaitMs);
      if (light.current !== null) await afterComposition(light.current, gone.signal);
      if (parent.current === null || light.current === null || gone.signal.aborted) return;
      made = createEditor({
        parent: parent.current,
        nonce: styleNonce,
        begin: readLightEditor(light.current),
        configuration: latest.current.configuration,
        language,
        onChange: (next) => latest.current.onChange(next),
      });
      // Both changes happen in one task: only one editor is visible and editable at any time.
      const editorNow = made;
      if (isIsland) light.current.remove();
      flushSync(() => setEditor(editorNow));
    };
    void make();
    return () => {
      gone.abort();
      made?.destroy();
    };
  }, [isIsland]);
  const { content, configuration } = parts;
  useText({ content, editor, light });
  // `configure` compares values: an equal configuration changes nothing.
  useEffect(() => editor?.configure(configuration), [editor, configuration]);
  return { parent, light, editor, isIsland };
}

interface TextTarget {
  content: EditorContent;
  editor: CodeEditorHandle | undefined;
  light: RefObject<HTMLTextAreaElement | null>;
}

/** A new content object replaces the text. The same object does not, even when the full editor takes over. */
function useText({ content, editor, light }: TextTarget): void {
  const shown = useRef(content);
  useEffect(() => {
    if (shown.current === content) return;
    shown.current = content;
    if (editor !== undefined) editor.setText(content.text);
    else if (light.current !== null) writeLightEditor(light.current, content.text);
  }, [editor, content, light]);
}

/**
 * Fills its parent element. The editor is a large script: pages load the part that uses it on demand. Until the editor
 * exists, a plain field takes the input.
 */
export function CodeEditor({
  content,
  onChange,
  language,
  settings,
  label,
  hint = '',
  marks = noMarks,
  isReadOnly = false,
}: CodeEditorProps) {
  const locale = useLocale();
  const { theme, tabSize } = settings;
  const isDark = theme !== 'site' && editorThemes[theme].isDark;
  const configuration = { label, hint, locale, tabSize, isReadOnly, isDark };
  const grammar = editorLanguageOf(language);
  const { parent, light, editor, isIsland } = useEditor({
    content,
    onChange,
    configuration,
    language: grammar,
  });
  useEffect(() => {
    editor
      ?.setLanguage(grammar)
      .catch(() => showToast('warning', currentMessages(editorMessages).languageFailed(language)));
  }, [editor, grammar, language]);
  useEffect(() => editor?.setMarks(marks), [editor, marks]);
  const root = {
    ref: parent,
    className: classes['root'],
    style: editorStyle(settings),
    'data-code-editor': '',
  };
  if (isIsland) return <div {...root} {...keepServerMarkup} />;
  return (
    <div {...root}>
      {editor === undefined && (
        <textarea
          ref={light}
          {...lightEditorMark}
          className={classes['light']}
          aria-label={label}
          defaultValue={content.text}
          readOnly={isReadOnly}
          onChange={(event) => onChange(event.currentTarget.value)}
          wrap="off"
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
        />
      )}
    </div>
  );
}
