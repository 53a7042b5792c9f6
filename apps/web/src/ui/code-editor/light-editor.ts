/**
 * The plain field that is shown before the editor loads. It takes input at once, and hands over its text, selection and
 * focus. Server-rendered pages contain it before any component runs.
 */
import { editorFonts, type EditorSettings } from './editor-settings.ts';
import { editorVariables } from './editor-themes.ts';

/** Identifies the field in the DOM. */
export const lightEditorMark = { 'data-light-editor': '' } as const;
export const lightEditorSelector = 'textarea[data-light-editor]';

export interface WrittenText {
  text: string;
  from: number;
  to: number;
  hasFocus: boolean;
}

export const readLightEditor = (field: HTMLTextAreaElement): WrittenText => ({
  text: field.value,
  from: field.selectionStart,
  to: field.selectionEnd,
  hasFocus: field.ownerDocument.activeElement === field,
});

export function writeLightEditor(field: HTMLTextAreaElement, text: string): void {
  if (field.value !== text) field.value = text;
}

/** The CSS variables that both editors use. */
export const editorStyle = ({ theme, font, fontSize }: EditorSettings): Record<`--${string}`, string> => ({
  ...editorVariables(theme),
  '--editor-font': editorFonts[font].family,
  '--editor-font-size': `${String(fontSize)}px`,
});

/** Replacing the field during an IME composition would lose the composed text. */
const composing = new WeakSet<EventTarget>();
if (typeof document !== 'undefined') {
  document.addEventListener(
    'compositionstart',
    ({ target }) => target !== null && composing.add(target),
    true,
  );
  document.addEventListener(
    'compositionend',
    ({ target }) => target !== null && composing.delete(target),
    true,
  );
}

const isComposing = (field: EventTarget): boolean => composing.has(field);

/** Resolves at once, or when the current IME composition ends. */
export function afterComposition(field: HTMLTextAreaElement, signal: AbortSignal): Promise<void> {
  if (!isComposing(field)) return Promise.resolve();
  return new Promise((resolve) => {
    // The text changes after the event.
    const settle = () => setTimeout(resolve);
    field.addEventListener('compositionend', settle, { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
