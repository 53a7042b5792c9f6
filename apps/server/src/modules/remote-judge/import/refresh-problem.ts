/**
 * Fetches the statement of an imported problem again. The preview compares it with what is stored, including what administrators
 * changed here; they choose the fields to take over. Pictures that did not change keep their addresses, so they are no change.
 */
import { toWireDate, type DataOf, type RefreshedField, type remoteImportsCalls } from '@touchstone/contract';
import { parseRemoteDisplayId } from '@touchstone/contract/remote-judges';
import { inTransaction, type Queryable } from '@touchstone/database';
import { callError } from '../../../platform/errors/call-error.ts';
import type { Actor } from '../../../platform/http/call-context.ts';
import {
  changeRemoteProblem,
  findRemoteProblem,
  getAdministered,
  rejectStaleForm,
  type RemoteContent,
} from '../../problem-administration/index.ts';
import { fetchProblem, requireEnabled, type FetchedProblem } from './fetch-problem.ts';
import type { ImportParts } from './import-problem.ts';
import { listRemoteLanguages } from './remote-imports.repository.ts';
import { presentWarnings } from './remote-imports.presenter.ts';
import { linkStored, previewAddresses, storeStatementFiles } from './statement-files.ts';

type Refreshed = DataOf<(typeof remoteImportsCalls)['POST /api/admin/remote/refresh']>;

export interface RefreshRequest {
  pid: number;
  isPreview: boolean;
  fields?: readonly RefreshedField[] | null | undefined;
  gmtModified?: string | undefined;
}

export async function refreshProblem(
  parts: ImportParts,
  by: Actor,
  { pid, isPreview, fields, gmtModified }: RefreshRequest,
): Promise<Refreshed> {
  const { database } = parts;
  const stored = await getRefreshed(database, by, pid);
  const parsed = stored.isRemote ? parseRemoteDisplayId(stored.displayId) : undefined;
  if (parsed === undefined) throw callError('remoteRefreshLocal');
  const { prefix } = parsed.vendor;
  await requireEnabled(parts, prefix);
  const fetched = await fetchProblem(parts, { prefix, id: parsed.problemId });
  const nameOf = await languageNames(database, prefix);
  const compare = (before: RemoteContent, after: RemoteContent) =>
    listChanges(before, after, nameOf).filter(({ field }) => fields?.includes(field) ?? true);
  const warnings = presentWarnings(fetched.warnings, by.origin.locale);
  if (isPreview) {
    const after = contentWith(fetched, previewAddresses(fetched.files, textOf(stored.content)));
    const changes = compare(stored.content, after);
    return { changes, warnings, gmtModified: toWireDate(stored.updatedAt) };
  }
  return inTransaction(database, async (transaction) => {
    // The rights and the version may have changed while the site was asked.
    const current = await getRefreshed(transaction, by, pid);
    await rejectStaleForm(transaction, gmtModified, current);
    const files = { files: fetched.files, before: textOf(current.content), ownerId: by.viewer.id };
    const after = contentWith(fetched, await storeStatementFiles(parts, transaction, files));
    const changes = compare(current.content, after);
    if (changes.length === 0) return { changes, warnings, gmtModified: toWireDate(current.updatedAt) };
    const content = pickFields(after, changes);
    const updatedAt = await changeRemoteProblem(parts, transaction, by, { id: pid, site: prefix, content });
    return { changes, warnings, gmtModified: toWireDate(updatedAt) };
  });
}

async function getRefreshed(database: Queryable, { viewer }: Actor, pid: number) {
  await getAdministered(database, viewer, pid);
  const stored = await findRemoteProblem(database, pid);
  if (stored === undefined) throw callError('problemNotFound');
  return stored;
}

const contentWith = (
  { content, languages }: FetchedProblem,
  addresses: ReadonlyMap<string, string>,
): RemoteContent => ({ ...linkStored(content, addresses), languageIds: languages.map(({ id }) => id) });

const textOf = ({ description, inputDescription, outputDescription, hint }: RemoteContent) =>
  [description, inputDescription, outputDescription, hint].join('\n');

async function languageNames(
  database: Queryable,
  prefix: FetchedProblem['prefix'],
): Promise<(id: number) => string> {
  const names = new Map((await listRemoteLanguages(database, prefix)).map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? String(id);
}

/** The fields on the wire, and the columns that hold them. */
const columns = {
  title: 'title',
  timeLimit: 'timeLimitMs',
  memoryLimit: 'memoryLimitMb',
  description: 'description',
  input: 'inputDescription',
  output: 'outputDescription',
  hint: 'hint',
  source: 'source',
  examples: 'examples',
  tags: 'tags',
  languages: 'languageIds',
} as const satisfies Record<RefreshedField, keyof RemoteContent>;

const fieldNames = Object.keys(columns) as RefreshedField[];

function listChanges(before: RemoteContent, after: RemoteContent, nameOf: (id: number) => string) {
  return fieldNames
    .map((field) => ({ field, before: show(before, field, nameOf), after: show(after, field, nameOf) }))
    .filter((change) => change.before !== change.after);
}

/** A field as text, so that the page can show the difference. Tags and languages have no order. */
function show(content: RemoteContent, field: RefreshedField, nameOf: (id: number) => string): string {
  if (field === 'examples')
    return content.examples.map(({ input, output }) => `${input}\n→\n${output}`).join('\n\n');
  if (field === 'tags') return content.tags.toSorted().join(', ');
  if (field === 'languages') return content.languageIds.map(nameOf).toSorted().join(', ');
  return String(content[columns[field]] ?? '');
}

const pickFields = (
  content: RemoteContent,
  changes: readonly { field: RefreshedField }[],
): Partial<RemoteContent> =>
  Object.fromEntries(changes.map(({ field }) => [columns[field], content[columns[field]]]));
