/** Converts an FPS item to a problem. */
import { defaultCaseMode } from '@touchstone/rules/problem-form';
import { joinTemplates, toAcceptedSolutions } from '../foreign-languages.ts';
import { translateChecker } from '../foreign-checker.ts';
import { findLeftBehind, mapStatement, takePastedPictures } from '../link-pictures.ts';
import {
  attachmentLink,
  type AttachmentContent,
  type ProblemContent,
  type ProgramContent,
  type StatementContent,
} from '../problem-content.ts';
import { FormatError, note, type FormatNote } from '../read-result.ts';
import { createNameGiver, safeFileName } from '../safe-file-name.ts';
import { parseMemoryMb, parseTimeMs } from './measures.ts';
import { pairTests } from './pair-tests.ts';
import type { FpsItem } from './read-item.ts';
import { spooledFile } from './spool.ts';

const medium = 1;

export function toContent(item: FpsItem): { problem: ProblemContent; notes: FormatNote[] } {
  if (item.fault !== undefined) throw FormatError.of(item.fault);
  const notes: FormatNote[] = [];
  const title = item.title.trim();
  if (title === '') throw new FormatError('title-missing', placeOf(item));
  const special = readChecker(item);
  const pictures = readPictures(item);
  const pasted = takePastedPictures(mapStatement(readStatement(item), pictures.relink));
  const { statement } = pasted;
  const leftBehind = findLeftBehind(statement);
  if (leftBehind.length > 0) notes.push(note('attachment-missing', { detail: leftBehind.join(', ') }));
  const problem: ProblemContent = {
    displayId: null,
    title,
    titleTranslations: {},
    difficulty: medium,
    statement,
    examples: readExamples(item),
    scoring: 'acm',
    judgeMode: special.judgeMode,
    caseMode: defaultCaseMode('acm'),
    limits: { timeMs: parseTimeMs(item, notes), memoryMb: parseMemoryMb(item, notes), stackMb: 128 },
    checker: special.checker,
    userExtraFiles: {},
    judgeExtraFiles: {},
    fileIo: null,
    isTrailingBlankIgnored: true,
    areCaseResultsOpen: true,
    caseFeedback: 'none',
    isCodeSharingAllowed: true,
    languages: null,
    tags: [],
    tagTranslations: {},
    codeTemplates: joinTemplates(listTemplates(item), notes),
    cases: pairTests(item),
    attachments: [...pictures.attachments, ...pasted.attachments],
    solutions: toAcceptedSolutions(programsOf(item, 'solution'), notes),
    inputPrograms: [],
  };
  return { problem, notes };
}

const placeOf = ({ file, line }: FpsItem) => ({ file, line });

const programsOf = ({ programs }: FpsItem, element: string): ProgramContent[] =>
  programs
    .filter((program) => program.element === element)
    .map(({ language, text }) => ({ language, code: text.trim() }));

function readStatement({ texts }: FpsItem): StatementContent {
  const textOf = (name: string) => unwrap((texts.get(name) ?? '').replace(/\r\n?/g, '\n')).trim();
  return {
    description: textOf('description'),
    input: textOf('input'),
    output: textOf('output'),
    hint: textOf('hint') || null,
    source: textOf('source') || null,
  };
}

/** HUSTOJ marks Markdown by an element around it. */
const unwrap = (text: string) =>
  /^\s*<(div|span)\s+class=["']?md["']?\s*>([\s\S]*)<\/\1>\s*$/i.exec(text)?.[2] ?? text;

function readExamples({ sampleInputs, sampleOutputs }: FpsItem) {
  const count = Math.max(sampleInputs.length, sampleOutputs.length);
  const clean = (text: string | undefined) => (text ?? '').replace(/\r\n?/g, '\n');
  return Array.from({ length: count }, (_, index) => ({
    input: clean(sampleInputs[index]),
    output: clean(sampleOutputs[index]),
  })).filter(({ input, output }) => input.trim() !== '' || output.trim() !== '');
}

interface Special {
  readonly judgeMode: ProblemContent['judgeMode'];
  readonly checker: ProgramContent | null;
}

/**
 * A `spj` is called with input, answer, output, and any failure of it is a wrong answer. A `tpj` uses testlib and is
 * called as the judge calls checkers.
 */
function readChecker(item: FpsItem): Special {
  const [interactor] = programsOf(item, 'interactor');
  if (interactor !== undefined) return { judgeMode: 'interactive', checker: toOwn(item, interactor) };
  const [testlib] = programsOf(item, 'tpj');
  if (testlib !== undefined) return { judgeMode: 'spj', checker: toOwn(item, testlib) };
  const [plain] = programsOf(item, 'spj');
  if (plain === undefined || (plain.code === '' && plain.language === '')) {
    return { judgeMode: 'default', checker: null };
  }
  const habits = { isAnswerSecond: true, isEveryFailureWrong: true };
  return { judgeMode: 'spj', checker: translateChecker(toOwn(item, plain), habits) };
}

function toOwn(item: FpsItem, { language, code }: ProgramContent): ProgramContent {
  const name = language === '' ? 'C' : language.toUpperCase();
  if (name !== 'C' && name !== 'C++') {
    throw new FormatError('checker-unsupported', { ...placeOf(item), detail: language });
  }
  if (code === '') throw new FormatError('checker-missing', placeOf(item));
  return { language: name, code };
}

function listTemplates({ programs }: FpsItem) {
  const parts = programs.filter(({ element }) => ['prepend', 'template', 'append'].includes(element));
  const languages = [...new Set(parts.map(({ language }) => language))];
  return languages.map((language) => {
    const partOf = (element: string) =>
      parts.find((part) => part.language === language && part.element === element)?.text ?? '';
    return { language, prepend: partOf('prepend'), template: partOf('template'), append: partOf('append') };
  });
}

function readPictures({ pictures }: FpsItem) {
  const giveName = createNameGiver();
  const named = pictures
    .filter(({ source, content }) => source !== '' && content.sizeBytes > 0)
    .map(({ source, content }, index) => ({
      source,
      name: giveName(safeFileName(source.split(/[?#]/)[0] ?? '', `picture-${String(index + 1)}`)),
      content,
    }));
  const attachments: AttachmentContent[] = named.map(({ name, content }) => ({
    name,
    content: spooledFile(name, content),
  }));
  // Longest first: one URL may be a prefix of another.
  const byLength = named.toSorted((first, second) => second.source.length - first.source.length);
  const relink = (text: string) =>
    byLength.reduce((linked, { source, name }) => linked.replaceAll(source, attachmentLink(name)), text);
  return { attachments, relink };
}
