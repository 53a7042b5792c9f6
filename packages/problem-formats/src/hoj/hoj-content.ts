/** Converts a HOJ document to a problem. */
import { caseModes, judgeModes, type CaseMode, type JudgeMode } from '@touchstone/contract/judge-messages';
import { findLeftBehind } from '../link-pictures.ts';
import type { AttachmentContent, LimitsContent, ProblemContent, ProgramContent } from '../problem-content.ts';
import { FormatError, note, type FormatNote } from '../read-result.ts';
import type { HojEntry } from './find-hoj-problems.ts';
import { parseCases } from './hoj-cases.ts';
import type { HojDocument, HojProblem } from './hoj-document.ts';
import { parseExamples } from './hoj-examples.ts';

export const attachmentFolder = 'attachments';

export function toContent(
  entry: HojEntry,
  document: HojDocument,
): { problem: ProblemContent; notes: FormatNote[] } {
  const { problem } = document;
  const file = entry.json.path;
  if (problem.isRemote) throw new FormatError('not-supported', { file, detail: 'isRemote' });
  if (problem.title.trim() === '') throw new FormatError('title-missing', { file });
  const notes: FormatNote[] = [];
  const scoring = problem.type === 1 ? 'oi' : 'acm';
  const judgeMode = chooseJudgeMode(document, notes, file);
  const caseMode = chooseCaseMode(problem, notes, file);
  const data = parseCases(entry, document.samples, {
    isScored: scoring === 'oi',
    isGrouped: caseMode.startsWith('subtask'),
    isAnswerOptional: judgeMode !== 'default',
  });
  const statement = {
    description: problem.description,
    input: problem.input,
    output: problem.output,
    hint: problem.hint || null,
    source: problem.source || null,
  };
  const leftBehind = findLeftBehind(statement);
  if (leftBehind.length > 0) notes.push(note('attachment-missing', { detail: leftBehind.join(', ') }));
  return {
    problem: {
      displayId: problem.problemId.trim() || null,
      title: problem.title.trim(),
      titleTranslations: problem.titleTranslations ?? {},
      difficulty: Math.min(2, Math.max(0, problem.difficulty ?? 0)),
      statement,
      examples: parseExamples(problem.examples),
      scoring,
      judgeMode,
      caseMode,
      limits: readLimits(problem, notes, file),
      checker: readChecker(problem, judgeMode, file),
      ...chooseExtraFiles(document),
      fileIo: readFileIo(problem, file),
      isTrailingBlankIgnored: problem.isRemoveEndBlank,
      areCaseResultsOpen: problem.openCaseResult,
      caseFeedback: document.caseFeedback,
      isCodeSharingAllowed: problem.codeShare,
      languages: document.languages.length === 0 ? null : document.languages,
      tags: document.tags,
      tagTranslations: document.tagTranslations ?? {},
      codeTemplates: document.codeTemplates.filter(({ code }) => code.trim() !== ''),
      cases: data.cases,
      attachments: document.attachments.map((name) => findAttachment(entry, name)),
      solutions: document.solutions,
      inputPrograms: document.inputPrograms,
    },
    notes: [...notes, ...data.notes],
  };
}

function chooseJudgeMode({ judgeMode, problem }: HojDocument, notes: FormatNote[], file: string): JudgeMode {
  const told = judgeMode || problem.judgeMode || 'default';
  const known = judgeModes.find((mode) => mode === told);
  if (known === undefined) notes.push(note('setting-ignored', { file, detail: `judgeMode: ${told}` }));
  return known ?? 'default';
}

function chooseCaseMode({ judgeCaseMode }: HojProblem, notes: FormatNote[], file: string): CaseMode {
  const told = judgeCaseMode || 'default';
  const known = caseModes.find((mode) => mode === told);
  if (known === undefined) notes.push(note('setting-ignored', { file, detail: `judgeCaseMode: ${told}` }));
  return known ?? 'default';
}

const usualLimits = { timeMs: 1000, memoryMb: 256, stackMb: 128 };

function readLimits(problem: HojProblem, notes: FormatNote[], file: string): LimitsContent {
  const choose = (field: 'timeLimit' | 'memoryLimit' | 'stackLimit', usual: number) => {
    const told = problem[field];
    if (told !== undefined && told > 0) return told;
    notes.push(note('limit-chosen', { file, detail: `${field}: ${String(usual)}` }));
    return usual;
  };
  return {
    timeMs: choose('timeLimit', usualLimits.timeMs),
    memoryMb: choose('memoryLimit', usualLimits.memoryMb),
    // Older exports have none.
    stackMb:
      problem.stackLimit === undefined ? usualLimits.stackMb : choose('stackLimit', usualLimits.stackMb),
  };
}

function readChecker(problem: HojProblem, judgeMode: JudgeMode, file: string): ProgramContent | null {
  if (judgeMode === 'default') return null;
  if (problem.spjCode.trim() === '') throw new FormatError('checker-missing', { file, detail: 'spjCode' });
  // The site decides whether it knows the language.
  return { language: problem.spjLanguage.trim() || 'C', code: problem.spjCode };
}

/**
 * HOJ writes both kinds of files into the first field of the document, one over the other. The files stored with the
 * problem are correct if present.
 */
function chooseExtraFiles({ problem, userExtraFile, judgeExtraFile }: HojDocument) {
  return {
    userExtraFiles: problem.userExtraFile ?? userExtraFile ?? {},
    judgeExtraFiles: problem.judgeExtraFile ?? judgeExtraFile ?? {},
  };
}

function readFileIo({ isFileIO, ioReadFileName, ioWriteFileName }: HojProblem, file: string) {
  if (!isFileIO) return null;
  const [inputName, outputName] = [ioReadFileName.trim(), ioWriteFileName.trim()];
  if (inputName === '') throw new FormatError('field-missing', { file, detail: 'problem.ioReadFileName' });
  if (outputName === '') throw new FormatError('field-missing', { file, detail: 'problem.ioWriteFileName' });
  return { inputName, outputName };
}

function findAttachment(entry: HojEntry, name: string): AttachmentContent {
  const content = entry.files.get(`${attachmentFolder}/${name}`);
  if (content === undefined) {
    throw new FormatError('file-missing', { file: `${entry.name}/${attachmentFolder}/${name}` });
  }
  return { name, content };
}
