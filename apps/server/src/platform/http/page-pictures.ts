/**
 * The first picture of a page, drawn here with the web's own components.
 *
 * How this works: the built web brings a script that knows which of its pages are drawn ahead, from which calls, and how.
 * Those calls are made to this very server, without a session: a picture can hold nothing that a stranger may not see, and
 * whatever a call refuses, the page that is drawn by the browser tells its reader. A picture that cannot be drawn is logged,
 * and the page goes out without it.
 */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Where the build of the web puts what is for this server alone. */
export const unservedFiles = ['.pictures/**'];
const scriptPath = '.pictures/draw-page.js';
const styleSheetsPath = '.pictures/style-sheets.json';

/** Not looked into here. */
type Picture = { readonly name: string };

interface PictureSheets {
  used: readonly string[];
  held: readonly string[];
  fonts: readonly string[];
}

/** What the script offers: `apps/web/src/app/picture/draw-page.tsx`. */
interface PictureScript {
  drawPage: (
    request: { url: string; cookie: string | undefined; acceptLanguage: string | undefined },
    ask: (path: string, locale: string) => Promise<unknown>,
  ) => Promise<Picture | undefined>;
  fillIndex: (index: string, parts: { picture: Picture; sheets: PictureSheets; nonce: string }) => string;
}

/** Answers the page with its picture in it; undefined where it has none. */
export type DrawInto = (index: string, request: FastifyRequest, nonce: string) => Promise<string | undefined>;

export async function preparePictures(app: FastifyInstance, folder: string): Promise<DrawInto | undefined> {
  if (!existsSync(join(folder, scriptPath))) return undefined;
  const script = (await import(pathToFileURL(join(folder, scriptPath)).href)) as PictureScript;
  const sheetsByName = JSON.parse(await readFile(join(folder, styleSheetsPath), 'utf8')) as Record<
    string,
    PictureSheets
  >;
  return async (index, request, nonce) => {
    try {
      const { cookie, 'accept-language': acceptLanguage } = request.headers;
      const ask = (path: string, locale: string) => askAsStranger(app, request, { path, locale });
      const picture = await script.drawPage({ url: request.url, cookie, acceptLanguage }, ask);
      if (picture === undefined) return undefined;
      const sheets = sheetsByName[picture.name];
      if (sheets === undefined) throw new Error(`There are no style sheets of ${picture.name}`);
      return script.fillIndex(index, { picture, sheets, nonce });
    } catch (error) {
      request.log.error({ err: error, url: request.url }, 'a page could not be drawn ahead');
      return undefined;
    }
  };
}

async function askAsStranger(
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
