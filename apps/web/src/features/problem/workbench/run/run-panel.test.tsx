import { testRunInputMaximum } from '@touchstone/rules/judging/submit-code';
import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../../ui/testing/render-markup.tsx';
import { OutputDiff } from './output-diff.tsx';
import { runMessages } from './run-messages.ts';
import { RunPanel } from './run-panel.tsx';

const m = runMessages['en-US'];
const nothing = () => undefined;
const samples = [
  { input: '1 2', output: '3' },
  { input: '3 4', output: '7' },
];
const render = (input: string) =>
  renderMarkup(
    <RunPanel samples={samples} input={input} state={{ kind: 'idle' }} onInput={nothing} onRun={nothing} />,
  );

describe('the input of a run', () => {
  it.each([
    ['3 4', [false, true]],
    ['1 2\n', [true, false]],
    ['own input', [false, false]],
  ])('%j marks the sample that it is', (input, pressed) => {
    const chips = [m.sample(1), m.sample(2)].map((name) => render(input).get('button', name));
    expect(chips.map((chip) => chip.attribute('aria-pressed') === 'true')).toEqual(pressed);
  });

  it.each([
    [testRunInputMaximum, false],
    [testRunInputMaximum + 1, true],
  ])('of %i characters is too long: %s', (length, isTooLong) => {
    const field = render('x'.repeat(length)).get('textbox', m.input);
    expect(field.attribute('aria-invalid') === 'true').toBe(isTooLong);
  });
});

describe('the difference of outputs', () => {
  const cellsOf = (expected: string, actual: string) =>
    renderMarkup(<OutputDiff expected={expected} actual={actual} />)
      .all('cell')
      .map(({ text }) => text);

  it('puts equal lines beside each other, with their numbers', () => {
    expect(cellsOf('1\n2', '1\n2')).toEqual(['1', '1', '1', '1', '2', '2', '2', '2']);
  });

  it('says which side lacks a line', () => {
    expect(cellsOf('1\n2', '1')).toContain(m.missingLine);
    expect(cellsOf('1', '1\n2')).toContain(m.extraLine);
  });

  it('shows an empty line where another was expected', () => {
    expect(cellsOf('1\nx\n3', '1\n\n3').some((text) => text.includes('↵'))).toBe(true);
  });
});
