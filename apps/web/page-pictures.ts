/**
 * The server draws the first picture of some pages with the components of the web itself (`src/app/picture`). The build makes
 * them a script for Node, in a folder of the built web that is never served; while developing, Vite runs them as they are and
 * the answers come from the server behind it.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { Plugin, Rolldown, ViteDevServer } from 'vite';
import type * as DrawPage from './src/app/picture/draw-page.tsx';
import { pictureSources } from './src/app/routes/picture-sources.ts';

const source = 'src/app/picture/draw-page.tsx';
const sources = join(import.meta.dirname, 'src/');

/** The folder inside of the built web, and the script in it: the server looks for just these. */
export const pictureFolder = '.pictures';
const scriptName = 'draw-page.js';

export function buildPictures(): Plugin {
  return {
    name: 'build-pictures',
    apply: 'build',
    config: ({ build }) => ({
      builder: {},
      environments: {
        // The app is an entry of its own, though loaded on demand: what it holds is what every page needs.
        client: {
          build: { rolldownOptions: { input: { index: 'index.html', app } } },
        },
        ssr: {
          resolve: { noExternal: true },
          build: {
            outDir: join(build?.outDir ?? 'dist', pictureFolder),
            emptyOutDir: false,
            copyPublicDir: false,
            rolldownOptions: {
              input: { 'draw-page': source },
              output: { entryFileNames: scriptName, codeSplitting: {} },
            },
            ssr: true,
          },
        },
      },
    }),
  };
}

/** Fonts of code and of formulas: found by the browser only when it lays the page out, which it then does again. */
const pictureFonts =
  /(?:jetbrains-mono-latin-wght-normal|KaTeX_Main-Regular|KaTeX_Math-Italic)-[^/]*[.]woff2$/;

/**
 * One style sheet for each picture, of all those that its sources need besides what every page has, and a list of them for
 * the server. The app is told that it has those already (`held`), or it would fetch them again.
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
        const pictures = Object.entries(pictureSources).map(([name, wanted]) => {
          const ids = wanted.map((path) => join(sources, path));
          const needs = (chunk: Rolldown.OutputChunk) => ids.some((id) => chunk.moduleIds.includes(id));
          const held = listSheets(bundle, needs).filter((sheet) => !common.has(sheet));
          const source = held.map((sheet) => textOf(bundle[sheet])).join('\n');
          const file = this.emitFile({ type: 'asset', name: `picture-${name}.css`, source });
          const toAddress = (sheet: string) => `/${sheet}`;
          const fonts = Object.keys(bundle).filter((asset) => pictureFonts.test(asset));
          return [
            name,
            {
              used: [toAddress(this.getFileName(file))],
              held: held.map(toAddress),
              fonts: fonts.map(toAddress),
            },
          ];
        });
        const source = JSON.stringify(Object.fromEntries(pictures));
        this.emitFile({ type: 'asset', fileName: `${pictureFolder}/style-sheets.json`, source });
      },
    },
  };
}

const app = 'src/app/start-app.tsx';

/** The script that every page loads after the entry. */
export const holdsApp = ({ moduleIds }: Rolldown.OutputChunk): boolean =>
  moduleIds.includes(join(import.meta.dirname, app));

function textOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk | undefined): string {
  if (file?.type !== 'asset') throw new Error('A style sheet is not part of the build');
  return typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source);
}

/** In the order in which the app would load them: first those of what is imported. */
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

export function serveDevelopmentPictures(serverUrl: string): Plugin {
  const requests = new AsyncLocalStorage<IncomingMessage>();
  return {
    name: 'serve-development-pictures',
    apply: 'serve',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _response, next) => requests.run(request, next));
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { server, originalUrl }) => {
        const request = requests.getStore();
        if (server === undefined || originalUrl === undefined || request === undefined) return html;
        return drawInto(html, { server, serverUrl, request, url: originalUrl });
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

async function drawInto(html: string, { server, serverUrl, request, url }: Development): Promise<string> {
  const { drawPage, fillIndex } = (await server.ssrLoadModule(`/${source}`)) as typeof DrawPage;
  const { cookie, 'accept-language': acceptLanguage } = request.headers;
  const picture = await drawPage({ url, cookie, acceptLanguage }, (path, locale) =>
    ask(serverUrl, path, locale),
  );
  if (picture === undefined) return html;
  return fillIndex(html, {
    picture,
    sheets: { used: findLoadedSheets(server), held: [], fonts: [] },
    nonce: '',
  });
}

async function ask(serverUrl: string, path: string, locale: string): Promise<unknown> {
  const response = await fetch(new URL(path, serverUrl), { headers: { 'accept-language': locale } });
  const envelope = (await response.json()) as { status: number; data: unknown };
  return envelope.status === 200 ? envelope.data : undefined;
}

/** Vite brings styles by script, later than a picture can wait. */
const findLoadedSheets = ({ environments }: ViteDevServer): string[] =>
  [...(environments['ssr']?.moduleGraph.urlToModuleMap.keys() ?? [])]
    .filter((url) => /[.]css$/.test(url.split('?')[0] ?? ''))
    .map((url) => url.split('?')[0] ?? '');
