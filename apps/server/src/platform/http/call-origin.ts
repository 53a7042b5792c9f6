import { negotiateLocale } from '@touchstone/contract';
import type { FastifyRequest } from 'fastify';
import type { CallOrigin } from './call-context.ts';

export function originOf(request: FastifyRequest): CallOrigin {
  return {
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 512),
    requestId: request.id,
    locale: negotiateLocale(request.headers['accept-language']),
  };
}
