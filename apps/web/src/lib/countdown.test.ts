import { describe, expect, it } from 'vitest';
import { loadCountdown, storeCountdown } from './countdown.ts';
import { createMemoryStorage } from './storage.ts';

const start = 1_700_000_000_000;

describe('stored countdowns', () => {
  it('continue while the page is closed', () => {
    const storage = createMemoryStorage();
    storeCountdown(storage, { name: 'register-code' }, { seconds: 60, nowMs: start });
    expect(loadCountdown(storage, { name: 'register-code' }, start)).toBe(60);
    expect(loadCountdown(storage, { name: 'register-code' }, start + 500)).toBe(60);
    expect(loadCountdown(storage, { name: 'register-code' }, start + 41_000)).toBe(19);
    expect(loadCountdown(storage, { name: 'register-code' }, start + 60_000)).toBe(0);
    expect(loadCountdown(storage, { name: 'register-code' }, start + 3_600_000)).toBe(0);
  });

  it('never wait longer than the whole time, even if the clock was set back', () => {
    const storage = createMemoryStorage();
    storeCountdown(storage, { name: 'reset-mail' }, { seconds: 90, nowMs: start });
    expect(loadCountdown(storage, { name: 'reset-mail' }, start - 86_400_000)).toBe(90);
  });

  it('are separate by name and by owner', () => {
    const storage = createMemoryStorage();
    storeCountdown(storage, { name: 'password-lock', owner: 'ada' }, { seconds: 1800, nowMs: start });
    expect(loadCountdown(storage, { name: 'password-lock', owner: 'ada' }, start)).toBe(1800);
    expect(loadCountdown(storage, { name: 'password-lock', owner: 'bob' }, start)).toBe(0);
    expect(loadCountdown(storage, { name: 'change-email-code', owner: 'ada' }, start)).toBe(0);
  });

  it.each(['', 'nonsense', '{}', '{"endsAtMs":"later","seconds":60}', 'null', '[]'])(
    'treat the stored text %j as nothing to wait for',
    (text) => {
      const storage = createMemoryStorage();
      storage.setItem('countdown:register-code', text);
      expect(loadCountdown(storage, { name: 'register-code' }, start)).toBe(0);
    },
  );
});
