/** Examples as HOJ stores them: `<input>…</input><output>…</output>` in sequence, without escaping. */
import type { ExampleContent } from '../problem-content.ts';

const pattern = /<input>([\s\S]*?)<\/input>\s*<output>([\s\S]*?)<\/output>/g;

export const parseExamples = (text: string): ExampleContent[] =>
  [...text.matchAll(pattern)].map(([, input = '', output = '']) => ({ input, output }));

export const writeExamples = (examples: readonly ExampleContent[]): string =>
  examples.map(({ input, output }) => `<input>${input}</input><output>${output}</output>`).join('');
