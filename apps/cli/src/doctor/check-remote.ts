import type { Finding } from './finding.ts';
import type { DatabaseAnswer } from './inspect-database.ts';

const label = 'remote judges';

/** No line if the database does not answer. */
export function checkRemote(answer: DatabaseAnswer): readonly Finding[] {
  if (answer.state !== 'answered' || answer.remote === undefined) return [];
  const { accounts, paused } = answer.remote;
  if (accounts === 0)
    return [{ level: 'ok', label, text: 'no account; problems of other sites take no submissions' }];
  const text = `${accounts} ${accounts === 1 ? 'account' : 'accounts'}`;
  if (paused.length === 0) return [{ level: 'ok', label, text }];
  const advice = 'The back office shows the failures (/admin/remote) and can resume them.';
  return [{ level: 'weak', label, text: `${text}; paused: ${paused.join(', ')}`, advice }];
}
