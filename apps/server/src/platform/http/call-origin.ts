import { negotiateLocale } from '@touchstone/contract';
import type { FastifyRequest } from 'fastify';
import { findAddress, httpOrigin } from '../network-address.ts';
import type { CallOrigin } from './call-context.ts';

const unknownAddress = '0.0.0.0';

export function originOf(request: FastifyRequest): CallOrigin {
  return {
    // A trusted proxy may still forward a header without an address; then the proxy's own address is used.
    ip: findAddress(request.ip) ?? findAddress(request.socket.remoteAddress) ?? unknownAddress,
    arrivedAt: findArrival(request),
    requestedOrigin: `${request.protocol}://${request.host}`,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 512),
    requestId: request.id,
    locale: negotiateLocale(request.headers['accept-language']),
  };
}

function findArrival({ socket }: FastifyRequest) {
  const address = findAddress(socket.localAddress);
  return address === undefined || socket.localPort === undefined
    ? undefined
    : httpOrigin(address, socket.localPort);
}
