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

/** Tells the server which style sheets a source needs that is loaded on demand. */
export function listStyleSheets(): Plugin {
  return {
    name: 'list-style-sheets',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const sheets: Record<string, string[]> = {};
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        for (const id of chunk.moduleIds) {
          if ((this.getModuleInfo(id)?.dynamicImporters.length ?? 0) > 0 && id.startsWith(sources))
            sheets[id.slice(sources.length)] = sheetsOf(chunk, bundle);
        }
      }
      this.emitFile({
        type: 'asset',
        fileName: `${pictureFolder}/style-sheets.json`,
        source: JSON.stringify(sheets),
      });
    },
  };
}

/** In the order in which the app would load them: first those of what is imported. */
function sheetsOf(
  chunk: Rolldown.OutputChunk,
  bundle: Rolldown.OutputBundle,
  seen = new Set<string>(),
): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  const imported = chunk.imports.flatMap((name) => {
    const other = bundle[name];
    return other?.type === 'chunk' ? sheetsOf(other, bundle, seen) : [];
  });
  const own = [...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `/${file}`);
  return [...new Set([...imported, ...own])];
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
  return fillIndex(html, { picture, styleSheets: findLoadedSheets(server), nonce: '' });
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
