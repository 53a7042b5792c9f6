/**
 * The positions of files that are being uploaded.
 *
 * How this works: a mark in the editor that is not part of the text. It moves with the text and disappears when the
 * upload succeeds or fails. Unfinished uploads are therefore never saved.
 */
import { StateEffect, StateField, type EditorState } from '@codemirror/state';
import { Decoration, EditorView, WidgetType, type DecorationSet } from '@codemirror/view';

interface UploadMark {
  id: number;
  position: number;
  label: string;
}

const addMark = StateEffect.define<UploadMark>({
  map: (mark, changes) => ({ ...mark, position: changes.mapPos(mark.position) }),
});
const changeMark = StateEffect.define<{ id: number; label: string }>();
const removeMark = StateEffect.define<number>();

class UploadWidget extends WidgetType {
  readonly id: number;
  readonly label: string;

  constructor(id: number, label: string) {
    super();
    this.id = id;
    this.label = label;
  }

  override eq(other: UploadWidget) {
    return other.id === this.id && other.label === this.label;
  }

  toDOM() {
    const element = document.createElement('span');
    element.className = 'cm-upload';
    element.textContent = this.label;
    return element;
  }

  override updateDOM(element: HTMLElement) {
    element.textContent = this.label;
    return true;
  }
}

const decorate = (id: number, label: string, position: number) =>
  Decoration.widget({ widget: new UploadWidget(id, label), side: 1 }).range(position);

const idOf = (decoration: Decoration) => (decoration.spec as { widget: UploadWidget }).widget.id;

const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, transaction) => {
    let set = before.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (effect.is(addMark))
        set = set.update({ add: [decorate(effect.value.id, effect.value.label, effect.value.position)] });
      else if (effect.is(removeMark))
        set = set.update({ filter: (_from, _to, value) => idOf(value) !== effect.value });
      else if (effect.is(changeMark)) set = relabel(set, effect.value);
    }
    return set;
  },
  provide: (field) => EditorView.decorations.from(field),
});

function relabel(set: DecorationSet, { id, label }: { id: number; label: string }): DecorationSet {
  const position = findIn(set, id);
  if (position === undefined) return set;
  return set.update({
    filter: (_from, _to, value) => idOf(value) !== id,
    add: [decorate(id, label, position)],
  });
}

function findIn(set: DecorationSet, id: number): number | undefined {
  for (const cursor = set.iter(); cursor.value !== null; cursor.next())
    if (idOf(cursor.value) === id) return cursor.from;
  return undefined;
}

const findUpload = (state: EditorState, id: number): number | undefined => findIn(state.field(marks), id);

export const beginUpload = (view: EditorView, mark: UploadMark) =>
  view.dispatch({ effects: addMark.of(mark) });

export const labelUpload = (view: EditorView, id: number, label: string) =>
  view.dispatch({ effects: changeMark.of({ id, label }) });

/** Without a text: the upload failed, and the mark is removed. */
export function endUpload(view: EditorView, id: number, text?: string): void {
  const position = findUpload(view.state, id);
  const isGone = position === undefined || text === undefined;
  view.dispatch({
    effects: removeMark.of(id),
    ...(!isGone && { changes: { from: position, insert: text }, userEvent: 'input.upload' }),
  });
}

const style = EditorView.theme({
  '.cm-upload': {
    margin: '0 2px',
    padding: '1px 6px',
    borderRadius: '4px',
    backgroundColor: 'var(--color-ink-soft)',
    color: 'var(--color-ink)',
    fontFamily: 'var(--font-text)',
    fontSize: '12px',
  },
});

export const uploadMarks = [marks, style];
