/** The editing commands on the text of an ordinary field. */
import { EditorSelection, EditorState } from '@codemirror/state';
import { changes, type ChangeName } from './markdown-commands.ts';

/** A text with its selection. */
export interface SelectedText {
  text: string;
  from: number;
  to: number;
}

export function changeText(name: ChangeName, { text, from, to }: SelectedText): SelectedText {
  const before = EditorState.create({ doc: text, selection: EditorSelection.range(from, to) });
  const { state } = before.update(changes[name](before));
  const { main } = state.selection;
  return { text: state.doc.toString(), from: main.from, to: main.to };
}
