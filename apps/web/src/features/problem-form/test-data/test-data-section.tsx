import { Button, SegmentedControl } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMessages } from '../../../lib/messages.ts';
import { FormAlert } from '../../../ui/form-alert.tsx';
import { downloadTestData } from '../../../lib/admin-api/download-test-data.ts';
import { formMessages } from '../form-messages.ts';
import { FieldNote } from '../../../ui/field-parts/field-note.tsx';
import { ProblemSection } from '../parts/problem-section.tsx';
import { useFieldError, useForm, useValue } from '../state/use-form.ts';
import { isUnsavedUpload } from '../state/problem-values.ts';
import { CaseTable } from './case-table.tsx';
import { DifferencePanel } from './difference-panel.tsx';
import { ScoreSummary } from './score-summary.tsx';
import { testDataMessages } from './test-data-messages.ts';
import classes from './test-data.module.css';
import { TypedCases } from './typed-cases.tsx';
import { UploadZone } from './upload-zone.tsx';
import { useTestDataUpload } from './use-test-data-upload.ts';

interface TestDataSectionProps {
  problemId: number | undefined;
  isInRunningContest: boolean;
}

export function TestDataSection({ problemId, isInRunningContest }: TestDataSectionProps) {
  const m = useMessages(testDataMessages);
  const words = useMessages(formMessages);
  const form = useForm();
  const areCasesTyped = useValue('areCasesTyped');
  return (
    <ProblemSection
      name="data"
      title={words.sections.data}
      description={m.text}
      actions={problemId === undefined ? undefined : <Download problemId={problemId} />}
    >
      <div>
        <SegmentedControl
          aria-label={m.source}
          value={areCasesTyped ? 'type' : 'upload'}
          data={[
            { value: 'upload', label: m.upload },
            { value: 'type', label: m.type },
          ]}
          onChange={(value) => form.set('areCasesTyped', value === 'type')}
        />
        <FieldNote error={undefined} hint={m.switchKeeps} />
      </div>
      {areCasesTyped ? <Typed /> : <Uploaded problemId={problemId} isInRunningContest={isInRunningContest} />}
    </ProblemSection>
  );
}

function Typed() {
  const hasCases = useValue('typedCases').length > 0;
  return (
    <div className={classes['cases']} data-field="samples">
      <CasesError />
      <TypedCases />
      {hasCases && <ScoreSummary list="typedCases" />}
    </div>
  );
}

function Uploaded({ problemId, isInRunningContest }: TestDataSectionProps) {
  const m = useMessages(testDataMessages);
  const upload = useTestDataUpload();
  const cases = useValue('uploadedCases');
  const hasCases = cases.length > 0;
  return (
    <div className={classes['cases']} data-field="samples">
      <UploadZone hasCases={hasCases} upload={upload} />
      <CasesError />
      {cases.some(isUnsavedUpload) && <FormAlert kind="info">{m.unsavedUpload}</FormAlert>}
      <DifferencePanel isInRunningContest={isInRunningContest} />
      {hasCases && (
        <>
          <ScoreSummary list="uploadedCases" />
          <CaseTable problemId={problemId} onReplace={upload.replace} />
        </>
      )}
    </div>
  );
}

function CasesError() {
  return <FieldNote error={useFieldError('samples')} />;
}

function Download({ problemId }: { problemId: number }) {
  const m = useMessages(testDataMessages);
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={16} stroke={1.75} />}
      onClick={() => void downloadTestData(problemId)}
    >
      {m.download}
    </Button>
  );
}
