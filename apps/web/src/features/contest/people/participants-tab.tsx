import { Button, Chip } from '@mantine/core';
import { IconArmchair, IconDownload, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../../lib/api/download-file.ts';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SearchField } from '../../../ui/search-field.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { participantsQuery, type Participant } from '../api/contest-desk.ts';
import { useContest } from '../use-contest.ts';
import {
  countParticipants,
  findParticipants,
  participantFilters,
  type ParticipantFilter,
} from './participant-filter.ts';
import { ParticipantTable } from './participant-table.tsx';
import { writeParticipantsCsv } from './participants-csv.ts';
import { peopleMessages } from './people-messages.ts';
import classes from './people.module.css';
import { SeatsDialog } from './seats-dialog.tsx';

const icon = { size: 16, stroke: 1.75 } as const;

export function ParticipantsTab() {
  const m = useMessages(peopleMessages);
  const { contestId } = useContest();
  const { data, isError, refetch } = useQuery(participantsQuery(contestId));
  const [isPasting, setPasting] = useState(false);
  return (
    <Sheet
      flush
      title={m.title}
      actions={
        <>
          <Button variant="default" leftSection={<IconArmchair {...icon} />} onClick={() => setPasting(true)}>
            {m.pasteSeats}
          </Button>
          <Button
            variant="default"
            leftSection={<IconDownload {...icon} />}
            disabled={data === undefined || data.length === 0}
            onClick={() =>
              saveFile(
                m.fileName(contestId),
                new Blob([writeParticipantsCsv(data ?? [], m.headings.split(','))], { type: 'text/csv' }),
              )
            }
          >
            {m.download}
          </Button>
        </>
      }
    >
      {data !== undefined && <Participants all={data} />}
      {data === undefined && isError && <ErrorState title={m.failed} onRetry={() => void refetch()} />}
      {data === undefined && !isError && <RowsSkeleton rows={10} height={52} />}
      {isPasting && <SeatsDialog onClose={() => setPasting(false)} />}
    </Sheet>
  );
}

function Participants({ all }: { all: readonly Participant[] }) {
  const m = useMessages(peopleMessages);
  const [filter, setFilter] = useState<ParticipantFilter>('all');
  const [keyword, setKeyword] = useState('');
  const counts = countParticipants(all);
  const found = findParticipants(all, { filter, keyword });
  if (all.length === 0)
    return (
      <EmptyState icon={<IconUsers size={24} stroke={1.5} />} title={m.empty}>
        {m.emptyText}
      </EmptyState>
    );
  return (
    <>
      <div className={classes['filters']}>
        <Chip.Group value={filter} onChange={setFilter}>
          <div className={classes['chips']} role="radiogroup" aria-label={m.filterLabel}>
            {participantFilters.map((one) => (
              <Chip key={one} value={one} size="sm" classNames={{ label: classes['chip'] ?? '' }}>
                {m.filters[one]} {counts[one]}
              </Chip>
            ))}
          </div>
        </Chip.Group>
        <SearchField keyword={keyword} texts={m} onSearch={setKeyword} />
      </div>
      {found.length > 0 ? (
        <ParticipantTable key={`${filter} ${keyword}`} participants={found} />
      ) : (
        <EmptyState
          title={m.noMatch}
          action={
            <Button
              variant="default"
              onClick={() => {
                setFilter('all');
                setKeyword('');
              }}
            >
              {m.reset}
            </Button>
          }
        />
      )}
    </>
  );
}
