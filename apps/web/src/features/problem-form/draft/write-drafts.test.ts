import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createForm } from '../state/form-store.ts';
import { newProblemValues } from '../state/problem-values.ts';
import { createMemoryDrafts, type DraftStore } from './draft-store.ts';
import { writeDrafts } from './write-drafts.ts';

const facts = {
  isNew: true,
  isRemote: false,
  isContest: false,
  checkerLanguages: [],
  languageNames: new Map<number, string>(),
};

/** The page: two event targets, and whether the tab is visible. */
function openPage() {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  const frame = new EventTarget();
  vi.stubGlobal('document', page);
  vi.stubGlobal('window', frame);
  return { page, frame };
}

function open(part: Partial<DraftStore> = {}) {
  const { page, frame } = openPage();
  const values = newProblemValues();
  const form = createForm(values, values, facts);
  const store = { ...createMemoryDrafts(), ...part };
  const states: string[] = [];
  const stop = writeDrafts({
    form,
    store,
    key: 'k',
    getBaseVersion: () => 'v1',
    onState: (state) => states.push(state),
  });
  const stored = async () => (await store.read('k'))?.values.title;
  return { page, frame, form, store, states, stop, stored };
}

describe('drafts of the form', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('are written once, after the last key press', async () => {
    const write = vi.fn<DraftStore['write']>(() => Promise.resolve());
    const { form, states } = open({ write });
    for (const title of ['S', 'Su', 'Sum']) {
      form.set('title', title);
      await vi.advanceTimersByTimeAsync(500);
    }
    expect(write).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(600);
    expect(write).toHaveBeenCalledTimes(1);
    expect(write.mock.calls[0]?.[1]).toMatchObject({ baseVersion: 'v1', values: { title: 'Sum' } });
    expect(states).toEqual(['waiting', 'kept']);
  });

  it('are removed when the form equals the stored problem again', async () => {
    const { form, stored } = open();
    form.set('title', 'Sum');
    await vi.runAllTimersAsync();
    expect(await stored()).toBe('Sum');
    form.set('title', '');
    await vi.runAllTimersAsync();
    expect(await stored()).toBeUndefined();
  });

  it('are not written for changes that are not input', async () => {
    const write = vi.fn<DraftStore['write']>(() => Promise.resolve());
    const { form, states } = open({ write });
    form.visit('title');
    form.attempt();
    await vi.runAllTimersAsync();
    expect(write).not.toHaveBeenCalled();
    expect(states).toEqual([]);
  });

  it('are written immediately when the tab is hidden or left', async () => {
    const { page, frame, form, stored } = open();
    form.set('title', 'Sum');
    page.dispatchEvent(new Event('visibilitychange'));
    expect(await stored()).toBeUndefined();
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(await stored()).toBe('Sum');
    form.set('title', 'Sums');
    frame.dispatchEvent(new Event('pagehide'));
    expect(await stored()).toBe('Sums');
  });

  it('are written when the form closes, and not after it', async () => {
    const { form, stop, stored, page } = open();
    form.set('title', 'Sum');
    stop();
    expect(await stored()).toBe('Sum');
    form.set('title', 'later');
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.runAllTimersAsync();
    expect(await stored()).toBe('Sum');
  });

  it('report a failed write, and recover with the next one', async () => {
    const write = vi.fn<DraftStore['write']>(() => Promise.resolve());
    write.mockRejectedValueOnce(new Error('quota'));
    const { form, states } = open({ write });
    form.set('title', 'Sum');
    await vi.runAllTimersAsync();
    form.set('title', 'Sums');
    await vi.runAllTimersAsync();
    expect(states).toEqual(['waiting', 'failed', 'waiting', 'kept']);
  });

  it('are not reported as saved while newer input waits', async () => {
    let finish = () => {};
    const write = () => new Promise<void>((resolve) => (finish = resolve));
    const { form, states } = open({ write });
    form.set('title', 'Sum');
    await vi.advanceTimersByTimeAsync(600);
    form.set('title', 'Sums');
    finish();
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe('waiting');
  });
});
