import { describe, expect, it } from 'vitest';
import { listChoices, visibilityOfAuth } from '../../lib/problem-visibilities.ts';
import { renderMarkup } from '../testing/render-markup.tsx';
import { VisibilitySelect } from './visibility-select.tsx';

const words = { public: 'Public', private: 'Hidden', contest: 'Contest only' };
const render = (part: { auth?: number; canChange?: boolean }) =>
  renderMarkup(
    <VisibilitySelect
      label="Visibility of A1"
      words={words}
      auth={1}
      canChange
      canPublish
      isSaving={false}
      onChange={() => undefined}
      {...part}
    />,
  );

describe('the visibility of a problem', () => {
  it.each([
    [1, ['Public', 'Hidden']],
    [3, ['Public', 'Hidden', 'Contest only']],
  ] as const)('with the code %i offers the choices, and what it is', (auth, offered) => {
    expect(listChoices(auth, [1, 2]).map((one) => words[visibilityOfAuth[one]])).toEqual(offered);
  });

  it('is plain text for viewers who may not change it', () => {
    const markup = render({ canChange: false, auth: 3 });
    expect(markup.text).toContain(words.contest);
    expect(markup.names('combobox')).toEqual([]);
  });

  it.each([
    [1, words.public],
    [3, words.contest],
    [9, words.private],
  ])('with the code %i is “%s”', (auth, word) => {
    expect(render({ auth, canChange: false }).text).toContain(word);
  });

  it('has a name as a field', () => {
    expect(render({}).names('combobox')).toEqual(['Visibility of A1']);
  });
});
