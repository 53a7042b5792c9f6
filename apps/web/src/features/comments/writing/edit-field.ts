/** Edits a text field as the keyboard does: the browser's own undo still works afterwards. */
import type { SelectedText } from '../../../ui/markdown-editor/change-text.ts';

/** The part of a text that differs from another: its range in the former text and what replaces it. */
export function findChange(before: string, after: string): { from: number; to: number; insert: string } {
  const shorter = Math.min(before.length, after.length);
  let from = 0;
  while (from < shorter && before[from] === after[from]) from += 1;
  let end = 0;
  while (end < shorter - from && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return { from, to: before.length - end, insert: after.slice(from, after.length - end) };
}

export function editField(field: HTMLTextAreaElement, edited: SelectedText): void {
  const { from, to, insert } = findChange(field.value, edited.text);
  field.focus();
  field.setSelectionRange(from, to);
  // The only command that keeps the undo history of a field. No browser has a replacement for it.
  const isDone = document.execCommand(insert === '' ? 'delete' : 'insertText', false, insert);
  if (!isDone) {
    field.setRangeText(insert, from, to);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(edited.from, edited.to);
}
