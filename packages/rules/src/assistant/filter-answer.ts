/**
 * How this works: every block of an answer passes the same rules before a user sees it. A rule removes a block or a part of it
 * and says why. The rules know the level, the protected texts and the problem; they do not know what the prompt asked for, so
 * a model that was talked into something else changes nothing.
 */
import type { HintLevel, RemovalReason } from '@touchstone/contract/assistant-limits';
import type { AnswerBlock } from './answer-blocks.ts';
import { isClaimInProse } from './claims.ts';
import { limitsOf } from './hint-levels.ts';
import { hasLongCodeSpan, looksLikeCode } from './looks-like-code.ts';
import { createTopicCheck } from './stay-on-topic.ts';
import { stripLinks } from './strip-links.ts';
import { createOverlapCheck, hasEncodedText } from './text-overlap.ts';

export interface FilterContext {
  level: HintLevel;
  statement: string;
  /** The program of the user. */
  code: string;
  /** Reference solutions and the instructions of the site. */
  protectedTexts: readonly string[];
}

export interface FilteredBlock {
  /** Markdown; empty if nothing is left. */
  text: string;
  removed: RemovalReason | null;
}

export interface AnswerFilter {
  filter: (block: Exclude<AnswerBlock, { kind: 'claim' }>) => FilteredBlock;
  /** The explanation of a claim. Confirmed claims may name lines and inputs. */
  filterExplanation: (text: string) => FilteredBlock;
  /** The limit of the level is reached: nothing more will be shown. */
  isFull: () => boolean;
}

const stepMark = /^\s*(\d+[.)、]|[①-⑨]|[（(]\d+[）)])\s*/;
const sentences = /[^.!?。！？]+[.!?。！？]*\s*/g;
const maxOpeningLength = 120;
/** A text that is repeated in small parts is found when the parts are seen together. */
const comparedLength = 3000;

const nothing = (removed: RemovalReason): FilteredBlock => ({ text: '', removed });

export function createAnswerFilter({ level, statement, code, protectedTexts }: FilterContext): AnswerFilter {
  const limits = limitsOf(level);
  const repeats = createOverlapCheck(protectedTexts, `${code}\n${statement}`);
  const isOnTopic = createTopicCheck({ statement, code });
  let shown = '';
  let codeLines = 0;
  let hasOpening = false;

  const show = (text: string, removed: RemovalReason | null = null): FilteredBlock => {
    if (text.trim() === '') return { text: removed === null ? text : '', removed };
    if (shown.length + text.length > limits.maxCharacters) {
      shown = shown.padEnd(limits.maxCharacters);
      return nothing('level');
    }
    if (repeats(`${shown.slice(-comparedLength)}\n${text}`)) return nothing('solution');
    if (!isOnTopic(text)) return nothing('topic');
    shown += `\n${text}`;
    return { text, removed };
  };

  const filterCode = (lines: readonly string[], language: string): FilteredBlock => {
    const filled = lines.filter((line) => line.trim() !== '');
    if (codeLines + filled.length > limits.maxCodeLines) return nothing('level');
    if (limits.isPseudoCodeOnly && filled.filter(looksLikeCode).length > filled.length / 3)
      return nothing('level');
    if (hasEncodedText(lines.join('\n'))) return nothing('encoded');
    const shownBlock = show(['```' + language.replace(/[^\w+#-]/g, ''), ...lines, '```'].join('\n'));
    if (shownBlock.removed === null) codeLines += filled.length;
    return shownBlock;
  };

  const filterProse = (line: string, mayClaim: boolean): FilteredBlock => {
    if (looksLikeCode(line) || hasLongCodeSpan(line)) {
      if (codeLines >= limits.maxCodeLines || limits.isPseudoCodeOnly) return nothing('level');
      codeLines += 1;
    }
    if (hasEncodedText(line)) return nothing('encoded');
    if (!mayClaim && isClaimInProse(line)) return nothing('unverified');
    if (!limits.mayListSteps && stepMark.test(line)) return nothing('level');
    const stripped = stripLinks(line);
    const linked: RemovalReason | null = stripped === line ? null : 'link';
    if (!limits.isQuestionsOnly || mayClaim) return show(stripped, linked);
    const questions = keepQuestions(stripped, hasOpening);
    hasOpening ||= stripped.trim() !== '';
    return show(questions, questions === stripped ? linked : 'level');
  };

  return {
    filter: (block) =>
      block.kind === 'code' ? filterCode(block.lines, block.language) : filterProse(block.text, false),
    filterExplanation: (text) => filterProse(text.replace(/\s*\n\s*/g, ' '), true),
    isFull: () => shown.length >= limits.maxCharacters,
  };
}

/** Questions, and one short sentence before the first of them. */
function keepQuestions(line: string, hasOpening: boolean): string {
  let mayOpen = !hasOpening;
  const kept = [...line.matchAll(sentences)].filter(([sentence]) => {
    const isOpening = mayOpen && sentence.length <= maxOpeningLength;
    if (sentence.trim() !== '') mayOpen = false;
    return isOpening || /[?？]["”」』)）*_]*\s*$/.test(sentence);
  });
  return line.trim() === ''
    ? line
    : kept
        .map(([sentence]) => sentence)
        .join('')
        .trimEnd();
}
