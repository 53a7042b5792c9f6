import { IconDownload, IconExternalLink, IconFileTypePdf } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { useMessages } from '../../lib/messages.ts';
import { canEmbedPdf, foreignHost, pdfFileName } from './author-links.ts';
import classes from './pdf-card.module.css';
import { pdfMessages } from './pdf-messages.ts';
import { PdfViewer } from './pdf-viewer.tsx';

export function PdfCard({ href, label }: { href: string; label: ReactNode }) {
  const m = useMessages(pdfMessages);
  const embeds = canEmbedPdf(href);
  const [open, setOpen] = useState(embeds);
  const name = pdfFileName(href);
  const host = foreignHost(href);
  const Icon = host === undefined ? IconDownload : IconExternalLink;
  return (
    <span className={classes['root']}>
      <span className={classes['head']}>
        <IconFileTypePdf size={28} stroke={1.5} aria-hidden="true" />
        <span className={classes['words']}>
          <span className={classes['label']}>{label}</span>
          <span className={classes['name']}>{name}</span>
          {host !== undefined && <span className={classes['note']}>{m.elsewhere(host)}</span>}
        </span>
        {embeds && (
          <button
            type="button"
            className={classes['button']}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {open ? m.hide : m.show}
          </button>
        )}
        <a
          className={classes['button']}
          href={href}
          download={name}
          target="_blank"
          rel="noopener noreferrer"
        >
          <Icon size={16} stroke={1.75} aria-hidden="true" />
          {host === undefined ? m.download : m.open}
        </a>
      </span>
      {open && <PdfViewer href={href} name={name} />}
    </span>
  );
}
