import { EditorState, type TransactionSpec } from '@codemirror/state';
import { EditorView, type DecorationSet } from '@codemirror/view';
import { describe, expect, it } from 'vitest';
import { beginUpload, endUpload, labelUpload, uploadMarks } from './upload-marks.ts';

/** The state of an editor, without its elements. */
function open(doc: string) {
  const view = {
    state: EditorState.create({ doc, extensions: [uploadMarks] }),
    dispatch(spec: TransactionSpec) {
      this.state = this.state.update(spec).state;
    },
  };
  const positions = () =>
    view.state.facet(EditorView.decorations).flatMap((source) => {
      const found: number[] = [];
      const set = source as DecorationSet;
      for (const cursor = set.iter(); cursor.value !== null; cursor.next()) found.push(cursor.from);
      return found;
    });
  return { view: view as unknown as EditorView, text: () => view.state.doc.toString(), positions };
}

describe('a file that is being uploaded', () => {
  it('is marked, but not part of the text', () => {
    const { view, text, positions } = open('one two');
    beginUpload(view, { id: 1, position: 4, label: 'picture.png 0 %' });
    expect(positions()).toEqual([4]);
    expect(text()).toBe('one two');
  });

  it('keeps its position while the author types before it', () => {
    const { view, text, positions } = open('one two');
    beginUpload(view, { id: 1, position: 4, label: '' });
    view.dispatch({ changes: { from: 0, insert: 'zero ' } });
    expect(positions()).toEqual([9]);
    endUpload(view, 1, '![](link) ');
    expect(text()).toBe('zero one ![](link) two');
    expect(positions()).toEqual([]);
  });

  it('keeps its position when its label changes', () => {
    const { view, positions } = open('one two');
    beginUpload(view, { id: 1, position: 4, label: '0 %' });
    labelUpload(view, 1, '50 %');
    labelUpload(view, 99, 'unknown');
    expect(positions()).toEqual([4]);
  });

  it('leaves no trace when it fails', () => {
    const { view, text, positions } = open('one two');
    beginUpload(view, { id: 1, position: 4, label: '' });
    endUpload(view, 1);
    expect(text()).toBe('one two');
    expect(positions()).toEqual([]);
  });

  it('does not disturb another upload', () => {
    const { view, text, positions } = open('ab');
    beginUpload(view, { id: 1, position: 0, label: '' });
    beginUpload(view, { id: 2, position: 2, label: '' });
    endUpload(view, 2, 'two');
    expect(text()).toBe('abtwo');
    expect(positions()).toEqual([0]);
  });
});
