/**
 * Texts are defined beside the feature that shows them, in all languages: switching is instant, and a missing text
 * fails the type check instead of showing a key.
 */
import type { Locale } from '@touchstone/contract/locales';
import { getLocale, useLocale } from './locale.ts';

type Text = string | ((...values: never[]) => string);
export interface Texts {
  readonly [key: string]: Text | Texts;
}

/** The same keys in every language; functions have the same parameters in every language. */
type SameShape<Value> = Value extends string
  ? string
  : Value extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Key in keyof Value]: SameShape<Value[Key]> };

export type Messages<Shape> = Readonly<Record<Locale, Shape>>;

export function defineMessages<const Shape extends Texts>(texts: {
  'zh-CN': Shape;
  'zh-HK': SameShape<NoInfer<Shape>>;
  'en-US': SameShape<NoInfer<Shape>>;
}): Messages<SameShape<Shape>> {
  // The first language defines the shape; only the literal types of its texts are widened.
  return texts as unknown as Messages<SameShape<Shape>>;
}

export const useMessages = <Shape>(messages: Messages<Shape>): Shape => messages[useLocale()];

/** For code outside components. Call it when the text is shown, not before: the language can change. */
export const currentMessages = <Shape>(messages: Messages<Shape>): Shape => messages[getLocale()];
