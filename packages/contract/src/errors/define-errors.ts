import type { LocalisedText } from '../locales.ts';

type EnvelopeStatus = 400 | 401 | 403 | 404 | 500 | 503;

export interface ErrorDefinition<Parameters> {
  /** Business errors use HTTP 200; only transport errors set the HTTP status too. */
  httpStatus: number;
  envelopeStatus: EnvelopeStatus;
  text: (parameters: Parameters) => LocalisedText;
}

/** A text in the order zh-CN, zh-HK, en-US. */
export type Words = readonly [simplified: string, traditional: string, english: string];

const localised = ([simplified, traditional, english]: Words): LocalisedText => ({
  'zh-CN': simplified,
  'zh-HK': traditional,
  'en-US': english,
});

type WordsFor<Parameters> = Words | ((parameters: Parameters) => Words);

function define<Parameters>(httpStatus: number, envelopeStatus: EnvelopeStatus, words: WordsFor<Parameters>) {
  const text = (parameters: Parameters) => localised(typeof words === 'function' ? words(parameters) : words);
  return { httpStatus, envelopeStatus, text } satisfies ErrorDefinition<Parameters>;
}

export const business = <Parameters = undefined>(status: EnvelopeStatus, words: WordsFor<Parameters>) =>
  define<Parameters>(200, status, words);

export const transport = <Parameters = undefined>(
  httpStatus: number,
  envelopeStatus: EnvelopeStatus,
  words: WordsFor<Parameters>,
) => define<Parameters>(httpStatus, envelopeStatus, words);
