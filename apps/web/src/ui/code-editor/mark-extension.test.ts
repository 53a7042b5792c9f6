import { forEachDiagnostic, setDiagnostics } from '@codemirror/lint';
import { EditorState, Text } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import type { CompileMark } from './compile-marks.ts';
import { offsetOfColumn, type ColumnUnit } from './mark-columns.ts';
import { markExtension, toDiagnostics } from './mark-extension.ts';

const code = ['int main() {', '\tint total = 1', '  // 中文 x', '}'];
const text = Text.of(code);

const mark = (line: number, column: number | undefined): CompileMark => ({
  line,
  column,
  severity: 'error',
  message: 'm',
});

const underlined = (line: number, column: number | undefined, unit: ColumnUnit) =>
  toDiagnostics(text, [mark(line, column)], unit).map(({ from, to }) => text.sliceString(from, to));

describe('the range of a compiler message', () => {
  it.each<[string, number, number | undefined, ColumnUnit, string]>([
    ['the word at its column', 1, 5, 'character', 'main'],
    ['one sign where no word begins', 1, 9, 'character', '('],
    ['the whole line without a column', 2, undefined, 'character', 'int total = 1'],
    ['the whole line when the column is behind it', 1, 80, 'character', 'int main() {'],
    ['the last line when there is no such line', 99, undefined, 'character', '}'],
    ['by columns of a terminal, with tabs', 2, 13, 'display', 'total'],
    ['by characters, with tabs', 2, 6, 'character', 'total'],
    ['by columns of a terminal, with wide signs', 3, 11, 'display', 'x'],
  ])('is %s', (_name, line, column, unit, shown) => {
    expect(underlined(line, column, unit)).toEqual([shown]);
  });

  it('counts surrogate pairs as one character', () => {
    expect(offsetOfColumn('😀x', 2, 'display')).toBe(2);
  });
});

const listMarked = (state: EditorState) => {
  const found: string[] = [];
  forEachDiagnostic(state, (_diagnostic, from, to) => found.push(state.sliceDoc(from, to)));
  return found;
};

describe('compiler messages while the code is edited', () => {
  const open = () => {
    const state = EditorState.create({ doc: code.join('\n'), extensions: markExtension });
    const marks = toDiagnostics(state.doc, [mark(1, 5), mark(2, 6)], 'character');
    return state.update(setDiagnostics(state, marks)).state;
  };

  it('disappear with the edited line, and stay elsewhere', () => {
    const state = open();
    expect(listMarked(state)).toEqual(['main', 'total']);
    const end = state.doc.line(2).to;
    expect(listMarked(state.update({ changes: { from: end, insert: ';' } }).state)).toEqual(['main']);
  });

  it('move with their lines', () => {
    const state = open();
    const above = state.update({ changes: { from: 0, insert: '// first\n' } }).state;
    expect(listMarked(above)).toEqual(['total']);
    const below = state.update({ changes: { from: state.doc.length, insert: '\n// last' } }).state;
    expect(listMarked(below)).toEqual(['main', 'total']);
  });
});
