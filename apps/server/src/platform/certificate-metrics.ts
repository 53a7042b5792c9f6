/**
 * How this works: TLS ends at the proxy in front of the servers, so a server looks at the certificate as a visitor does. It
 * connects to the address of the site, which is a site setting, and reads the end date. The date is cached: a certificate
 * changes every few weeks. Without an HTTPS address there is no metric.
 */
import type { FastifyInstance } from 'fastify';
import { once } from 'node:events';
import { isIP } from 'node:net';
import { connect } from 'node:tls';
import { cached } from './cache.ts';
import { exposeLoadedGauge } from './loaded-gauge.ts';
import type { Platform } from './platform.ts';

const cachedForMs = 600_000;
/** Shorter than the usual limit of a scrape, which is ten seconds. */
const connectLimitMs = 4000;

export function exposeCertificateMetrics(
  app: FastifyInstance,
  { settings, clock }: Pick<Platform, 'settings' | 'clock'>,
) {
  const findSite = () => {
    const { baseUrl } = settings.current.web;
    const url = baseUrl === null ? null : URL.parse(baseUrl);
    return url?.protocol === 'https:' ? url : undefined;
  };
  let read: { host: string; load: () => Promise<Date> } | undefined;
  exposeLoadedGauge(app, {
    name: 'touchstone_certificate_expiry_timestamp_seconds',
    help: 'When the certificate of the site ends',
    labelNames: ['host'],
    load: async () => {
      const site = findSite();
      if (site === undefined) return [];
      const { host } = site;
      if (read?.host !== host)
        read = { host, load: cached({ clock, ttlMs: cachedForMs, read: () => loadCertificateEnd(site) }) };
      return [{ labels: { host }, value: (await read.load()).getTime() / 1000 }];
    },
  });
}

export async function loadCertificateEnd({ hostname, port }: URL): Promise<Date> {
  const host = hostname.replace(/^\[(.*)\]$/u, '$1');
  const socket = connect({
    host,
    port: port === '' ? 443 : Number(port),
    ...(isIP(host) === 0 ? { servername: host } : {}),
    // The date of an expired or untrusted certificate is wanted, too. Nothing is sent over this connection.
    rejectUnauthorized: false,
  });
  try {
    await once(socket, 'secureConnect', { signal: AbortSignal.timeout(connectLimitMs) });
    const end = new Date(socket.getPeerCertificate().valid_to);
    if (Number.isNaN(end.getTime())) throw new Error(`${host} sent no certificate`);
    return end;
  } finally {
    socket.destroy();
  }
}
