/** Defaults for every problem: editor settings and the last used language. */
import { parseEditorSettings, type EditorSettings } from '../../../../ui/code-editor/editor-settings.ts';
import { readJson, type KeyValueStorage } from '../../../../lib/storage.ts';

export const defaultsKey = 'editor-defaults';

export interface EditorDefaults {
  language: string | undefined;
  settings: Partial<EditorSettings>;
}

export function loadDefaults(storage: KeyValueStorage): EditorDefaults {
  const stored = readJson(storage, defaultsKey);
  const language =
    typeof stored === 'object' && stored !== null && 'language' in stored ? stored.language : undefined;
  return {
    language: typeof language === 'string' ? language : undefined,
    settings: parseEditorSettings(stored),
  };
}

/** A failed write is ignored: the preference still applies until the page is closed. */
export function changeDefaults(
  storage: KeyValueStorage,
  change: Partial<EditorSettings> & { language?: string },
): void {
  const { language, settings } = loadDefaults(storage);
  const next = { ...settings, ...(language !== undefined && { language }), ...change };
  try {
    storage.setItem(defaultsKey, JSON.stringify(next));
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
  }
}
