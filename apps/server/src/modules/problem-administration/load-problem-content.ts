/** Loads a problem in its portable form. Test data and attachments are opened lazily. */
import {
  attachmentLink,
  type FileContent,
  type ProblemContent,
} from '@touchstone/problem-formats/problem-content';
import type { Database } from '@touchstone/database';
import { callError } from '../../platform/errors/call-error.ts';
import type { Platform } from '../../platform/platform.ts';
import { parseTranslations } from '../../platform/translated-columns.ts';
import { findLinkedFiles, type LinkedFile } from '../files/index.ts';
import { listCodeTemplates, listProblemPrograms, listProblemSolutions } from '../problems/index.ts';
import { mapTagsOfProblems } from '../tags/index.ts';
import { listCases } from './content/problem-cases.repository.ts';
import { findStoredProblem, listLanguageIds, mapLanguages } from './content/problem-content.repository.ts';
import type { ProblemRecord } from './content/problem-record.ts';

type Parts = Pick<Platform, 'database' | 'fileStore'>;

export async function loadProblemContent(parts: Parts, id: number): Promise<ProblemContent> {
  const { database, fileStore } = parts;
  const stored = await findStoredProblem(database, id);
  if (stored === undefined) throw callError('problemNotFound');
  const { record } = stored;
  const [attached, related, cases] = await Promise.all([
    loadAttachments(parts, record),
    loadRelated(database, id),
    listCases(database, id),
  ]);
  const fileOf = (name: string, sha256: string, sizeBytes: number): FileContent => ({
    name,
    sizeBytes,
    open: () => fileStore.open(sha256),
  });
  return {
    ...record,
    ...related,
    statement: {
      description: attached.link(record.description),
      input: attached.link(record.inputDescription),
      output: attached.link(record.outputDescription),
      hint: record.hint === null ? null : attached.link(record.hint),
      source: record.source === null ? null : attached.link(record.source),
    },
    limits: { timeMs: record.timeLimitMs, memoryMb: record.memoryLimitMb, stackMb: record.stackLimitMb },
    cases: cases.map((one) => ({
      input: fileOf(one.inputName, one.inputSha256, one.inputBytes),
      answer: fileOf(one.answerName, one.answerSha256, one.answerBytes),
      score: record.scoring === 'oi' ? one.score : null,
      group: one.groupNumber,
    })),
    attachments: attached.attachments,
  };
}

async function loadRelated(database: Database, id: number) {
  const [languages, languageIds, tags, templates, solutions, inputPrograms] = await Promise.all([
    mapLanguages(database),
    listLanguageIds(database, id),
    mapTagsOfProblems(database, [id]),
    listCodeTemplates(database, id),
    listProblemSolutions(database, id),
    listProblemPrograms(database, id),
  ]);
  return {
    languages: languageIds.length === 0 ? null : languageIds.flatMap((one) => languages.get(one) ?? []),
    tags: (tags.get(id) ?? []).map(({ name }) => name),
    tagTranslations: Object.fromEntries(
      (tags.get(id) ?? [])
        .map(({ name, nameTranslations }) => [name, parseTranslations(nameTranslations)] as const)
        .filter(([, translations]) => Object.keys(translations).length > 0),
    ),
    codeTemplates: templates
      .filter(({ isEnabled }) => isEnabled)
      .map(({ language, code }) => ({ language, code })),
    solutions,
    inputPrograms,
  };
}

async function loadAttachments(parts: Parts, record: ProblemRecord) {
  const { description, inputDescription, outputDescription, hint, source } = record;
  const text = [description, inputDescription, outputDescription, hint, source].join('\n');
  const files = await findLinkedFiles(parts, parts.database, text);
  const named = assignUniqueNames(files);
  // One address may be a prefix of another, so longer addresses are replaced first.
  const inOrder = named.toSorted((one, other) => other.file.address.length - one.file.address.length);
  return {
    link: (part: string) =>
      inOrder.reduce((linked, { file, name }) => linked.replaceAll(file.address, attachmentLink(name)), part),
    attachments: named.map(({ file, name }) => ({
      name,
      content: { name, sizeBytes: file.sizeBytes, open: file.open },
    })),
  };
}

/** Makes names unique: stored images all have the same name. */
function assignUniqueNames(files: readonly LinkedFile[]): { file: LinkedFile; name: string }[] {
  const taken = new Set<string>();
  return files.map((file) => {
    let name = file.name;
    for (let number = 2; taken.has(name); number += 1) {
      const dot = file.name.lastIndexOf('.');
      name =
        dot <= 0
          ? `${file.name}-${String(number)}`
          : `${file.name.slice(0, dot)}-${String(number)}${file.name.slice(dot)}`;
    }
    taken.add(name);
    return { file, name };
  });
}
