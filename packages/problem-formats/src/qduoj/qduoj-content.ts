/** Converts a QDUOJ document to a problem. */
import type { Archive } from '../archive/open-archive.ts';
import { joinTemplates, toAcceptedSolutions } from '../foreign-languages.ts';
import { translateChecker } from '../foreign-checker.ts';
import { findLeftBehind, takePastedPictures } from '../link-pictures.ts';
import type { CaseContent, LimitsContent, ProblemContent, ProgramContent } from '../problem-content.ts';
import { FormatError, note, type FormatNote } from '../read-result.ts';
import { spreadScores } from '@touchstone/rules/problem-form-cases';
import { defaultCaseMode } from '@touchstone/rules/problem-form';
import { emptyFile } from '../text-file.ts';
import type { QduojDocument } from './qduoj-document.ts';

interface Place {
  readonly archive: Archive;
  /** With a trailing slash. */
  readonly folder: string;
  readonly file: string;
}

/** Languages of QDUOJ. */
const languages = ['C', 'C With O2', 'C++', 'C++ With O2', 'Java', 'Python3', 'Python2', 'Golang', 'C#'];

const medium = 1;

export function toContent(
  place: Place,
  document: QduojDocument,
): { problem: ProblemContent; notes: FormatNote[] } {
  const { file } = place;
  const title = document.title.trim();
  if (title === '') throw new FormatError('title-missing', { file });
  const notes: FormatNote[] = [];
  const scoring = document.rule_type.trim().toUpperCase() === 'OI' ? 'oi' : 'acm';
  const checker = readChecker(document, file);
  const { statement, attachments } = takePastedPictures({
    description: document.description,
    input: document.input_description,
    output: document.output_description,
    hint: document.hint || null,
    source: document.source || null,
  });
  const leftBehind = findLeftBehind(statement);
  if (leftBehind.length > 0) notes.push(note('attachment-missing', { detail: leftBehind.join(', ') }));
  const problem = {
    displayId: document.display_id.trim() || null,
    title,
    titleTranslations: {},
    difficulty: medium,
    statement,
    examples: document.samples,
    scoring,
    judgeMode: checker === null ? 'default' : 'spj',
    caseMode: defaultCaseMode(scoring),
    limits: readLimits(document, notes, file),
    checker,
    userExtraFiles: {},
    judgeExtraFiles: {},
    fileIo: null,
    isTrailingBlankIgnored: true,
    areCaseResultsOpen: true,
    caseFeedback: 'none',
    isCodeSharingAllowed: false,
    languages,
    tags: document.tags,
    tagTranslations: {},
    codeTemplates: joinTemplates(listTemplates(document), notes),
    cases: readCases(place, document, notes),
    attachments,
    solutions: toAcceptedSolutions(document.answers, notes),
    inputPrograms: [],
  } as const satisfies ProblemContent;
  return { problem, notes };
}

const listTemplates = ({ template }: QduojDocument) =>
  Object.entries(template).map(([language, parts]) => ({ language, ...parts }));

function readLimits(document: QduojDocument, notes: FormatNote[], file: string): LimitsContent {
  const choose = (field: 'time_limit' | 'memory_limit', usual: number) => {
    const told = document[field];
    if (told !== undefined && told > 0) return told;
    notes.push(note('limit-chosen', { file, detail: `${field}: ${String(usual)}` }));
    return usual;
  };
  return { timeMs: choose('time_limit', 1000), memoryMb: choose('memory_limit', 256), stackMb: 128 };
}

/** Called with input and output; exits with 1 for a wrong answer. */
function readChecker({ spj }: QduojDocument, file: string): ProgramContent | null {
  if (spj === null || spj === undefined) return null;
  if (spj.code.trim() === '') throw new FormatError('checker-missing', { file, detail: 'spj.code' });
  const { language } = spj;
  if (language !== 'C' && language !== 'C++') {
    throw new FormatError('checker-unsupported', { file, detail: language });
  }
  const habits = { isAnswerSecond: false, isEveryFailureWrong: false };
  return translateChecker({ language, code: spj.code }, habits);
}

function readCases(
  { archive, folder, file }: Place,
  document: QduojDocument,
  notes: FormatNote[],
): CaseContent[] {
  const isSpecial = document.spj !== null && document.spj !== undefined;
  const isScored = document.rule_type.trim().toUpperCase() === 'OI';
  const rows = document.test_case_score.length > 0 ? document.test_case_score : listPairs(archive, folder);
  if (rows.length === 0) throw new FormatError('cases-missing', { file: `${folder}testcase/` });
  const isSpread = isScored && rows.some(({ score }) => score === undefined);
  if (isSpread) notes.push(note('score-spread', { file }));
  const spread = spreadScores(rows.length);
  return rows.map(({ input_name: inputName, output_name: outputName, score }, index) => {
    const input = archive.files.get(`${folder}testcase/${inputName}`);
    if (input === undefined)
      throw new FormatError('input-missing', { file: `${folder}testcase/${inputName}` });
    const answer = archive.files.get(`${folder}testcase/${outputName}`);
    // Special judges of QDUOJ do not read the answer, so their problems have none.
    if (answer === undefined && !isSpecial)
      throw new FormatError('answer-missing', { file: `${folder}testcase/${outputName}` });
    return {
      input,
      answer: answer ?? emptyFile(inputName.replace(/(\.in)?$/, '.out')),
      score: isScored ? ((isSpread ? spread[index] : score) ?? 0) : null,
      group: 1,
    };
  });
}

/** If the document lists no cases, they are paired by file name. */
function listPairs(archive: Archive, folder: string): QduojDocument['test_case_score'] {
  const within = `${folder}testcase/`;
  return [...archive.files.keys()]
    .filter((path) => path.startsWith(within) && path.endsWith('.in'))
    .map((path) => path.slice(within.length))
    .toSorted((first, second) => first.localeCompare(second, 'en', { numeric: true }))
    .map((name) => ({
      input_name: name,
      output_name: name.replace(/\.in$/, '.out'),
      score: undefined,
    }));
}
