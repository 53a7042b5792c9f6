import { Fragment } from 'react';
import { Link } from 'react-router';
import { CodeBlock } from '../../../ui/code/code-block.tsx';
import classes from './help-article.module.css';
import type { HelpBlock, HelpLink } from './help-text.ts';
import { splitInlineCode } from './inline-text.ts';

export function HelpBlocks({ blocks }: { blocks: readonly HelpBlock[] }) {
  return blocks.map((block) => <Block key={keyOf(block)} block={block} />);
}

const keyOf = (block: HelpBlock): string => (typeof block === 'string' ? block : JSON.stringify(block));

function Block({ block }: { block: HelpBlock }) {
  if (typeof block === 'string')
    return (
      <p>
        <InlineText text={block} />
      </p>
    );
  if ('list' in block) return <Items as="ul" items={block.list} />;
  if ('steps' in block) return <Items as="ol" items={block.steps} />;
  if ('code' in block)
    return <CodeBlock code={block.code} language={block.language} label={block.label} tone="ink" />;
  return (
    <p className={classes['links']}>
      {block.links.map((link) => (
        <ArticleLink key={link.to} link={link} />
      ))}
    </p>
  );
}

function Items({ as: List, items }: { as: 'ul' | 'ol'; items: readonly string[] }) {
  return (
    <List>
      {items.map((item) => (
        <li key={item}>
          <InlineText text={item} />
        </li>
      ))}
    </List>
  );
}

function ArticleLink({ link: { to, text, isServerAddress = false } }: { link: HelpLink }) {
  if (isServerAddress)
    return (
      <a href={to} target="_blank" rel="noopener">
        {text}
      </a>
    );
  return <Link to={to}>{text}</Link>;
}

export function InlineText({ text }: { text: string }) {
  return splitInlineCode(text).map((part) => (
    <Fragment key={part.position}>{part.isCode ? <code>{part.text}</code> : part.text}</Fragment>
  ));
}
