/**
 * Tab accepts a completion, indents the selection, or inserts blanks up to the next tab stop; Shift-Tab outdents. Enter
 * accepts a completion too, unless the word is complete already: then Enter inserts a new line.
 */
import { acceptCompletion, closeCompletion, selectedCompletion } from '@codemirror/autocomplete';
import { indentLess, indentMore } from '@codemirror/commands';
import { getIndentUnit } from '@codemirror/language';
import { countColumn, EditorSelection, Prec, type ChangeSpec } from '@codemirror/state';
import { keymap, type Command } from '@codemirror/view';

const insertBlanks: Command = (view) => {
  const { state } = view;
  if (state.readOnly) return false;
  if (state.selection.ranges.some((range) => !range.empty)) return indentMore(view);
  const unit = getIndentUnit(state);
  const spec = state.changeByRange((range) => {
    const line = state.doc.lineAt(range.head);
    const column = countColumn(line.text, state.tabSize, range.head - line.from);
    const blanks = ' '.repeat(unit - (column % unit));
    const changes: ChangeSpec = { from: range.head, insert: blanks };
    return { changes, range: EditorSelection.cursor(range.head + blanks.length) };
  });
  view.dispatch(state.update(spec, { scrollIntoView: true, userEvent: 'input.indent' }));
  return true;
};

/** Lets the default action of Enter run. */
const closeIfTyped: Command = (view) => {
  const completion = selectedCompletion(view.state);
  if (completion === null) return false;
  const { head } = view.state.selection.main;
  const before = view.state.sliceDoc(Math.max(0, head - completion.label.length), head);
  if (before === completion.label) closeCompletion(view);
  return false;
};

export const completionKeys = Prec.highest(
  keymap.of([
    { key: 'Tab', run: (view) => acceptCompletion(view) || insertBlanks(view), shift: indentLess },
    { key: 'Enter', run: closeIfTyped },
  ]),
);
