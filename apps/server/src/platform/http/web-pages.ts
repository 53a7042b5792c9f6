/**
 * How this works: the built web app is served as files. Names under `assets/` contain a content hash and may be cached forever.
 * Every other path of the web gets index.html with a new nonce, the same one as in the Content-Security-Policy: scripts and
 * styles come from this server only, and the page contacts no other origin, except that of a configured chat widget. Some pages are rendered on the server
 * (`server-side-rendering.ts`) in the language of the request.
 */
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodePage } from './encode-page.ts';
import { loadPageRenderer, unservedFiles } from './server-side-rendering.ts';

const noncePlaceholder = /%CSP_NONCE%/g;

/**
 * `widgetOrigin` is the origin of a chat widget, if the site has configured one. Its script, its frame and its calls are allowed
 * then, and nothing else.
 */
export const contentSecurityPolicy = (nonce: string, widgetOrigin: string | undefined) => {
  const alsoWidget = widgetOrigin === undefined ? '' : ` ${widgetOrigin}`;
  return [
    "default-src 'self'",
    `script-src 'self'${alsoWidget}`,
    `style-src 'self' 'nonce-${nonce}'`,
    // React and Mantine set style attributes through the DOM; an attribute cannot load anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${alsoWidget}`,
    "font-src 'self'",
    `connect-src 'self'${alsoWidget}`,
    `frame-src 'self' blob:${alsoWidget}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join('; ');
};

const acceptEncodingOf = ({ headers }: FastifyRequest): string => {
  const value = headers['accept-encoding'] ?? '';
  return Array.isArray(value) ? value.join(',') : value;
};

export interface WebPages {
  /** Sends index.html for a path of the web app; undefined if the web is not built. */
  sendIndex: ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | undefined;
}

export async function serveWebPages(
  app: FastifyInstance,
  folder: string,
  findWidgetOrigin: () => string | undefined,
): Promise<WebPages> {
  const index = await loadIndex(folder);
  if (index === undefined) {
    app.log.warn({ folder }, 'the web app is not built: only the API is served');
    return { sendIndex: undefined };
  }
  const renderIntoShell = await loadPageRenderer(app, folder);
  const sendIndex = async (request: FastifyRequest, reply: FastifyReply) => {
    const nonce = randomBytes(16).toString('base64');
    const page = index.replace(noncePlaceholder, nonce);
    const rendered = await renderIntoShell?.(page, request, nonce);
    const { body, encoding } = await encodePage(rendered ?? page, acceptEncodingOf(request));
    if (encoding !== undefined) reply.header('content-encoding', encoding);
    return reply
      .header('content-security-policy', contentSecurityPolicy(nonce, findWidgetOrigin()))
      .header('cache-control', rendered === undefined ? 'no-cache' : 'private, no-cache')
      .header('vary', 'accept-language, accept-encoding, cookie')
      .type('text/html; charset=utf-8')
      .send(body);
  };
  await serveFiles(app, folder);
  app.get('/', (request, reply) => sendIndex(request, reply));
  app.get('/index.html', (request, reply) => sendIndex(request, reply));
  return { sendIndex };
}

async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  const common = { index: false, preCompressed: true, cacheControl: false } as const;
  // One route for all files with a hashed name. A route for each of them would take a quarter of a second at every start.
  await app.register(fastifyStatic, {
    ...common,
    root: join(folder, 'assets'),
    prefix: '/assets/',
    setHeaders: (reply) => {
      reply.header('cache-control', 'public, max-age=31536000, immutable');
    },
  });
  // The others have a route each, because every other path is a page.
  await app.register(fastifyStatic, {
    ...common,
    root: folder,
    wildcard: false,
    decorateReply: false,
    globIgnore: ['index.html', 'assets/**', ...unservedFiles],
    setHeaders: (reply) => {
      reply.header('cache-control', 'no-cache');
    },
  });
}

async function loadIndex(folder: string) {
  try {
    return await readFile(join(folder, 'index.html'), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
