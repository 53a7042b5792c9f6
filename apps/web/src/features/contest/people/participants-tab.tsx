import { Button } from '@mantine/core';
import { IconArmchair, IconDownload, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { saveFile } from '../../../lib/api/download-file.ts';
import { useMessages } from '../../../lib/messages.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { RowsSkeleton } from '../../../ui/skeletons.tsx';
import { participantsQuery, type Participant } from '../api/contest-desk.ts';
import { useContest } from '../use-contest.ts';
import { countParticipants, findParticipants, participantFilters } from './participant-filter.ts';
import { ParticipantTable } from './participant-table.tsx';
import { writeParticipantsCsv } from './participants-csv.ts';
import { PeopleFilters } from './people-filters.tsx';
import { peopleMessages } from './people-messages.ts';
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
  if (all.length === 0)
    return (
      <EmptyState icon={<IconUsers size={24} stroke={1.5} />} title={m.empty}>
        {m.emptyText}
      </EmptyState>
    );
  return (
    <PeopleFilters
      filters={participantFilters}
      counts={countParticipants(all)}
      texts={m}
      find={(wanted) => findParticipants(all, wanted)}
    >
      {(found, key) => <ParticipantTable key={key} participants={found} />}
    </PeopleFilters>
  );
}
