/**
 * The workbench before the app has loaded (`app/ssr`): a plain text field and a native select that work on the draft which the
 * app opens later, so that text and language are kept.
 */
import { findOnlyInitialData } from '../../../lib/initial-data.ts';
import { editorStyle, lightEditorSelector, writeLightEditor } from '../../../ui/code-editor/light-editor.ts';
import { shortcutOf } from './bar/shortcuts.ts';
import type { Draft } from './draft/create-draft.ts';
import { openOwnDraft, saveAfterMs } from './draft/use-draft.ts';

let close: (() => void) | undefined;

/** Saves the draft. After that only the app writes it. False if none is open. */
export function closeLightWorkbench(): boolean {
  const wasOpen = close !== undefined;
  close?.();
  close = undefined;
  return wasOpen;
}

function openLightDraft(): Draft | undefined {
  const info = findOnlyInitialData('GET /api/get-problem-detail');
  if (info === undefined) return undefined;
  const { problem, languages, codeTemplate } = info;
  return openOwnDraft({ pid: problem.id, languages, codeTemplate, isRemote: problem.isRemote }, {}).draft;
}

/** The user may have typed before this script ran. The stored draft is kept as the other version. */
function mergeTypedText(draft: Draft, field: HTMLTextAreaElement): void {
  if (field.value !== field.defaultValue)
    draft.carryOver({ code: field.value, language: draft.get().language });
  writeLightEditor(field, draft.getCode());
}

/** Tab indents, as it does in the editor. */
function indent(event: KeyboardEvent, field: HTMLTextAreaElement, tabSize: number): void {
  if (event.key !== 'Tab' || event.shiftKey || event.isComposing) return;
  event.preventDefault();
  field.setRangeText(' '.repeat(tabSize), field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

const press = (serverRoot: ParentNode, name: string): void =>
  serverRoot.querySelector<HTMLButtonElement>(`button[data-send="${name}"]`)?.click();

export function openLightWorkbench(serverRoot: HTMLElement): void {
  const field = serverRoot.querySelector<HTMLTextAreaElement>(lightEditorSelector);
  const choice = serverRoot.querySelector<HTMLSelectElement>('select[data-light-language]');
  const draft = openLightDraft();
  if (field === null || choice === null || draft === undefined) return;
  const { settings } = draft.get();
  mergeTypedText(draft, field);
  choice.value = draft.get().language;
  for (const [name, value] of Object.entries(editorStyle(settings)))
    field.parentElement?.style.setProperty(name, value);

  const closed = new AbortController();
  const { signal } = closed;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    draft.flush();
  };
  const write = () => {
    draft.type(field.value);
    timer ??= setTimeout(flush, saveAfterMs);
  };
  const choose = () => {
    draft.chooseLanguage(choice.value);
    writeLightEditor(field, draft.getCode());
  };
  field.addEventListener('input', write, { signal });
  field.addEventListener('keydown', (event) => indent(event, field, settings.tabSize), { signal });
  choice.addEventListener('change', choose, { signal });
  window.addEventListener('pagehide', flush, { signal });
  const listen = (event: KeyboardEvent) => {
    const name = shortcutOf(event);
    if (name === undefined) return;
    event.preventDefault();
    if (!event.repeat) press(serverRoot, name);
  };
  window.addEventListener('keydown', listen, { signal, capture: true });
  close = () => {
    flush();
    closed.abort();
  };
}
