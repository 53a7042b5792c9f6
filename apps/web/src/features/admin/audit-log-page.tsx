import { useRouteTitle } from '../../lib/route-handle.ts';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function Component() {
  return (
    <PageContainer>
      <PageHeader title={useRouteTitle()} />
    </PageContainer>
  );
}
