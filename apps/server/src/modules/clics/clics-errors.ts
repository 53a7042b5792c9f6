/** Errors in the format of the Contest API: the HTTP status, and a body that repeats it with a text. */
import { errorCodeHeader, type ErrorCode } from '@touchstone/contract';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { callError, CallError } from '../../platform/errors/call-error.ts';
import { originOf } from '../../platform/http/call-origin.ts';

/** HTTP statuses of errors that other calls return in an envelope. */
const httpStatuses: Partial<Record<ErrorCode, number>> = {
  contestMissing: 404,
  wrongCredentials: 401,
  wrongToolCredentials: 401,
  accountBanned: 401,
  puzzleRequired: 401,
  credentialsEmpty: 401,
  passwordLength: 401,
  usernameLength: 401,
  loginBlocked: 429,
  tooManyRequests: 429,
};

const statusOf = (error: CallError) =>
  httpStatuses[error.code] ?? (error.httpStatus === 200 ? error.envelopeStatus : error.httpStatus);

export function sendClicsError(
  error: FastifyError | CallError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = error instanceof CallError ? error : toCallError(error, request);
  const code = statusOf(known);
  // Clients retry with credentials only after this header.
  if (code === 401) reply.header('www-authenticate', 'Basic realm="Contest API", charset="UTF-8"');
  return reply
    .status(code)
    .header(errorCodeHeader, known.code)
    .header('cache-control', 'no-store')
    .send({ code, message: known.textIn(originOf(request).locale) });
}

function toCallError(error: FastifyError, request: FastifyRequest): CallError {
  if (error.statusCode !== undefined && error.statusCode < 500) return callError('unreadableBody');
  request.log.error({ err: error }, 'call of the Contest API failed');
  return callError('serverError');
}
