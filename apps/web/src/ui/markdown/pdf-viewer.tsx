import { useEffect, useState } from 'react';
import { useMessages } from '../../lib/messages.ts';
import classes from './pdf-card.module.css';
import { pdfMessages } from './pdf-messages.ts';

interface PdfViewerProps {
  href: string;
  name: string;
}

/** A frame would show the error of the server as raw JSON, so the file is looked up first. */
export function PdfViewer({ href, name }: PdfViewerProps) {
  const [isThere, setIsThere] = useState<boolean>();
  useEffect(() => {
    const ended = new AbortController();
    fetch(href, { method: 'HEAD', signal: ended.signal }).then(
      ({ status }) => setIsThere(status !== 404),
      // The frame shows why it cannot be reached.
      () => !ended.signal.aborted && setIsThere(true),
    );
    return () => ended.abort();
  }, [href]);
  return <PdfFrame href={href} name={name} isThere={isThere} />;
}

/** `isThere` is undefined until it is known. */
export function PdfFrame({ href, name, isThere }: PdfViewerProps & { isThere: boolean | undefined }) {
  const m = useMessages(pdfMessages);
  if (isThere === undefined) return <span className={classes['viewer']} />;
  if (!isThere)
    return (
      <span className={classes['missing']} role="status">
        {m.missing}
      </span>
    );
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandboxed frame
    <iframe className={classes['viewer']} src={href} title={m.viewer(name)} loading="lazy" />
  );
}
