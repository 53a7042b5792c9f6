import { describe, expect, it } from 'vitest';
import { describeSession } from './describe-session.ts';
import { sessionsMessages } from './sessions-messages.ts';

const m = sessionsMessages['en-US'];
const session = {
  id: '1',
  isCurrent: false,
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ip: '203.0.113.9',
  openedAt: '2026-01-01T00:00:00.000+0000',
  lastUsedAt: '2026-01-01T00:00:00.000+0000',
};

describe('a session', () => {
  it.each([
    [session, { kind: 'computer', device: 'Firefox · Linux', place: '203.0.113.9' }],
    [
      { ...session, ip: '192.168.1.4' },
      { kind: 'computer', device: 'Firefox · Linux', place: '192.168.1.4 (local network)' },
    ],
    [
      { ...session, userAgent: '', ip: null },
      { kind: 'unknown', device: 'Unknown device', place: 'address unknown' },
    ],
  ])('of %j', (open, description) => {
    expect(describeSession(open, m)).toEqual(description);
  });
});
