import type { ExamSession, RefusedAttempt } from '../../api/exam-sessions.ts';

const time = '2026-11-15T12:00:00.000+0000';
const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

export const aSession = (changes: Partial<ExamSession> = {}): ExamSession => ({
  id: 1,
  userAgent,
  ip: '10.1.2.3',
  lastIp: '10.1.2.3',
  enteredAt: time,
  lastSeenAt: time,
  releasedAt: null,
  releasedBy: null,
  ...changes,
});

export const aRefusal = (changes: Partial<RefusedAttempt> = {}): RefusedAttempt => ({
  reason: 'other-device',
  userAgent,
  ip: '10.1.2.4',
  attempts: 1,
  firstAt: time,
  lastAt: time,
  ...changes,
});
