/**
 * Compiler messages in the gutter and under the text. A message disappears when its line is edited, which may have
 * fixed it.
 */
import {
  diagnosticCount,
  forEachDiagnostic,
  lintGutter,
  lintKeymap,
  setDiagnostics,
  setDiagnosticsEffect,
  type Diagnostic,
} from '@codemirror/lint';
import { EditorState, type Extension, type Text, type Transaction } from '@codemirror/state';
import { keymap, type EditorView } from '@codemirror/view';
import type { CompileMark } from './compile-marks.ts';
import { offsetOfColumn, type ColumnUnit } from './mark-columns.ts';

const wordAt = /[\p{ID_Continue}$]*/uy;

function toDiagnostic(text: Text, mark: CompileMark, unit: ColumnUnit): Diagnostic {
  // "Expected } at the end" may refer to the line after the last.
  const line = text.line(Math.min(mark.line, text.lines));
  const { severity, message } = mark;
  const indentation = line.text.length - line.text.trimStart().length;
  const wholeLine = { from: line.from + indentation, to: line.to, severity, message };
  if (mark.column === undefined) return wholeLine;
  const offset = offsetOfColumn(line.text, mark.column, unit);
  if (offset >= line.text.length) return wholeLine;
  wordAt.lastIndex = offset;
  const length = Math.max(1, wordAt.exec(line.text)?.[0].length ?? 1);
  return { from: line.from + offset, to: line.from + offset + length, severity, message };
}

export const toDiagnostics = (text: Text, marks: readonly CompileMark[], unit: ColumnUnit): Diagnostic[] =>
  marks.map((mark) => toDiagnostic(text, mark, unit)).toSorted((one, other) => one.from - other.from);

function forgetEdited(transaction: Transaction) {
  if (!transaction.docChanged) return null;
  const kept: Diagnostic[] = [];
  let isAnyEdited = false;
  const { doc } = transaction.startState;
  forEachDiagnostic(transaction.startState, (diagnostic, from, to) => {
    const isEdited = transaction.changes.touchesRange(doc.lineAt(from).from, doc.lineAt(to).to) !== false;
    if (isEdited) isAnyEdited = true;
    else
      kept.push({
        ...diagnostic,
        from: transaction.changes.mapPos(from, 1),
        to: transaction.changes.mapPos(to, -1),
      });
  });
  return isAnyEdited ? { effects: setDiagnosticsEffect.of(kept) } : null;
}

export const markExtension: Extension = [
  lintGutter(),
  EditorState.transactionExtender.of(forgetEdited),
  keymap.of(lintKeymap),
];

export function showMarks(view: EditorView, marks: readonly CompileMark[], unit: ColumnUnit): void {
  const hadMarks = diagnosticCount(view.state) > 0;
  if (!hadMarks && marks.length === 0) return;
  view.dispatch(setDiagnostics(view.state, toDiagnostics(view.state.doc, marks, unit)));
  // The tooltip of a mark closes when the pointer leaves the mark; removing the mark fires no such event.
  if (hadMarks) window.dispatchEvent(new MouseEvent('mousemove', { clientX: -100, clientY: -100 }));
}
