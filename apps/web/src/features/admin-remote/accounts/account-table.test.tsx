import { describe, expect, it } from 'vitest';
import { remoteReasonMessages } from '../../../ui/remote/remote-reason-messages.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { accountsQuery } from '../api/accounts.ts';
import { anAccount, time } from '../testing/remote-rows.ts';
import { accountMessages } from './account-messages.ts';
import { AccountsSheet } from './accounts-sheet.tsx';
import { AddAccountForm } from './add-account-dialog.tsx';
import { describeTrial } from './describe-trial.ts';
import { PasswordForm } from './password-dialog.tsx';
import { SessionForm } from './session-dialog.tsx';

const m = accountMessages['en-US'];
const reasons = remoteReasonMessages['en-US'];
const nothing = () => undefined;
const show = (data: unknown) =>
  renderMarkup(<AccountsSheet onAdd={nothing} />, {
    queries: data === undefined ? [] : [[accountsQuery.queryKey, data]],
  });

describe('the accounts at other sites', () => {
  it('are listed by site, in the order of the sites', () => {
    const accounts = [
      anAccount({ id: 1, accountKey: 'poj' }),
      anAccount({ id: 2, accountKey: 'cf', username: 'gymnast' }),
    ];
    const names = show(accounts)
      .all('heading')
      .map(({ text }) => text);
    expect(names).toEqual([m.title, 'Codeforces · Codeforces Gym', 'POJ']);
  });

  it('say what to do while there are none, or while they cannot be loaded', () => {
    expect(show([]).text).toContain(m.emptyTitle);
    expect(show(new Error('offline')).text).toContain(m.failedTitle);
    expect(show(undefined).find('button', m.add)).toBeDefined();
  });

  it.each([
    ['ready', {}, m.usedToday(3, 200)],
    ['busy', { submissionId: 77 }, m.submission(77)],
    ['resting', { nextUseAt: time }, m.nextUse],
    ['paused', { reason: 'wrongPassword', resumesAt: time }, reasons.wrongPassword],
    ['disabled', { isEnabled: false }, m.states.disabled],
  ] as const)('%s: explain their state', (state, changes, text) => {
    const shown = show([anAccount({ state, ...changes })]);
    expect(shown.text).toContain(m.states[state]);
    expect(shown.text).toContain(text);
  });

  it('show the age and the validity of a browser session', () => {
    const session = (isValid: boolean) =>
      show([
        anAccount({
          accountKey: 'cf',
          browserSession: { setAt: time, isValid, failedAt: isValid ? null : time },
        }),
      ]).text;
    expect(session(true)).toContain(m.sessionValid);
    expect(session(false)).toContain(m.sessionInvalid);
    expect(session(false)).toContain(m.sessionFailedAt);
  });

  it('can try to log in, each by its name', () => {
    expect(show([anAccount()]).find('button', m.tryLoginOf('robot'))).toBeDefined();
  });
});

describe('the forms of an account', () => {
  it('offer the API of Codeforces only there', () => {
    const forms = (key: 'cf' | 'hdu') => [
      renderMarkup(<AddAccountForm site={key} onClose={nothing} />).text,
      renderMarkup(<PasswordForm account={anAccount({ accountKey: key })} onClose={nothing} />).text,
    ];
    for (const text of forms('cf')) expect(text).toContain(m.apiKeyField);
    for (const text of forms('hdu')) expect(text).not.toContain(m.apiKeyField);
  });

  it('never show a password', () => {
    const shown = renderMarkup(<PasswordForm account={anAccount()} onClose={nothing} />);
    expect(shown.html).toContain('type="password"');
    expect(shown.html).not.toContain('value="s');
  });

  it('explain how a browser session is taken, and can remove it', () => {
    const form = (browserSession: { setAt: string; isValid: boolean; failedAt: null } | null) =>
      renderMarkup(
        <SessionForm account={anAccount({ accountKey: 'cf', browserSession })} onClose={nothing} />,
      );
    expect(form(null).all('listitem')).toHaveLength(4);
    expect(form(null).find('button', m.removeSession)).toBeUndefined();
    expect(
      form({ setAt: time, isValid: true, failedAt: null }).find('button', m.removeSession),
    ).toBeDefined();
  });
});

describe('describeTrial', () => {
  const describeCode = (code: string) => `<${code}>`;
  it.each([
    ['a reason', { code: 'wrongPassword', detail: null }, '<wrongPassword>'],
    [
      'with the words of the site',
      { code: 'wrongPassword', detail: 'No such user.' },
      '<wrongPassword> No such user.',
    ],
    ['only the words', { code: null, detail: 'Sorry' }, 'Sorry'],
  ] as const)('%s', (_case, trial, text) => {
    expect(describeTrial(trial, describeCode)).toBe(text);
  });
});
