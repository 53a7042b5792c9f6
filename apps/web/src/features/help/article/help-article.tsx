import type { ReactNode } from 'react';
import { useLocale } from '../../../lib/locale.ts';
import { PageContainer } from '../../../ui/page-container.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import classes from './help-article.module.css';
import { HelpBlocks } from './help-blocks.tsx';
import type { LocalisedHelpText } from './help-text.ts';
import { TableOfContents } from './table-of-contents.tsx';

export interface ArticleSection {
  id: string;
  title: string;
  content: ReactNode;
}

interface HelpArticleProps {
  title: string;
  description: string;
  sections: readonly ArticleSection[];
  /** Rendered below the last section: it may appear late without moving the text. */
  end?: ReactNode;
}

/** An article: one column of text, on wide screens with a table of contents. */
export function HelpArticle({ title, description, sections, end }: HelpArticleProps) {
  return (
    <PageContainer>
      <div className={classes['root']}>
        <div className={classes['text']}>
          <PageHeader title={title} description={description} />
          {sections.map((section) => (
            <section key={section.id} id={section.id} className={classes['section']}>
              <h2 className={classes['title']}>{section.title}</h2>
              {section.content}
            </section>
          ))}
          {end}
        </div>
        <TableOfContents entries={sections} />
      </div>
    </PageContainer>
  );
}

/** An article that consists of text only. */
export function WrittenArticle({ text, end }: { text: LocalisedHelpText; end?: ReactNode }) {
  const { title, description, sections } = text[useLocale()];
  return (
    <HelpArticle
      title={title}
      description={description}
      end={end}
      sections={sections.map(({ id, title: sectionTitle, blocks }) => ({
        id,
        title: sectionTitle,
        content: <HelpBlocks blocks={blocks} />,
      }))}
    />
  );
}
