import { IconDownload, IconFileTypePdf } from '@tabler/icons-react';
import { useState, type ReactNode } from 'react';
import { defineMessages, useMessages } from '../../lib/messages.ts';
import classes from './pdf-card.module.css';
import { canEmbedPdf, pdfFileName } from './author-links.ts';

const pdfMessages = defineMessages({
  'zh-CN': { download: '下载', show: '在此阅读', hide: '收起', viewer: (name: string) => `${name} 的内容` },
  'zh-HK': { download: '下載', show: '在此閱讀', hide: '收起', viewer: (name) => `${name} 的內容` },
  'en-US': {
    download: 'Download',
    show: 'Read here',
    hide: 'Close',
    viewer: (name) => `Contents of ${name}`,
  },
});

export function PdfCard({ href, label }: { href: string; label: ReactNode }) {
  const m = useMessages(pdfMessages);
  const embeds = canEmbedPdf(href);
  const [open, setOpen] = useState(embeds);
  const name = pdfFileName(href);
  return (
    <span className={classes['root']}>
      <span className={classes['head']}>
        <IconFileTypePdf size={28} stroke={1.5} aria-hidden="true" />
        <span className={classes['words']}>
          <span className={classes['label']}>{label}</span>
          <span className={classes['name']}>{name}</span>
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
          <IconDownload size={16} stroke={1.75} aria-hidden="true" />
          {m.download}
        </a>
      </span>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- browsers show no PDF in a sandboxed frame */}
      {open && <iframe className={classes['viewer']} src={href} title={m.viewer(name)} loading="lazy" />}
    </span>
  );
}
