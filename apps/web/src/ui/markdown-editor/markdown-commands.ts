/** The editing commands of the buttons and keys: each is a change of an editor state and one undo step. */
import { EditorSelection, type ChangeSpec, type EditorState, type TransactionSpec } from '@codemirror/state';

export type MarkdownChange = (state: EditorState) => TransactionSpec;

/** Wraps the selection in the marker, or removes the marker if it is present. */
const toggleAround =
  (sign: string): MarkdownChange =>
  (state) => ({
    ...state.changeByRange(({ from, to }) => {
      const { length } = sign;
      const isAround =
        state.sliceDoc(from - length, from) === sign && state.sliceDoc(to, to + length) === sign;
      if (isAround)
        return {
          changes: [
            { from: from - length, to: from },
            { from: to, to: to + length },
          ],
          range: EditorSelection.range(from - length, to - length),
        };
      return {
        changes: [
          { from, insert: sign },
          { from: to, insert: sign },
        ],
        range: EditorSelection.range(from + length, to + length),
      };
    }),
    userEvent: 'input',
    scrollIntoView: true,
  });

function selectedLines(state: EditorState) {
  const numbers = new Set<number>();
  for (const { from, to } of state.selection.ranges) {
    const last = state.doc.lineAt(to).number;
    for (let number = state.doc.lineAt(from).number; number <= last; number += 1) numbers.add(number);
  }
  return [...numbers].map((number) => state.doc.line(number));
}

/** Prefixes every selected line, or removes the prefix if all lines have it. */
const togglePrefix =
  (prefixOf: (index: number) => string, present: RegExp): MarkdownChange =>
  (state) => {
    const lines = selectedLines(state);
    const areAll = lines.every(({ text }) => present.test(text));
    const changes = lines.map(({ from, text }, index): ChangeSpec => {
      if (!areAll) return { from, insert: prefixOf(index) };
      return { from, to: from + (present.exec(text)?.[0].length ?? 0) };
    });
    return { changes, userEvent: 'input', scrollIntoView: true };
  };

/** Cycles none, `##`, `###`: the page's own headings are above these levels. */
const cycleHeading: MarkdownChange = (state) => ({
  changes: selectedLines(state).map(({ from, text }): ChangeSpec => {
    const signs = /^#{1,6} /.exec(text)?.[0] ?? '';
    const next = signs === '' ? '## ' : signs === '## ' ? '### ' : '';
    return { from, to: from + signs.length, insert: next };
  }),
  userEvent: 'input',
});

const insertLink: MarkdownChange = (state) => ({
  ...state.changeByRange(({ from, to }) => {
    const words = state.sliceDoc(from, to);
    const start = from + words.length + 3;
    return {
      changes: { from, to, insert: `[${words}](https://)` },
      // Selects the missing part: the text first, else the address.
      range:
        words === ''
          ? EditorSelection.cursor(from + 1)
          : EditorSelection.range(start, start + 'https://'.length),
    };
  }),
  userEvent: 'input',
  scrollIntoView: true,
});

/** Inserts a block between empty lines. `open` and `close` wrap the selection. */
const insertBlock =
  (open: string, close: string): MarkdownChange =>
  (state) => {
    const { from, to } = state.selection.main;
    const before = state.sliceDoc(Math.max(0, from - 2), from);
    const lead = from === 0 || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
    const after = state.sliceDoc(to, to + 2);
    const tail = after.startsWith('\n\n') ? '' : after.startsWith('\n') ? '\n' : '\n\n';
    const selected = state.sliceDoc(from, to);
    const start = from + lead.length + open.length;
    return {
      changes: { from, to, insert: `${lead}${open}${selected}${close}${tail}` },
      selection: EditorSelection.range(start, start + selected.length),
      userEvent: 'input',
      scrollIntoView: true,
    };
  };

export const changes = {
  bold: toggleAround('**'),
  italic: toggleAround('*'),
  code: toggleAround('`'),
  formula: toggleAround('$'),
  heading: cycleHeading,
  link: insertLink,
  quote: togglePrefix(() => '> ', /^>\s?/),
  list: togglePrefix(() => '- ', /^[-*+]\s/),
  numbers: togglePrefix((index) => `${String(index + 1)}. `, /^\d+[.)]\s/),
  codeBlock: insertBlock('```\n', '\n```'),
  formulaBlock: insertBlock('$$\n', '\n$$'),
  table: insertBlock('|  |  |\n| --- | --- |\n|  |  |', ''),
} as const satisfies Record<string, MarkdownChange>;

export type ChangeName = keyof typeof changes;

/** The Markdown of an uploaded file. Brackets in the name are removed, since they would end the link text. */
export function fileMarkdown(name: string, link: string, isPicture: boolean): string {
  const words = name.replaceAll(/[[\]\\\n]/g, ' ').trim();
  return `${isPicture ? '!' : ''}[${words}](${link})`;
}
