/**
 * How this works: an answer in pieces is copied together into a buffer that was used before, and that is used again when the
 * answer has left. A new buffer for each answer of fifty kilobytes would be hundreds of megabytes a second, and their
 * clearing away would hold up everybody several times a second.
 */
import type { FastifyReply } from 'fastify';
import type { SerializedResponse } from './response-serializer.ts';
import { createBufferPool } from './buffer-pool.ts';

const pool = createBufferPool();

export function sendResponse(reply: FastifyReply, answer: SerializedResponse): FastifyReply {
  if (typeof answer === 'string') return reply.send(answer);
  const length = answer.reduce((sum, piece) => sum + piece.length, 0);
  const { buffer, giveBack } = pool.borrow(length);
  let at = 0;
  for (const piece of answer) at += piece.copy(buffer, at);
  // Comes once, after everything was handed to the system, or when the connection is gone.
  reply.raw.once('close', giveBack);
  return reply.send(buffer.subarray(0, length));
}
