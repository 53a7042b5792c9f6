/**
 * How this works: the built web app is served as files. Names under `assets/` carry a content hash and may be kept for
 * ever. Every other path that a browser opens gets index.html with a fresh nonce in it, the same one as in the
 * Content-Security-Policy: scripts and styles come from us alone, and no foreign origin is contacted at run time.
 */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const noncePlaceholder = /%CSP_NONCE%/g;

const contentSecurityPolicy = (nonce: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    // React and Mantine set style attributes through the DOM; an attribute cannot load anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');

export interface WebPages {
  /** Answers index.html for a path of the web app; undefined when the web has not been built. */
  sendIndex: ((reply: FastifyReply) => FastifyReply) | undefined;
}

export async function serveWebPages(app: FastifyInstance, folder: string): Promise<WebPages> {
  const index = await readIndex(folder);
  if (index === undefined) {
    app.log.warn({ folder }, 'the web app is not built: only the API is served');
    return { sendIndex: undefined };
  }
  const sendIndex = (reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    return reply
      .header('content-security-policy', contentSecurityPolicy(nonce))
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(index.replace(noncePlaceholder, nonce));
  };
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    wildcard: false,
    globIgnore: ['index.html'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  app.get('/', (_request, reply) => sendIndex(reply));
  app.get('/index.html', (_request, reply) => sendIndex(reply));
  return { sendIndex };
}

async function readIndex(folder: string) {
  try {
    return await readFile(join(folder, 'index.html'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
