import { describe, expect, it } from 'vitest';
import { remoteReasonMessages } from '../../../ui/remote/remote-reason-messages.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { remoteMessages } from '../remote-messages.ts';
import { aVendor, time } from '../testing/remote-rows.ts';
import { questionOf } from './switch-question.ts';
import { VendorCard } from './vendor-card.tsx';

const m = remoteMessages['en-US'];
const show = (changes: Parameters<typeof aVendor>[0] = {}) =>
  renderMarkup(<VendorCard vendor={aVendor(changes)} onAddAccount={() => undefined} />);

describe('the card of a site', () => {
  it.each(['working', 'paused', 'off', 'no-account'] as const)('names its state: %s', (state) => {
    expect(show({ state }).text).toContain(m.states[state]);
  });

  it('says why it is paused, when it tries again, and offers to resume', () => {
    const shown = show({ state: 'paused', reason: 'siteDown', failedAt: time, resumesAt: time });
    expect(shown.text).toContain(remoteReasonMessages['en-US'].siteDown);
    expect(shown.text).toContain(m.resumesAt);
    expect(shown.find('button', `${m.resume}: HDU`)).toBeDefined();
  });

  it('cannot be resumed while it works', () => {
    expect(show().find('button', `${m.resume}: HDU`)).toBeUndefined();
  });

  it('links to the terms of a site that limits automation', () => {
    const terms = { isOptIn: true, termsUrl: 'https://atcoder.jp/tos' };
    expect(show(terms).get('link', m.terms).href).toBe('https://atcoder.jp/tos');
    expect(show().find('link', m.terms)).toBeUndefined();
  });

  it('leads to its failures', () => {
    expect(show().get('link', `${m.showFailures}: HDU`).href).toBe('/admin/remote/failures?key=HDU');
  });

  it('says that Codeforces and its gym share accounts', () => {
    const gym = show({ key: 'GYM', name: 'Codeforces Gym', accountKey: 'cf' });
    expect(gym.text).toContain(m.sharedAccounts('Codeforces'));
    expect(show().text).not.toContain('Shares');
  });
});

describe('questionOf', () => {
  it.each([
    ['a usual site is switched on at once', { isEnabled: false }, undefined],
    ['the terms are confirmed first', { isEnabled: false, isOptIn: true }, 'terms'],
    ['an idle site is switched off at once', { isEnabled: true, isOptIn: true }, undefined],
    ['waiting submissions are named first', { isEnabled: true, waiting: 1 }, 'stop'],
    ['so are judged ones', { isEnabled: true, judging: 1 }, 'stop'],
  ] as const)('%s', (_case, changes, question) => {
    expect(questionOf(aVendor(changes))).toBe(question);
  });
});
