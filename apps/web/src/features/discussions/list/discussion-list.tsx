import { Button, SegmentedControl } from '@mantine/core';
import { IconArrowLeft, IconMessages, IconPencilPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { useMessages } from '../../../lib/messages.ts';
import { requireLogin } from '../../../lib/require-login.ts';
import { useSession } from '../../../lib/session.ts';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PageLink } from '../../../ui/page-link.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { discussionListQuery } from '../api/list-discussions.ts';
import { discussionListUrl, discussionUrl, problemUrl, type DiscussionScope } from '../discussion-scope.ts';
import { NewDiscussion } from '../form/new-discussion.tsx';
import { CategorySidebar } from './category-sidebar.tsx';
import classes from './discussion-list.module.css';
import { DiscussionRows } from './discussion-rows.tsx';
import { hasFilters, type ListAddress } from './list-address.ts';
import { listMessages } from './list-messages.ts';
import { newPostUrl, parseNewPost } from './new-post.ts';
import { NoDiscussions } from './no-discussions.tsx';
import { useListAddress } from './use-list-address.ts';

interface DiscussionListProps {
  scope: DiscussionScope;
  /** The display id of the problem whose discussions are listed. */
  problemId: string | undefined;
  /** Whether the viewer may pin posts here. */
  canPin: boolean;
  /** 2 inside a group, whose name is the heading of the page. */
  level?: 1 | 2;
}

/** A list of discussions, or the form of a new one if the address says so. */
export function DiscussionList(props: DiscussionListProps) {
  const { scope, problemId } = props;
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const kind = parseNewPost(parameters, problemId);
  if (kind === undefined) return <List {...props} />;
  return (
    <NewDiscussion
      {...props}
      kind={kind}
      onSaved={(id) => void navigate(discussionUrl(scope, id), { replace: true })}
      onCancel={() =>
        void navigate(
          kind === 'solution' && problemId !== undefined
            ? `${problemUrl(scope, problemId)}?tab=solutions`
            : discussionListUrl(scope, problemId),
        )
      }
    />
  );
}

function List({ scope, problemId, level = 1 }: DiscussionListProps) {
  const uid = useSession().user?.uid;
  const { address, change, goToPage, reset } = useListAddress();
  const discussions = useQuery(discussionListQuery({ ...scope, problemId }, address, uid));
  return (
    <>
      <Header scope={scope} problemId={problemId} level={level} />
      <div className={classes['page']}>
        <div>
          <Tools address={address} isGuest={uid === undefined} onChange={change} />
          <DiscussionRows
            scope={scope}
            discussions={discussions}
            page={address.page}
            onPageChange={goToPage}
            empty={
              <NoDiscussions
                total={discussions.data?.total ?? 0}
                isFiltered={hasFilters(address)}
                create={<CreateButton scope={scope} problemId={problemId} />}
                onReset={reset}
                onFirst={() => goToPage(1)}
              />
            }
          />
        </div>
        <div className={classes['side']}>
          <CategorySidebar address={address} />
        </div>
      </div>
    </>
  );
}

function Header({ scope, problemId, level }: Pick<DiscussionListProps, 'scope' | 'problemId' | 'level'>) {
  const m = useMessages(listMessages);
  const usualTitle = scope.groupId === undefined ? m.title : m.groupTitle;
  return (
    <PageHeader
      level={level ?? 1}
      title={problemId === undefined ? usualTitle : m.problemTitle}
      description={problemId === undefined ? m.description : m.problemDescription(problemId)}
      actions={
        <>
          {problemId !== undefined && (
            <>
              <PageLink to={problemUrl(scope, problemId)} icon={IconArrowLeft}>
                {m.toProblem}
              </PageLink>
              <PageLink to={discussionListUrl(scope)} icon={IconMessages}>
                {m.all}
              </PageLink>
            </>
          )}
          <CreateButton scope={scope} problemId={problemId} />
        </>
      }
    />
  );
}

/** Asks guests to log in; then the form opens. */
function CreateButton({ scope, problemId }: Pick<DiscussionListProps, 'scope' | 'problemId'>) {
  const m = useMessages(listMessages);
  const to = newPostUrl(scope, problemId, 'discussion');
  return (
    <Button
      component={Link}
      to={to}
      leftSection={<IconPencilPlus size={16} stroke={1.75} />}
      onClick={(event) => {
        if (!requireLogin({ destination: to })) event.preventDefault();
      }}
    >
      {m.create}
    </Button>
  );
}

interface ToolsProps {
  address: ListAddress;
  isGuest: boolean;
  onChange: (changes: Partial<ListAddress>) => void;
}

function Tools({ address, isGuest, onChange }: ToolsProps) {
  const m = useMessages(listMessages);
  return (
    <div className={classes['tools']}>
      <div className={classes['search']}>
        <SearchField keyword={address.keyword} texts={m} onSearch={(keyword) => onChange({ keyword })} />
      </div>
      <SegmentedControl
        aria-label={m.whose}
        value={address.onlyMine && !isGuest ? 'mine' : 'all'}
        data={[
          { value: 'all', label: m.everyone },
          { value: 'mine', label: m.mine },
        ]}
        onChange={(value) => {
          if (value === 'all' || requireLogin()) onChange({ onlyMine: value === 'mine' });
        }}
      />
    </div>
  );
}
