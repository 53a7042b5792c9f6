import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { delayOverwrite } from './delay-overwrite.ts';

describe('a confirmed submission that replaces an earlier one', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('is sent one second later, once', () => {
    const submit = vi.fn<() => void>();
    delayOverwrite(submit);
    vi.advanceTimersByTime(999);
    expect(submit).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(submit).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_000);
    expect(submit).toHaveBeenCalledTimes(1);
  });

  it('is not sent if it is cancelled meanwhile', () => {
    const submit = vi.fn<() => void>();
    delayOverwrite(submit)();
    vi.advanceTimersByTime(10_000);
    expect(submit).not.toHaveBeenCalled();
  });
});
