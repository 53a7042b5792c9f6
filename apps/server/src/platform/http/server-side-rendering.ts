/**
 * Renders pages with the components of the web.
 *
 * How this works: the built web contains a script that knows which pages are rendered on the server, from which calls, and how.
 * The calls are made to this server without a session: a render contains only what a guest may see. If a call refuses, the page
 * is sent without a render, and the browser shows the error. A failed render is logged, and the page is sent without it.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Files of the built web that are only for this server. */
export const unservedFiles = ['.ssr/**'];
const scriptPath = '.ssr/render-page.js';
const styleSheetsPath = '.ssr/style-sheets.json';

/** Opaque here, except for the name. */
type RenderedPage = { readonly name: string };

interface PageAssets {
  used: readonly string[];
  held: readonly string[];
  fonts: readonly string[];
}

/** The exports of the script: `apps/web/src/app/ssr/render-page.tsx`. */
interface SsrScript {
  renderPage: (
    request: { url: string; cookie: string | undefined; acceptLanguage: string | undefined; client: string },
    fetchCall: (path: string, locale: string) => Promise<unknown>,
  ) => Promise<RenderedPage | undefined>;
  injectIntoShell: (
    index: string,
    parts: { page: RenderedPage; sheets: PageAssets; nonce: string },
  ) => string;
}

/** Returns index.html with the rendered page in it; undefined if the page is not rendered on the server. */
export type RenderIntoShell = (
  index: string,
  request: FastifyRequest,
  nonce: string,
) => Promise<string | undefined>;

export async function loadPageRenderer(
  app: FastifyInstance,
  folder: string,
): Promise<RenderIntoShell | undefined> {
  if (!existsSync(join(folder, scriptPath))) return undefined;
  const script = (await import(pathToFileURL(join(folder, scriptPath)).href)) as SsrScript;
  const sheetsByName = JSON.parse(await readFile(join(folder, styleSheetsPath), 'utf8')) as Record<
    string,
    PageAssets
  >;
  return async (index, request, nonce) => {
    try {
      const { cookie, 'accept-language': acceptLanguage } = request.headers;
      const fetchCall = (path: string, locale: string) => fetchAsGuest(app, request, { path, locale });
      const page = await script.renderPage(
        { url: request.url, cookie, acceptLanguage, client: request.ip },
        fetchCall,
      );
      if (page === undefined) return undefined;
      const sheets = sheetsByName[page.name];
      if (sheets === undefined) throw new Error(`There are no style sheets of ${page.name}`);
      return script.injectIntoShell(index, { page, sheets, nonce });
    } catch (error) {
      request.log.error({ err: error, url: request.url }, 'a page could not be rendered');
      return undefined;
    }
  };
}

async function fetchAsGuest(
  app: FastifyInstance,
  { ip }: FastifyRequest,
  { path, locale }: { path: string; locale: string },
): Promise<unknown> {
  const answer = await app.inject({
    method: 'GET',
    url: path,
    remoteAddress: ip,
    headers: { 'accept-language': locale },
  });
  if (answer.statusCode !== 200) return undefined;
  const { status, data } = answer.json<{ status: number; data: unknown }>();
  return status === 200 ? data : undefined;
}
