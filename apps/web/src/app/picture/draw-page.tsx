/**
 * Draws the first picture of a page on the server.
 *
 * How this works: the address names a route; the route says which calls its picture is drawn from. They are asked for
 * without a session, so a picture holds nothing but what a stranger may see, and the same one serves everybody. Any answer
 * that is missing means no picture, and the page is drawn by the browser alone, which also tells what is wrong. Pictures are
 * kept by what they show, the newest ones, within a bound. Language and answers are set for one drawing, which nothing
 * interrupts: it is one synchronous run.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Locale } from '@touchstone/contract/locales';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { setLocale } from '../../lib/locale.ts';
import {
  callKey,
  findInitialData,
  setInitialData,
  type InitialCall,
} from '../../lib/initial-data.ts';
import { warmHighlighter } from '../../ui/code/code-block.tsx';
import { ThemeProvider } from '../../ui/theme/theme-provider.tsx';
import { picturedRoutes } from '../routes/pictured-routes.ts';
import type { RouteEntry } from '../routes/route-entry.ts';
import { createKeptPictures } from './kept-pictures.ts';
import { localeOfRequest, matchPicturedRoute, type PageRequest } from './pictured-address.ts';
import { openStaticPage } from './open-static-page.tsx';
import type { Picture } from './picture.ts';

export { fillIndex } from './fill-index.ts';

/** Answers the data of a call at a path, asked for as a stranger; undefined for a refusal. */
export type Ask = (path: string, locale: Locale) => Promise<unknown>;

const keptCharacters = 32 * 1024 * 1024;
type Drawn = Omit<Picture, 'answers'>;
const kept = createKeptPictures<Drawn>(keptCharacters, ({ body }) => body.length);

/** Drawing holds the server up. What is longer than statements are, the browser of its reader draws. */
const mostCharacters = 40_000;

const siteCall: InitialCall = { name: 'GET /api/get-website-config', query: {} };

export async function drawPage(request: PageRequest, ask: Ask): Promise<Picture | undefined> {
  const found = matchPicturedRoute(picturedRoutes, request.url);
  if (found === undefined) return undefined;
  const locale = localeOfRequest(request);
  const calls = [siteCall, ...found.route.picture.calls(found.address)];
  const answers = await askAll(calls, locale, ask);
  if (answers === undefined) return undefined;
  const text = JSON.stringify(answers);
  if (text.length > mostCharacters) return undefined;
  const { unseenFields } = found.route.picture;
  const shown = JSON.stringify(answers, (field, value) =>
    unseenFields.includes(field) ? undefined : (value as unknown),
  );
  const drawn = await kept.find(`${locale} ${request.url} ${shown}`, async () => {
    const { Component, loadParts } = await found.route.load();
    await Promise.all([loadParts?.(), warmHighlighter()]);
    const page = await openStaticPage({ route: found.route, Component, url: request.url });
    return draw({ ...found, page, locale, answers });
  });
  return { ...drawn, answers: text };
}

async function askAll(calls: readonly InitialCall[], locale: Locale, ask: Ask) {
  const entries = await Promise.all(
    calls.map(async (call) => {
      const key = callKey(call);
      return [key, await ask(key.slice(key.indexOf(' ') + 1), locale)] as const;
    }),
  );
  return entries.every(([, data]) => data !== undefined) ? Object.fromEntries(entries) : undefined;
}

interface Drawing extends NonNullable<ReturnType<typeof matchPicturedRoute>> {
  page: ReactElement;
  locale: Locale;
  answers: Record<string, unknown>;
}

function draw({ route, address, page, locale, answers }: Drawing): Drawn {
  setLocale(locale);
  setInitialData(answers);
  try {
    const client = new QueryClient();
    route.prefetch?.(client, address);
    const markup = renderToStaticMarkup(
      <QueryClientProvider client={client}>
        <ThemeProvider>{page}</ThemeProvider>
      </QueryClientProvider>,
    );
    return { ...takeStyles(markup), ...describe(route, address, locale) };
  } finally {
    setInitialData({});
  }
}

const styleElement = /<style\b[^>]*>([^<]*)<\/style>/g;

/** They need the nonce of each request, which a kept picture cannot hold. Authors' text has no style elements. */
function takeStyles(markup: string) {
  const styles = [...markup.matchAll(styleElement)].map(([, text = '']) => text);
  return { styles, body: markup.replaceAll(styleElement, '') };
}

type PicturedRoute = RouteEntry & Required<Pick<RouteEntry, 'picture'>>;

function describe(
  route: PicturedRoute,
  address: Parameters<PicturedRoute['picture']['title']>[0],
  locale: Locale,
) {
  const site = findInitialData('GET /api/get-website-config')?.shortName ?? '';
  const title = `${route.picture.title(address) ?? route.title[locale]} · ${site}`;
  return { locale, title, name: route.picture.name };
}
