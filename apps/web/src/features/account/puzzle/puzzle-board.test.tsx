import { describe, expect, it } from 'vitest';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { PuzzleBoard } from './puzzle-board.tsx';
import { puzzleMessages } from './puzzle-messages.ts';

const m = puzzleMessages['en-US'];
const puzzle = { background: 'data:,b', piece: 'data:,p', pieceY: 20, pieceWidth: 50 };
const render = (isChecking: boolean) =>
  renderMarkup(
    <PuzzleBoard puzzle={puzzle} isChecking={isChecking} takesFocus={false} onPlaced={() => undefined} />,
  );

describe('the slide puzzle', () => {
  it('begins at the left, as a slider for keyboards and screen readers', () => {
    const [slider] = render(false).all('slider');
    expect(slider?.name).toBe(m.slider);
    expect(slider?.attribute('aria-valuenow')).toBe('0');
    expect(Number(slider?.attribute('aria-valuemax'))).toBeGreaterThan(0);
  });

  it.each([
    [false, m.drag],
    [true, m.checking],
  ])('says what to do, or that it is being checked (%s)', (isChecking, text) => {
    expect(render(isChecking).text).toContain(text);
  });
});
