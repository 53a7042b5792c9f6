import type { Locale } from '@touchstone/contract/locales';
import type { SsrName } from '../routes/ssr-sources.ts';

/** A page as the server renders it. */
export interface RenderedPage {
  locale: Locale;
  title: string;
  /** Markup. Its style elements have a placeholder as nonce. */
  body: string;
  /** JSON of the responses that it was rendered from, by call. */
  initialData: string;
  /** Selects its style sheet. */
  name: SsrName;
}
