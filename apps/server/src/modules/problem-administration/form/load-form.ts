/** Loads the data of the problem form. */
import type { Locale } from '@touchstone/contract';
import { mapConcurrent } from '../../../platform/map-concurrent.ts';
import type { Platform } from '../../../platform/platform.ts';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Viewer } from '../../../platform/sessions/sessions.ts';
import { problemLimits } from '@touchstone/contract/problem-limits';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { listCodeTemplates } from '../../problems/index.ts';
import { mapTagsOfProblems } from '../../tags/index.ts';
import { getAdministered } from '../administered-problem.ts';
import { countCases, findCase, listCases } from '../content/problem-cases.repository.ts';
import { findStoredProblem, listLanguageIds } from '../content/problem-content.repository.ts';
import { presentUsage } from '../problem-usage.presenter.ts';
import { loadUsage } from '../problem-usage.repository.ts';
import { presentCase, presentForm } from './form.presenter.ts';
import { mapUsernames } from './form.repository.ts';

type Parts = Pick<Platform, 'database' | 'fileStore'>;

async function getStored({ database }: Pick<Parts, 'database'>, viewer: Viewer, id: number) {
  const { rights } = await getAdministered(database, viewer, id);
  const stored = await findStoredProblem(database, id);
  if (stored === undefined) throw callError('problemNotFound');
  return { stored, rights };
}

export async function loadForm(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { viewer, id, locale }: { viewer: Viewer; id: number; locale: Locale },
) {
  const { stored, rights } = await getStored({ database }, viewer, id);
  const [usernames, tags, languageIds, templates, caseCount, usesOf] = await Promise.all([
    mapUsernames(database, [stored.authorId, stored.modifiedBy]),
    mapTagsOfProblems(database, [id]),
    listLanguageIds(database, id),
    listCodeTemplates(database, id),
    countCases(database, id),
    loadUsage(database, [id]),
  ]);
  const nameOf = (userId: string | null) => usernames.get(userId ?? '') ?? null;
  return presentForm({
    stored,
    author: nameOf(stored.authorId),
    modifiedBy: nameOf(stored.modifiedBy),
    tags: tags.get(id) ?? [],
    languageIds,
    templates,
    caseCount,
    rights,
    uses: presentUsage(usesOf(id), { viewer, groupId: stored.groupId, now: clock(), locale }),
    locale,
  });
}

const readConcurrency = 8;

export async function loadCases({ database, fileStore }: Parts, viewer: Viewer, id: number) {
  const { stored } = await getStored({ database }, viewer, id);
  const cases = await listCases(database, id);
  const read = async (sha256: string) => text(await fileStore.open(sha256));
  const shown = stored.areCasesTyped
    ? await mapConcurrent(cases, readConcurrency, async (one) => ({
        one,
        input: await read(one.inputSha256),
        output: await read(one.answerSha256),
      }))
    : cases.map((one) => ({ one, input: one.inputName, output: one.answerName }));
  return shown.map((one) => presentCase(one, stored));
}

interface CaseQuery {
  pid: number;
  caseId: number;
  side: 'input' | 'output';
}

export async function loadCaseContent(
  { database, fileStore }: Parts,
  viewer: Viewer,
  { pid, caseId, side }: CaseQuery,
) {
  await getAdministered(database, viewer, pid);
  const found = await findCase(database, { problemId: pid, caseId });
  if (found === undefined) throw callError('problemCaseUnknown', { name: String(caseId) });
  const sha256 = side === 'input' ? found.inputSha256 : found.answerSha256;
  const sizeBytes = side === 'input' ? found.inputBytes : found.answerBytes;
  const bytes = await readPrefix(await fileStore.open(sha256), problemLimits.shownCaseBytes);
  const isCut = sizeBytes > bytes.length;
  return { ...decode(bytes, isCut), sizeBytes, isCut };
}

async function readPrefix(content: Readable, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = [];
  let length = 0;
  // Leaving the loop destroys the stream.
  for await (const piece of content as AsyncIterable<Buffer>) {
    pieces.push(piece);
    length += piece.length;
    if (length >= maxBytes) break;
  }
  return Buffer.concat(pieces).subarray(0, maxBytes);
}

/** A character that the cut splits is no error: a streaming decoder buffers the incomplete bytes. */
function decode(bytes: Buffer, isCut: boolean) {
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
    return { text: decoder.decode(bytes, { stream: isCut }), isText: true };
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    return { text: bytes.toString('utf8'), isText: false };
  }
}
