/**
 * Renders pages with the components of the web.
 *
 * How this works: the built web contains a script that knows which pages are rendered on the server and from which calls, and one
 * that renders them, which runs in a worker thread (`markup-renderer.ts`). The calls are made to this server without a session: a
 * render contains only what a guest may see. If a call refuses, the page is sent without a render, and the browser shows the
 * error. A render that fails or that takes too long is logged, and the page is sent without it.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { loggedUrl } from './logged-url.ts';
import { startMarkupRenderer } from './markup-renderer.ts';

/** Files of the built web that are only for this server. */
export const unservedFiles = ['.ssr/**'];
const pageScriptPath = '.ssr/render-page.js';
const markupScriptPath = '.ssr/render-markup.js';
const styleSheetsPath = '.ssr/style-sheets.json';

/** Opaque here, except for the name. */
type RenderedPage = { readonly name: string };

interface PageAssets {
  used: readonly string[];
  held: readonly string[];
  fonts: readonly string[];
}

/** The exports of the script: `apps/web/src/app/ssr/render-page.ts`. */
interface SsrScript {
  renderPage: (
    request: { url: string; cookie: string | undefined; acceptLanguage: string | undefined; client: string },
    dependencies: {
      fetchCall: (path: string, locale: string) => Promise<unknown>;
      renderMarkup: (request: unknown) => Promise<unknown>;
    },
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
  if (!existsSync(join(folder, pageScriptPath))) return undefined;
  const script = (await import(pathToFileURL(join(folder, pageScriptPath)).href)) as SsrScript;
  const renderer = startMarkupRenderer(pathToFileURL(join(folder, markupScriptPath)).href);
  app.addHook('onClose', () => renderer.stop());
  const sheetsByName = JSON.parse(await readFile(join(folder, styleSheetsPath), 'utf8')) as Record<
    string,
    PageAssets
  >;
  return async (index, request, nonce) => {
    try {
      const { cookie, 'accept-language': acceptLanguage } = request.headers;
      const page = await script.renderPage(
        { url: request.url, cookie, acceptLanguage, client: request.ip },
        {
          fetchCall: (path, locale) => fetchAsGuest(app, request, { path, locale }),
          renderMarkup: async (input) => {
            const markup = await renderer.render(input);
            if (markup === undefined)
              request.log.warn({ url: loggedUrl(request.url) }, 'a page is too expensive to render');
            return markup;
          },
        },
      );
      if (page === undefined) return undefined;
      const sheets = sheetsByName[page.name];
      if (sheets === undefined) throw new Error(`There are no style sheets of ${page.name}`);
      return script.injectIntoShell(index, { page, sheets, nonce });
    } catch (error) {
      request.log.error({ err: error, url: loggedUrl(request.url) }, 'a page could not be rendered');
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
