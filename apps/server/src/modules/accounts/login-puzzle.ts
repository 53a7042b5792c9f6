/**
 * How this works: the server draws the puzzle and stores the position of the piece; the client gets images
 * and a key. An answer deletes the puzzle from the table before it is compared: it is valid once, right or
 * wrong, also in concurrent calls with the same key. It expires after some minutes.
 */
import { accountTimers } from '@touchstone/contract';
import { isPuzzleSolved } from '@touchstone/rules/accounts';
import { randomBytes } from 'node:crypto';
import { callError } from '../../platform/errors/call-error.ts';
import type { CallOrigin } from '../../platform/http/call-context.ts';
import { cryptoRandom } from '../../platform/images/random-source.ts';
import { drawSlidePuzzle } from '../../platform/images/slide-puzzle.ts';
import { countedAddress } from '../../platform/network-address.ts';
import type { Platform } from '../../platform/platform.ts';
import { enforceRateLimit } from '../../platform/rate-limits.ts';
import { insertChallenge, takeChallenge } from './challenge.repository.ts';
import { toDataUri } from './data-uri.ts';

type Parts = Pick<Platform, 'database' | 'clock'>;

const kind = 'slide-puzzle';

export interface PuzzleAnswer {
  key: string;
  x: number;
}

export async function drawLoginPuzzle(parts: Parts, { origin }: { origin: CallOrigin }) {
  await enforceRateLimit(parts, 'challenge', countedAddress(origin.ip));
  const { background, piece, pieceY, targetX } = await drawSlidePuzzle(cryptoRandom);
  const key = randomBytes(16).toString('hex');
  const expiresAt = new Date(parts.clock().getTime() + accountTimers.puzzleLifeSeconds * 1000);
  await insertChallenge(parts.database, { key, kind, answer: String(targetX), expiresAt });
  return { key, background: toDataUri(background), piece: toDataUri(piece), pieceY };
}

export async function checkLoginPuzzle({ database, clock }: Parts, given: PuzzleAnswer): Promise<void> {
  const answer = await takeChallenge(database, { key: given.key, kind, now: clock() });
  if (answer === undefined || !isPuzzleSolved(Number(answer), given.x)) throw callError('puzzleFailed');
}
