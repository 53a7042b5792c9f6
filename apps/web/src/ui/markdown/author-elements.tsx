/** Renders the elements of authors' text. */
import type { ComponentProps, ReactNode } from 'react';
import type { Components } from 'react-markdown';
import { useMessages } from '../../lib/messages.ts';
import { CodeBlock } from '../code/code-block.tsx';
import { isForeignLink, isPdfLink } from './author-links.ts';
import classes from './markdown-body.module.css';
import { markdownMessages } from './markdown-messages.ts';
import { PdfCard } from './pdf-card.tsx';

type LinkProps = Pick<
  ComponentProps<'a'>,
  'href' | 'id' | 'title' | 'children' | 'aria-label' | 'aria-describedby'
>;

function Link({ href = '', children, ...rest }: LinkProps) {
  if (isPdfLink(href)) return <PdfCard href={href} label={children} />;
  return (
    <a
      href={href}
      {...rest}
      {...(isForeignLink(href) && { target: '_blank', rel: 'noopener noreferrer nofollow' })}
    >
      {children}
    </a>
  );
}

const textOf = (children: ReactNode): string =>
  Array.isArray(children) ? children.map(textOf).join('') : typeof children === 'string' ? children : '';

interface CodeElement {
  props: { className?: string; children?: ReactNode };
}
const isCodeElement = (node: ReactNode): node is ReactNode & CodeElement =>
  typeof node === 'object' && node !== null && 'type' in node && node.type === 'code';

/** A fenced block is a `pre` around one `code`. Raw markup may contain more than that. */
function Pre({ children }: { children?: ReactNode }) {
  if (!isCodeElement(children)) return <pre className={classes['plain']}>{children}</pre>;
  const language = /language-(\S+)/.exec(children.props.className ?? '')?.[1];
  return <CodeBlock code={textOf(children.props.children).replace(/\n$/, '')} language={language} />;
}

function Table({ children }: { children?: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- wide tables scroll, also by keyboard
    <div className={classes['table']} tabIndex={0} role="group">
      <table>{children}</table>
    </div>
  );
}

/** The page loads nothing from other sites; an external picture becomes a link. */
function Picture({ src = '', alt = '', width, height, title }: ComponentProps<'img'>) {
  // The sanitiser removed a forbidden address; the text remains.
  if (src === '') return alt;
  if (isForeignLink(src)) return <Link href={src}>{alt === '' ? src : alt}</Link>;
  return (
    <img src={src} alt={alt} width={width} height={height} title={title} loading="lazy" decoding="async" />
  );
}

/** The checkbox of a task list: visible and named, but disabled. */
function TaskBox({ checked = false }: { checked?: boolean | undefined }) {
  const m = useMessages(markdownMessages);
  return (
    <input
      type="checkbox"
      checked={checked}
      aria-label={checked ? m.taskDone : m.taskOpen}
      disabled
      readOnly
    />
  );
}

/** Ids of a text carry its prefix, and so must the links to them. */
const toOwnPlace = (href: string | undefined, idPrefix: string): string | undefined =>
  href?.startsWith('#') === true && href.length > 1 ? `#${idPrefix}${href.slice(1)}` : href;

export const createAuthorElements = (idPrefix: string): Components => ({
  input: ({ checked }) => <TaskBox checked={checked} />,
  a: ({ href, id, title, children, 'aria-label': label, 'aria-describedby': description }) => (
    <Link
      href={toOwnPlace(href, idPrefix)}
      id={id}
      title={title}
      aria-label={label}
      aria-describedby={description}
    >
      {children}
    </Link>
  ),
  pre: ({ children }) => <Pre>{children}</Pre>,
  table: ({ children }) => <Table>{children}</Table>,
  img: ({ src, alt, width, height, title }) => (
    <Picture src={src} alt={alt} width={width} height={height} title={title} />
  ),
});
