import type { HintLevel, Locale } from '@touchstone/contract';
import type { AskedProblem } from '../access/problem.repository.ts';
import type { FailureSummary } from '../../submissions/index.ts';
import type { ModelMessage } from '../model/stream-completion.ts';
import { languageNames, levelInstructions, tutorInstructions } from './level-instructions.ts';

const maxStatementLength = 12_000;
const maxCodeLength = 24_000;
const maxHistoryLength = 4000;

export interface Prompted {
  problem: AskedProblem;
  level: HintLevel;
  locale: Locale;
  /** Of the administrators. */
  systemPrompt: string;
  history: readonly { isAnswer: boolean; text: string }[];
  question: string;
  code: string;
  language: string;
  failure: FailureSummary | undefined;
}

export const statementOf = ({
  title,
  description,
  inputDescription,
  outputDescription,
  hint,
  examples,
}: AskedProblem): string =>
  [
    title,
    description,
    inputDescription,
    outputDescription,
    hint,
    ...examples.map(({ input, output }) => `Input:\n${input}\nOutput:\n${output}`),
  ]
    .filter((part) => part !== null && part !== '')
    .join('\n\n')
    .slice(0, maxStatementLength)
    .toWellFormed();

const cut = (text: string, length: number) => text.slice(0, length).toWellFormed();

/** The material is JSON inside the message, so that a text in it cannot look like the end of the material. */
export function buildPrompt(prompted: Prompted): ModelMessage[] {
  const { problem, level, locale, systemPrompt, history, question, code, language, failure } = prompted;
  const instructions = [
    systemPrompt,
    tutorInstructions,
    levelInstructions[level],
    `Write in ${languageNames[locale]}.`,
  ];
  const material = {
    statement: statementOf(problem),
    timeLimitMs: problem.timeLimitMs,
    memoryLimitMb: problem.memoryLimitMb,
    ...(code.trim() !== '' && { language, code: cut(code, maxCodeLength) }),
    ...(failure && { lastSubmission: failure }),
  };
  return [
    { role: 'system', content: instructions.filter((part) => part.trim() !== '').join('\n\n') },
    ...history.map(({ isAnswer, text }): ModelMessage => ({
      role: isAnswer ? 'assistant' : 'user',
      content: cut(text, maxHistoryLength),
    })),
    {
      role: 'user',
      content: `Material:\n${JSON.stringify(material)}\n\nQuestion of the student:\n${question}`,
    },
  ];
}
