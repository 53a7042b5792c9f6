import { expect, it } from 'vitest';
import { openedCodeState, parseOpenedCode } from './opened-code.ts';

it('reads the code that a navigation stored', () => {
  const opened = { code: 'int main() {}', language: 'C' };
  expect(parseOpenedCode(openedCodeState(opened))).toEqual(opened);
});

it.each([[null], ['text'], [{}], [{ openedCode: null }], [{ openedCode: { code: 1, language: 'C' } }]])(
  'ignores other state: %j',
  (state) => {
    expect(parseOpenedCode(state)).toBeUndefined();
  },
);
