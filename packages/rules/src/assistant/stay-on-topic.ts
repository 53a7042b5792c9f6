/**
 * Whether an answer is about the problem. It must share words with the problem or with programming. Words of prose that occur
 * everywhere do not count. Chinese has no blanks, so two signs are a word.
 */
import { programmingWords, usualWords } from './topic-words.ts';

const latin = /[a-z]{3,}/g;
const chinese = /\p{Script=Han}{2,}/gu;

const stem = (word: string) => word.replace(/(ing|ed|es|s)$/, '');

function listWords(text: string): string[] {
  const lower = text.toLowerCase();
  const words = [...lower.matchAll(latin)].map(([word]) => stem(word));
  const pairs = [...lower.matchAll(chinese)].flatMap(([run]) =>
    Array.from(run)
      .slice(1)
      .map((sign, index) => `${Array.from(run)[index] ?? ''}${sign}`),
  );
  return [...words, ...pairs].filter((word) => !usual.has(word));
}

const usual = new Set(usualWords.split(' ').map(stem));
const programming = new Set(programmingWords.split(' ').map(stem));

/** Comments and texts of a program can say anything. */
export const stripComments = (code: string): string =>
  code
    .replace(/\/\*[\s\S]*?(\*\/|$)/g, ' ')
    .replace(/("""|''')[\s\S]*?(\1|$)/g, ' ')
    .replace(/(\/\/|#(?!\s*include)).*$/gm, ' ')
    .replace(/"(\\.|[^"\\\n])*"|'(\\.|[^'\\\n])*'/g, ' ');

const shortWords = 6;
const longWords = 12;
const minShare = 0.08;

/** A few words say nothing about their topic, a few more need one known word, a long text needs its share. */
const isEnough = (words: number, known: number): boolean => {
  if (words < shortWords) return true;
  return known >= (words < longWords ? 1 : Math.max(2, words * minShare));
};

/** Two pairs of signs weigh as much as one Latin word. */
const weigh = (words: readonly string[]): number =>
  words.reduce((sum, word) => sum + (/^[a-z]/.test(word) ? 1 : 0.5), 0);

/** Decides about each block with all that came before it, so that many short lines do not get past. */
export function createTopicCheck({ statement, code }: { statement: string; code: string }) {
  const known = new Set([...listWords(statement), ...listWords(stripComments(code))]);
  let total = 0;
  let hits = 0;
  return (block: string): boolean => {
    const words = listWords(block);
    const weight = weigh(words);
    const found = words.filter((word) => known.has(word) || programming.has(word)).length;
    // A long block must be on the topic by itself; earlier good ones do not carry it.
    if (!isEnough(weight, found) || !isEnough(total + weight, hits + found)) return false;
    total += weight;
    hits += found;
    return true;
  };
}
