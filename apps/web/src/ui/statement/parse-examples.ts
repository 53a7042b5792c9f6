export interface Example {
  input: string;
  output: string;
}

const pair = /<input>([\s\S]*?)<\/input>\s*<output>([\s\S]*?)<\/output>/g;

/** The wire format of samples is one text of tagged pairs. */
export const parseExamples = (text: string): Example[] =>
  Array.from(text.matchAll(pair), ([, input = '', output = '']) => ({ input, output }));
