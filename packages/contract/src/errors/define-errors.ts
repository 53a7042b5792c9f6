import type { LocalisedText } from '../locales.ts';

type EnvelopeStatus = 400 | 401 | 403 | 404 | 500 | 503;

export interface ErrorDefinition<Parameters> {
  /** Business errors use HTTP 200; only transport errors set the HTTP status too. */
  httpStatus: number;
  envelopeStatus: EnvelopeStatus;
  text: (parameters: Parameters) => LocalisedText;
}

/** One text in three languages, in the order zh-CN, zh-HK, en-US. */
export type LocalisedTuple = readonly [simplified: string, traditional: string, english: string];

const localised = ([simplified, traditional, english]: LocalisedTuple): LocalisedText => ({
  'zh-CN': simplified,
  'zh-HK': traditional,
  'en-US': english,
});

type TextsFor<Parameters> = LocalisedTuple | ((parameters: Parameters) => LocalisedTuple);

function define<Parameters>(httpStatus: number, envelopeStatus: EnvelopeStatus, texts: TextsFor<Parameters>) {
  const text = (parameters: Parameters) => localised(typeof texts === 'function' ? texts(parameters) : texts);
  return { httpStatus, envelopeStatus, text } satisfies ErrorDefinition<Parameters>;
}

export const business = <Parameters = undefined>(status: EnvelopeStatus, texts: TextsFor<Parameters>) =>
  define<Parameters>(200, status, texts);

export const transport = <Parameters = undefined>(
  httpStatus: number,
  envelopeStatus: EnvelopeStatus,
  texts: TextsFor<Parameters>,
) => define<Parameters>(httpStatus, envelopeStatus, texts);
