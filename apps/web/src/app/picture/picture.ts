import type { Locale } from '@touchstone/contract/locales';
import type { PictureName } from '../routes/picture-sources.ts';

/** What the server sends of a page ahead of the app. */
export interface Picture {
  locale: Locale;
  title: string;
  /** Markup, without the style elements that belong to it. */
  body: string;
  styles: string[];
  /** The answers that it was drawn from, by call. */
  answers: string;
  /** Of its style sheet. */
  name: PictureName;
}
