import { useEffect, useRef, useState, type CSSProperties } from 'react';
import { useLocale } from '../../lib/locale.ts';
import { currentMessages, defineMessages } from '../../lib/messages.ts';
import { showToast } from '../../lib/toasts.ts';
import { styleNonce } from '../theme/style-nonce.ts';
import type { CompileMark } from './compile-marks.ts';
import classes from './code-editor.module.css';
import { createEditor, type CodeEditorHandle, type EditorConfiguration } from './create-editor.ts';
import { editorLanguageOf, type EditorLanguage } from './editor-language.ts';
import { editorFonts, type EditorSettings } from './editor-settings.ts';
import { editorThemes, editorVariables } from './editor-themes.ts';
import { loadLanguageSoon, type LoadedLanguage } from './load-language.ts';

export interface EditorContent {
  readonly text: string;
}

export interface CodeEditorProps {
  /** What the editor holds at first; a new object replaces it. Typing does not come back through here. */
  content: EditorContent;
  onChange: (text: string) => void;
  /** By the name that submissions use. */
  language: string;
  settings: EditorSettings;
  /** What screen readers call the editor, and what they say about using it. */
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

/** How long the editor waits for its first language; after that it begins without. */
const languageWaitMs = 400;

const noMarks: readonly CompileMark[] = [];

interface EditorParts extends Pick<CodeEditorProps, 'content' | 'onChange'> {
  configuration: EditorConfiguration;
  language: EditorLanguage;
}

function useEditor(parts: EditorParts) {
  const parent = useRef<HTMLDivElement>(null);
  const [editor, setEditor] = useState<CodeEditorHandle>();
  const latest = useRef(parts);
  useEffect(() => {
    latest.current = parts;
  });
  useEffect(() => {
    let isGone = false;
    let made: CodeEditorHandle | undefined;
    const make = (language: LoadedLanguage | undefined) => {
      if (parent.current === null || isGone) return;
      const { content, configuration } = latest.current;
      made = createEditor({
        parent: parent.current,
        nonce: styleNonce,
        text: content.text,
        configuration,
        language,
        onChange: (next) => latest.current.onChange(next),
      });
      setEditor(made);
    };
    void loadLanguageSoon(latest.current.language, languageWaitMs).then(make);
    return () => {
      isGone = true;
      made?.destroy();
    };
  }, []);
  const { content, configuration } = parts;
  useEffect(() => editor?.setText(content.text), [editor, content]);
  // Compares by itself: an object of the same parts changes nothing.
  useEffect(() => editor?.configure(configuration), [editor, configuration]);
  return { parent, editor };
}

/** Fills the element around it. A large script: pages load the part that uses it on demand. */
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
  const { theme, font, fontSize, tabSize } = settings;
  const isDark = theme !== 'site' && editorThemes[theme].isDark;
  const configuration = { label, hint, locale, tabSize, isReadOnly, isDark };
  const grammar = editorLanguageOf(language);
  const { parent, editor } = useEditor({ content, onChange, configuration, language: grammar });
  useEffect(() => {
    editor
      ?.setLanguage(grammar)
      .catch(() => showToast('warning', currentMessages(editorMessages).languageFailed(language)));
  }, [editor, grammar, language]);
  useEffect(() => editor?.setMarks(marks), [editor, marks]);
  const style = {
    ...editorVariables(theme),
    '--editor-font': editorFonts[font].family,
    '--editor-font-size': `${String(fontSize)}px`,
  } as CSSProperties;
  return <div ref={parent} className={classes['root']} style={style} data-code-editor="" />;
}
