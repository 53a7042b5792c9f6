import { useQuery } from '@tanstack/react-query';
import { IconArrowLeft } from '@tabler/icons-react';
import { useParams } from 'react-router';
import { useMessages } from '../../lib/messages.ts';
import { parsePositiveInteger } from '../../lib/search-parameters.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { PageLink } from '../../ui/page-link.tsx';
import { QueryContent } from '../../ui/query-content.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { RowsSkeleton } from '../../ui/skeletons.tsx';
import { variantQuery, type Variant } from './api/variants.ts';
import { VariantChecks } from './variant-checks.tsx';
import { VariantDecision } from './variant-decision.tsx';
import { variantMessages } from './variant-messages.ts';
import { VariantPrograms } from './variant-programs.tsx';
import { VariantStatement } from './variant-statement.tsx';
import classes from './variants.module.css';

export function Component() {
  const m = useMessages(variantMessages);
  const { variantId } = useParams();
  const variant = useQuery(variantQuery(parsePositiveInteger(variantId ?? null, 0)));
  return (
    <PageContainer width="full">
      <PageHeader
        title={variant.data?.title ?? m.title}
        actions={
          <PageLink to="/admin/problem-variants" icon={IconArrowLeft}>
            {m.back}
          </PageLink>
        }
      />
      <div className={classes['page']}>
        <QueryContent
          query={variant}
          failedTitle={m.failed}
          waiting={
            <Sheet flush>
              <RowsSkeleton rows={12} />
            </Sheet>
          }
        >
          {(data) => <LoadedVariant variant={data} />}
        </QueryContent>
      </div>
    </PageContainer>
  );
}

function LoadedVariant({ variant }: { variant: Variant }) {
  const { draft, checks, cases } = variant;
  return (
    <>
      <VariantDecision variant={variant} />
      {checks.length > 0 && <VariantChecks checks={checks} draft={draft} />}
      {draft !== null && <VariantStatement draft={draft} />}
      {draft !== null && <VariantPrograms draft={draft} cases={cases} />}
    </>
  );
}
