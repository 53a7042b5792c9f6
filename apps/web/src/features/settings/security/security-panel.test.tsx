import { describe, expect, it } from 'vitest';
import { ownFactorsQuery, type OwnFactors } from '../../../lib/second-factor/second-factor-requests.ts';
import { renderMarkup } from '../../../ui/testing/render-markup.tsx';
import { sessionsQuery } from '../api/sessions.ts';
import { securityMessages } from './security-messages.ts';
import { SecurityPanel } from './security-panel.tsx';
import { sessionsMessages } from './sessions-messages.ts';

const m = securityMessages['en-US'];
const sessionTexts = sessionsMessages['en-US'];
const time = '2026-01-01T00:00:00.000+0000';
const none: OwnFactors = {
  totpSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  isRequired: false,
  isIdentityFresh: true,
  identityMethods: ['password'],
  passkeyOrigin: 'https://oj.example',
};
const passkey = { id: 1, name: 'Laptop', gmtCreate: time, lastUsedAt: null, worksHere: false };
const current = { id: 'a', isCurrent: true, userAgent: '', ip: null, openedAt: time, lastUsedAt: time };

const render = (factors: OwnFactors, sessions: readonly object[] = [current]) =>
  renderMarkup(<SecurityPanel />, {
    queries: [
      [ownFactorsQuery.queryKey, factors],
      [sessionsQuery.queryKey, sessions],
    ],
  });

describe('the login security', () => {
  it('of an account without factors offers both, and no recovery codes', () => {
    const markup = render(none);
    expect(markup.find('button', m.passkeys.add)).toBeDefined();
    expect(markup.find('button', m.app.setUp)).toBeDefined();
    expect(markup.find('button', m.codes.renew)).toBeUndefined();
    expect(markup.text).toContain(m.codes.none);
  });

  it('lists passkeys, and names those of another address', () => {
    const markup = render({ ...none, passkeys: [passkey], recoveryCodesLeft: 3 });
    expect(markup.find('button', m.passkeys.removeOf('Laptop'))).toBeDefined();
    expect(markup.text).toContain(m.passkeys.elsewhere);
    expect(markup.text).toContain(m.codes.left(3));
  });

  it('says that the role requires it', () => {
    expect(render({ ...none, isRequired: true }).text).toContain(m.required);
  });

  it('offers to log out other devices, but not this one', () => {
    const other = { ...current, id: 'b', isCurrent: false };
    const markup = render(none, [current, other]);
    const endOne = sessionTexts.endOf(sessionTexts.unknown);
    expect(markup.names('button').filter((name) => name === endOne)).toHaveLength(1);
    expect(markup.find('button', sessionTexts.endOthers)).toBeDefined();
    expect(render(none).find('button', sessionTexts.endOthers)).toBeUndefined();
  });
});
