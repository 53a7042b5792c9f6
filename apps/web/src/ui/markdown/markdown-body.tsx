import 'katex/dist/katex.min.css';
import { useId, useMemo } from 'react';
import { useLocale } from '../../lib/locale.ts';
import { pickLanguage } from '../../lib/localised-text.ts';
import { useMessages } from '../../lib/messages.ts';
import classes from './markdown-body.module.css';
import { markdownMessages } from './markdown-messages.ts';
import { renderMarkdown } from './render-markdown.tsx';
import { SourceText } from './source-text.tsx';

interface MarkdownBodyProps {
  text: string;
  /** Users whose mentions become links. */
  mentions?: readonly string[] | undefined;
  /** One of many texts on a page. */
  isShort?: boolean | undefined;
}

/** Of a text in several languages, shows the reader's. */
export function MarkdownBody({ text: written, mentions, isShort = false }: MarkdownBodyProps) {
  const m = useMessages(markdownMessages);
  const locale = useLocale();
  const text = useMemo(() => pickLanguage(written, locale), [written, locale]);
  const id = useId();
  const rendered = useMemo(
    () =>
      renderMarkdown(text, {
        idPrefix: `text-${id.replaceAll(/\W/g, '')}-`,
        footnotes: m.footnotes,
        backToText: m.backToText,
        isShort,
        ...(mentions !== undefined && { mentions }),
      }),
    [text, id, m, mentions, isShort],
  );
  if (rendered.refusal !== undefined) return <SourceText text={text} reason={rendered.refusal} />;
  return <div className={classes['root']}>{rendered.content}</div>;
}
