/**
 * Builds the scripts that render pages on the server (`src/app/ssr`) into a folder of the built web that is not served. In
 * development Vite runs the sources, and the responses come from the server behind it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Plugin, Rolldown, ViteDevServer } from 'vite';
import type * as RenderMarkup from './src/app/ssr/render-markup.tsx';
import type * as RenderPage from './src/app/ssr/render-page.ts';
import { ssrSources } from './src/app/routes/ssr-sources.ts';

/** The server loads the first script, and its worker thread the second. */
const pageSource = 'src/app/ssr/render-page.ts';
const markupSource = 'src/app/ssr/render-markup.tsx';
const sources = join(import.meta.dirname, 'src/');

/** The folder in the built web, as the server expects it. */
export const ssrFolder = '.ssr';

export function buildSsrScripts(): Plugin {
  return {
    name: 'build-ssr-scripts',
    apply: 'build',
    config: ({ build }) => ({
      builder: {},
      environments: {
        // The app is an entry of its own although it is loaded on demand: every page needs it.
        client: {
          build: { rolldownOptions: { input: { index: 'index.html', app } } },
        },
        ssr: {
          resolve: { noExternal: true },
          build: {
            outDir: join(build?.outDir ?? 'dist', ssrFolder),
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: { 'render-page': pageSource, 'render-markup': markupSource },
              output: { entryFileNames: '[name].js', codeSplitting: {} },
            },
            ssr: true,
          },
        },
      },
    }),
  };
}

/** Fonts of code and formulas. Without a preload the browser finds them during layout and lays the page out twice. */
const pageFonts = /(?:jetbrains-mono-latin-wght-normal|KaTeX_Main-Regular|KaTeX_Math-Italic)-[^/]*[.]woff2$/;

/**
 * Joins the style sheets that a server-rendered page needs besides those of every page, and writes a list of them for the
 * server. The joined sheets are listed as `held`, so that the app does not load them again.
 */
export function joinStyleSheets(): Plugin {
  return {
    name: 'join-style-sheets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const common = new Set(listSheets(bundle, (chunk) => chunk.isEntry || holdsApp(chunk)));
        const pages = Object.entries(ssrSources).map(([name, wanted]) => {
          const ids = wanted.map((path) => join(sources, path));
          const needs = (chunk: Rolldown.OutputChunk) => ids.some((id) => chunk.moduleIds.includes(id));
          const held = listSheets(bundle, needs).filter((sheet) => !common.has(sheet));
          const source = held.map((sheet) => textOf(bundle[sheet])).join('\n');
          const file = this.emitFile({ type: 'asset', name: `ssr-${name}.css`, source });
          const toAddress = (sheet: string) => `/${sheet}`;
          const fonts = Object.keys(bundle).filter((asset) => pageFonts.test(asset));
          return [
            name,
            {
              used: [toAddress(this.getFileName(file))],
              held: held.map(toAddress),
              fonts: fonts.map(toAddress),
            },
          ];
        });
        const source = JSON.stringify(Object.fromEntries(pages));
        this.emitFile({ type: 'asset', fileName: `${ssrFolder}/style-sheets.json`, source });
      },
    },
  };
}

const app = 'src/app/start-app.tsx';

/** The script that the entry loads on every page. */
export const holdsApp = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
  moduleIds.includes(join(import.meta.dirname, app));

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('A style sheet is not part of the build');
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}

/** In the order in which the app would load them: imported chunks first. */
function listSheets(
  bundle: Rolldown.OutputBundle,
  isWanted: (chunk: Rolldown.OutputChunk) => boolean,
): string[] {
  const seen = new Set<string>();
  const visit = (name: string): string[] => {
    const chunk = bundle[name];
    if (chunk?.type !== 'chunk' || seen.has(name)) return [];
    seen.add(name);
    return [...chunk.imports.flatMap(visit), ...(chunk.viteMetadata?.importedCss ?? [])];
  };
  const wanted = Object.values(bundle).filter((file) => file.type === 'chunk' && isWanted(file));
  return [...new Set(wanted.flatMap(({ fileName }) => visit(fileName)))];
}

export function serveDevelopmentSsr(serverUrl: string): Plugin {
  const requests = new AsyncLocalStorage<IncomingMessage>();
  return {
    name: 'serve-development-ssr',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => requests.run(request, next));
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { server, originalUrl }) => {
        const request = requests.getStore();
        if (server === undefined || originalUrl === undefined || request === undefined) return html;
        return renderIntoShell(html, { server, serverUrl, request, url: originalUrl });
      },
    },
  };
}

interface Development {
  server: ViteDevServer;
  serverUrl: string;
  request: IncomingMessage;
  url: string;
}

async function renderIntoShell(
  html: string,
  { server, serverUrl, request, url }: Development,
): Promise<string> {
  const { renderPage, injectIntoShell } = (await server.ssrLoadModule(`/${pageSource}`)) as typeof RenderPage;
  const { renderMarkup } = (await server.ssrLoadModule(`/${markupSource}`)) as typeof RenderMarkup;
  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  const page = await renderPage(
    { url, cookie, acceptLanguage, client: 'development' },
    { fetchCall: (path, locale) => ask(serverUrl, path, locale), renderMarkup },
  );
  if (page === undefined) return html;
  return injectIntoShell(html, {
    page,
    sheets: { used: findLoadedSheets(server), held: [], fonts: [] },
    nonce: '',
  });
}

async function ask(serverUrl: string, path: string, locale: string): Promise<unknown> {
  const response = await fetch(new URL(path, serverUrl), { headers: { 'accept-language': locale } });
  const envelope = (await response.json()) as { status: number; data: unknown };
  return envelope.status === 200 ? envelope.data : undefined;
}

/** Vite adds styles by script, too late for a server-rendered page. */
const findLoadedSheets = ({ environments }: ViteDevServer): string[] =>
  [...(environments['ssr']?.moduleGraph.urlToModuleMap.keys() ?? [])]
    .filter((url) => /[.]css$/.test(url.split('?')[0] ?? ''))
    .map((url) => url.split('?')[0] ?? '');
