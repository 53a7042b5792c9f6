import { Tabs } from '@mantine/core';
import { IconPackageExport, IconPackageImport } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { defineMessages, useMessages } from '../../lib/messages.ts';
import { isSuperAdminRole } from '../../lib/roles.ts';
import { useSession } from '../../lib/session.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageContainer } from '../../ui/page-container.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Sheet } from '../../ui/sheet.tsx';
import { ExportPanel } from './export-panel.tsx';
import { ImportPanel } from './import-panel.tsx';
import classes from './problem-exchange-page.module.css';

const pageMessages = defineMessages({
  'zh-CN': {
    title: '导入与导出',
    description: '从其他评测系统搬来题目，或把本站的题目带走。',
    tabs: '导入或导出',
    import: '导入',
    export: '导出',
    rootOnly: '只有超级管理员可以导入和导出题目',
    rootOnlyText: '题目包会带来测试数据和特判程序，也会带走它们。请把题目包交给超级管理员。',
  },
  'zh-HK': {
    title: '匯入與匯出',
    description: '從其他評測系統搬來題目，或把本站的題目帶走。',
    tabs: '匯入或匯出',
    import: '匯入',
    export: '匯出',
    rootOnly: '只有超級管理員可以匯入和匯出題目',
    rootOnlyText: '題目套件會帶來測試數據和特判程式，也會帶走它們。請把題目套件交給超級管理員。',
  },
  'en-US': {
    title: 'Import and export',
    description: 'Bring problems from other judges, or take those of this site along.',
    tabs: 'Import or export',
    import: 'Import',
    export: 'Export',
    rootOnly: 'Only super administrators import and export problems',
    rootOnlyText: 'Packages bring test data and checkers in, and take them out. Ask a super administrator.',
  },
});

export function Component() {
  const m = useMessages(pageMessages);
  const { user } = useSession();
  return (
    <PageContainer width="full">
      <PageHeader title={m.title} description={m.description} />
      {isSuperAdminRole(user?.roleList ?? []) ? (
        <ExchangeTabs />
      ) : (
        <Sheet>
          <EmptyState title={m.rootOnly}>{m.rootOnlyText}</EmptyState>
        </Sheet>
      )}
    </PageContainer>
  );
}

function ExchangeTabs() {
  const m = useMessages(pageMessages);
  const [parameters, setParameters] = useSearchParams();
  const tab = parameters.get('tab') === 'export' ? 'export' : 'import';
  return (
    // Both tabs stay mounted: work in one continues while the other is visible.
    <Tabs
      value={tab}
      keepMounted
      onChange={(value) => setParameters(value === 'export' ? { tab: 'export' } : {})}
    >
      <Tabs.List aria-label={m.tabs} className={classes['tabs'] ?? ''}>
        <Tabs.Tab value="import" leftSection={<IconPackageImport size={16} stroke={1.75} />}>
          {m.import}
        </Tabs.Tab>
        <Tabs.Tab value="export" leftSection={<IconPackageExport size={16} stroke={1.75} />}>
          {m.export}
        </Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="import">
        <ImportPanel />
      </Tabs.Panel>
      <Tabs.Panel value="export">
        <ExportPanel />
      </Tabs.Panel>
    </Tabs>
  );
}
