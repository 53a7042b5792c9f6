import { useMessages } from '../../lib/messages.ts';
import { HelpArticle } from './article/help-article.tsx';
import { CompileTipList } from './manual/compile-tip-list.tsx';
import { CompilerList } from './manual/compiler-list.tsx';
import { manualMessages } from './manual/manual-messages.ts';
import { VerdictGuideList } from './manual/verdict-guide-list.tsx';

export function Component() {
  const m = useMessages(manualMessages);
  return (
    <HelpArticle
      title={m.title}
      description={m.description}
      sections={[
        { id: 'results', title: m.results, content: <VerdictGuideList /> },
        { id: 'tips', title: m.tips, content: <CompileTipList /> },
        // Last, because only this section is loaded: its length cannot shift other sections.
        { id: 'compilers', title: m.compilers, content: <CompilerList /> },
      ]}
    />
  );
}
