/** Writes a problem in the HOJ format, with additions that HOJ ignores (translations, attachments, solutions, feedback). */
import type { CaseContent, ProblemContent } from '../problem-content.ts';
import { createNameGiver, safeFileName } from '../safe-file-name.ts';
import type { ArchiveWriter } from '../write-archive.ts';
import { attachmentFolder } from './hoj-content.ts';
import { writeExamples } from './hoj-examples.ts';

/** `number` identifies the problem inside the archive. */
export function writeHoj(problem: ProblemContent, number: number, into: ArchiveWriter) {
  const folder = `problem_${String(number)}`;
  const giveName = createNameGiver();
  const cases = problem.cases.map((one, index) => ({
    ...one,
    inputName: giveName(safeFileName(one.input.name, `${String(index + 1)}.in`)),
    answerName: giveName(safeFileName(one.answer.name, `${String(index + 1)}.out`)),
  }));
  into.addText(`${folder}.json`, `${JSON.stringify(describe(problem, cases), null, 2)}\n`);
  for (const { input, answer, inputName, answerName } of cases) {
    into.addFile(`${folder}/${inputName}`, input);
    into.addFile(`${folder}/${answerName}`, answer);
  }
  for (const { name, content } of problem.attachments) {
    into.addFile(`${folder}/${attachmentFolder}/${name}`, content);
  }
}

type NamedCase = CaseContent & { inputName: string; answerName: string };

function describe(problem: ProblemContent, cases: readonly NamedCase[]) {
  const isGrouped = problem.caseMode.startsWith('subtask');
  return {
    judgeMode: problem.judgeMode,
    languages: problem.languages ?? [],
    samples: cases.map(({ inputName, answerName, score, group }) => ({
      input: inputName,
      output: answerName,
      ...(score !== null && { score }),
      ...(isGrouped && { groupNum: group }),
    })),
    tags: problem.tags,
    problem: describeProblem(problem),
    codeTemplates: problem.codeTemplates,
    userExtraFile: problem.userExtraFiles,
    judgeExtraFile: problem.judgeExtraFiles,
    caseFeedback: problem.caseFeedback,
    tagTranslations: problem.tagTranslations,
    attachments: problem.attachments.map(({ name }) => name),
    solutions: problem.solutions,
    inputPrograms: problem.inputPrograms,
  };
}

function describeProblem(problem: ProblemContent) {
  const { statement, limits, checker, fileIo } = problem;
  return {
    problemId: problem.displayId,
    title: problem.title,
    titleTranslations: problem.titleTranslations,
    type: problem.scoring === 'oi' ? 1 : 0,
    judgeMode: problem.judgeMode,
    judgeCaseMode: problem.caseMode,
    timeLimit: limits.timeMs,
    memoryLimit: limits.memoryMb,
    stackLimit: limits.stackMb,
    description: statement.description,
    input: statement.input,
    output: statement.output,
    examples: writeExamples(problem.examples),
    hint: statement.hint,
    source: statement.source,
    isRemote: false,
    difficulty: problem.difficulty,
    auth: 1,
    ioScore: sumScores(problem),
    codeShare: problem.isCodeSharingAllowed,
    spjCode: checker?.code ?? null,
    spjLanguage: checker?.language ?? null,
    userExtraFile: storeFiles(problem.userExtraFiles),
    judgeExtraFile: storeFiles(problem.judgeExtraFiles),
    isRemoveEndBlank: problem.isTrailingBlankIgnored,
    openCaseResult: problem.areCaseResultsOpen,
    isUploadCase: true,
    isGroup: false,
    isFileIO: fileIo !== null,
    ioReadFileName: fileIo?.inputName ?? null,
    ioWriteFileName: fileIo?.outputName ?? null,
  };
}

const storeFiles = (files: Readonly<Record<string, string>>) =>
  Object.keys(files).length === 0 ? null : JSON.stringify(files);

/** The full score: subtasks count once, by their lowest or their mean case. */
function sumScores({ scoring, caseMode, cases }: ProblemContent): number {
  if (scoring === 'acm') return 100;
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const scoresOf = (members: readonly CaseContent[]) => members.map(({ score }) => score ?? 0);
  if (!caseMode.startsWith('subtask')) return sum(scoresOf(cases));
  const groups = [...Map.groupBy(cases, ({ group }) => group).values()].map(scoresOf);
  return sum(
    groups.map((scores) =>
      caseMode === 'subtask_lowest' ? Math.min(...scores) : Math.round(sum(scores) / scores.length),
    ),
  );
}
