/**
 * What came with the page itself: answers of calls that it asks for first, and its texts, rendered.
 *
 * How this works: for some addresses the server sends the finished picture of the page, as a stranger sees it, together with
 * the answers that it was drawn from. Here the app finds those answers, and the texts of the picture by the text that they
 * were made of, so that it neither asks again nor renders again. Where nothing came, nothing is found, and everything is
 * asked for as usual. On the server the answers are set for the moment of one drawing, which nothing interrupts.
 */
import type { Calls, DataOf } from '@touchstone/contract';

export type AnswerName = `GET ${string}` & keyof Calls;

export interface FirstCall {
  name: AnswerName;
  query: Readonly<Record<string, string>>;
}

export type PreparedAnswers = Readonly<Record<string, unknown>>;

export const preparedRootId = 'prepared';
export const preparedAnswersId = 'prepared-answers';

/** The call as it is asked for: method, path and query. */
export function answerKey({ name, query }: FirstCall): string {
  const parameters = new URLSearchParams(query).toString();
  return parameters === '' ? name : `${name}?${parameters}`;
}

function readAnswers(): PreparedAnswers {
  if (typeof document === 'undefined') return {};
  const text = document.querySelector(`#${preparedAnswersId}`)?.textContent;
  return text == null ? {} : (JSON.parse(text) as PreparedAnswers);
}

let answers = readAnswers();

export const setPreparedAnswers = (given: PreparedAnswers): void => void (answers = given);

export function findPreparedAnswer<Name extends AnswerName>(
  name: Name,
  query: FirstCall['query'] = {},
): DataOf<Calls[Name]> | undefined {
  // The server wrote under this name what this very call answered.
  return answers[answerKey({ name, query })] as DataOf<Calls[Name]> | undefined;
}

/** For who does not know what was asked for exactly: a page comes with one answer of a kind. */
export function findOnlyPreparedAnswer<Name extends AnswerName>(name: Name): DataOf<Calls[Name]> | undefined {
  const key = Object.keys(answers).find((one) => one === name || one.startsWith(`${name}?`));
  return key === undefined ? undefined : (answers[key] as DataOf<Calls[Name]>);
}

/** Short enough for an attribute; that two texts of one page share it is out of the question. */
export function textMark(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return `${text.length.toString(36)}-${hash.toString(36)}`;
}

/** On the server: what the page finds a rendered text again by. */
export const renderedMark = (text: string): { 'data-rendered'?: string } =>
  typeof document === 'undefined' ? { 'data-rendered': textMark(text) } : {};

const renderedTexts = new Map<string, string>();

/** Keeps the texts of the picture before it goes. */
export function keepRenderedTexts(picture: ParentNode): void {
  for (const element of picture.querySelectorAll<HTMLElement>('[data-rendered]'))
    renderedTexts.set(element.dataset['rendered'] ?? '', element.innerHTML);
}

export const findRenderedText = (text: string): string | undefined =>
  renderedTexts.size === 0 ? undefined : renderedTexts.get(textMark(text));
