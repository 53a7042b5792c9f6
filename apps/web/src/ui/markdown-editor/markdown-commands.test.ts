import { EditorSelection, EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { changes, fileMarkdown, type MarkdownChange } from './markdown-commands.ts';

/** Parses a text with its selection between two bars; one bar is a cursor. */
function readState(marked: string): EditorState {
  const from = marked.indexOf('|');
  const rest = marked.slice(from + 1);
  const second = rest.indexOf('|');
  const doc = marked.slice(0, from) + (second < 0 ? rest : rest.slice(0, second) + rest.slice(second + 1));
  return EditorState.create({
    doc,
    selection: EditorSelection.range(from, second < 0 ? from : from + second),
  });
}

function apply(marked: string, change: MarkdownChange): string {
  const before = readState(marked);
  const { state } = before.update(change(before));
  const { from, to } = state.selection.main;
  const bar = from === to ? '' : '|';
  return `${state.sliceDoc(0, from)}|${state.sliceDoc(from, to)}${bar}${state.sliceDoc(to)}`;
}

describe('changes of the Markdown editor', () => {
  it.each([
    ['bold', 'a |word| here', 'a **|word|** here'],
    ['bold', 'a **|word|** here', 'a |word| here'],
    ['italic', '|', '*|*'],
    ['formula', '|n|', '$|n|$'],
    ['heading', 'title|', '## title|'],
    ['heading', '## title|', '### title|'],
    ['heading', '### title|', 'title|'],
    ['list', '|one\ntwo|', '|- one\n- two|'],
    ['list', '|- one\n- two|', '|one\ntwo|'],
    ['numbers', '|one\ntwo|', '|1. one\n2. two|'],
    ['quote', 'said|', '> said|'],
    ['link', '|words|', '[words](|https://|)'],
    ['link', '|', '[|](https://)'],
    ['codeBlock', 'text|', 'text\n\n```\n|\n```\n\n'],
    ['formulaBlock', '|x|', '$$\n|x|\n$$\n\n'],
  ] as const)('%s turns %j into %j', (name, before, after) => {
    // A selection that starts at the inserted prefix may or may not include it; only the text is compared.
    const plain = (text: string) => (name === 'list' || name === 'numbers' ? text.replaceAll('|', '') : text);
    expect(plain(apply(before, changes[name]))).toBe(plain(after));
  });
});

it.each([
  ['graph.png', '/api/public/img/a.png', true, '![graph.png](/api/public/img/a.png)'],
  ['data [1].zip', '/api/public/file/b.zip', false, '[data  1 .zip](/api/public/file/b.zip)'],
])('writes the file %s', (name, link, isPicture, markdown) => {
  expect(fileMarkdown(name, link, isPicture)).toBe(markdown);
});
