/**
 * The editor before its script: a plain field that takes text at once, and hands over what was written, where the writer is
 * in it, and the focus. It may stand in a page before any component does.
 */
import { editorFonts, type EditorSettings } from './editor-settings.ts';
import { editorVariables } from './editor-themes.ts';

/** Tells the field from others. */
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

/** The variables that both editors are drawn with. */
export const editorLook = ({ theme, font, fontSize }: EditorSettings): Record<`--${string}`, string> => ({
  ...editorVariables(theme),
  '--editor-font': editorFonts[font].family,
  '--editor-font-size': `${String(fontSize)}px`,
});

/** Signs that are put together from several keys would be lost if their field went away in between. */
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

export const isComposing = (field: EventTarget): boolean => composing.has(field);

/** At once, or when the sign that is being put together is there. */
export function afterComposition(field: HTMLTextAreaElement, signal: AbortSignal): Promise<void> {
  if (!isComposing(field)) return Promise.resolve();
  return new Promise((resolve) => {
    // The text changes after the event.
    const settle = () => setTimeout(resolve);
    field.addEventListener('compositionend', settle, { once: true, signal });
    signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
