import { describe, expect, it } from 'vitest';
import { CountdownButton } from './countdown-button.tsx';
import { renderMarkup } from './testing/render-markup.tsx';

describe('a button with a countdown', () => {
  it.each([
    [0, 'Send', false],
    [1, 'Wait', true],
  ])('with %i seconds left reads "%s"', (remainingSeconds, name, isDisabled) => {
    const [button] = renderMarkup(
      <CountdownButton remainingSeconds={remainingSeconds} waitingLabel="Wait">
        Send
      </CountdownButton>,
    ).all('button');
    expect([button?.name, button?.isDisabled]).toEqual([name, isDisabled]);
  });

  it('stays disabled for another reason', () => {
    const [button] = renderMarkup(
      <CountdownButton remainingSeconds={0} waitingLabel="Wait" disabled>
        Send
      </CountdownButton>,
    ).all('button');
    expect(button?.isDisabled).toBe(true);
  });
});
