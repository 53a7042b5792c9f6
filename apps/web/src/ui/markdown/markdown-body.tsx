import 'katex/dist/katex.min.css';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import ReactMarkdown, { type Components } from 'react-markdown';
import rehypeKatex from 'rehype-katex';
import rehypeRaw from 'rehype-raw';
import rehypeSanitize from 'rehype-sanitize';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { useMessages } from '../../lib/messages.ts';
import { CodeBlock } from '../code/code-block.tsx';
import classes from './markdown-body.module.css';
import { isForeignLink, isPdfLink } from './author-links.ts';
import { PdfCard } from './pdf-card.tsx';
import { sanitiseSchema } from './sanitise-schema.ts';
import { taskMessages } from './task-messages.ts';

/** Formulas come from strangers: bounded size and expansion, no links or markup from inside them. */
const katexOptions = {
  strict: 'ignore',
  throwOnError: false,
  trust: false,
  maxSize: 40,
  maxExpand: 500,
} as const;

function Link({ href = '', children }: { href?: string | undefined; children?: ReactNode }) {
  if (isPdfLink(href)) return <PdfCard href={href} label={children} />;
  return (
    <a href={href} {...(isForeignLink(href) && { target: '_blank', rel: 'noopener noreferrer nofollow' })}>
      {children}
    </a>
  );
}

const textOf = (children: ReactNode): string =>
  Array.isArray(children) ? children.map(textOf).join('') : typeof children === 'string' ? children : '';

/** A fenced block is a `pre` around one `code`. */
function Pre({ children }: { children?: ReactNode }) {
  const code = children as { props?: { className?: string; children?: ReactNode } } | undefined;
  const language = /language-(\S+)/.exec(code?.props?.className ?? '')?.[1];
  return <CodeBlock code={textOf(code?.props?.children).replace(/\n$/, '')} language={language} />;
}

function Table({ children }: { children?: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wide tables scroll, also by keyboard
    <div className={classes['table']} tabIndex={0} role="group">
      <table>{children}</table>
    </div>
  );
}

/** The page loads nothing from other sites; a picture from there stays a link. */
function Picture({ src = '', alt = '', width, height, title }: ComponentProps<'img'>) {
  if (isForeignLink(src)) return <Link href={src}>{alt === '' ? src : alt}</Link>;
  return <img src={src} alt={alt} width={width} height={height} title={title} loading="lazy" />;
}

/** The box of a task in a list: shown, named, not to be clicked. */
function TaskBox({ checked = false }: { checked?: boolean | undefined }) {
  const m = useMessages(taskMessages);
  return <input type="checkbox" checked={checked} aria-label={checked ? m.done : m.open} disabled readOnly />;
}

const components: Components = {
  input: ({ checked }) => <TaskBox checked={checked} />,
  a: ({ href, children }) => <Link href={href}>{children}</Link>,
  pre: ({ children }) => <Pre>{children}</Pre>,
  table: ({ children }) => <Table>{children}</Table>,
  img: ({ src, alt, width, height, title }) => (
    <Picture src={src} alt={alt} width={width} height={height} title={title} />
  ),
};

export function MarkdownBody({ text }: { text: string }) {
  const rendered = useMemo(
    () => (
      <ReactMarkdown
        remarkPlugins={[remarkGfm, remarkMath]}
        rehypePlugins={[rehypeRaw, [rehypeSanitize, sanitiseSchema], [rehypeKatex, katexOptions]]}
        components={components}
      >
        {text}
      </ReactMarkdown>
    ),
    [text],
  );
  return <div className={classes['root']}>{rendered}</div>;
}
