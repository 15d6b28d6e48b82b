import { useWorkScheduleUploadMutation } from '@/api/endpoints/management/workScheduleApi';
import type { CallAnswer } from '@/contract/call';
import type { workScheduleCalls } from '@/contract/calls/management/workScheduleCalls';
import { type PickedSpreadsheet, SpreadsheetPicker } from '@/ui/files/SpreadsheetPicker';
import { Drawer } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { ImportErrors } from './ImportErrors';
import { ofTeam } from '../ofTeam';
import { PreviewedCells } from '../preview/PreviewedCells';
import { SaveCellsButton } from '../preview/SaveCellsButton';
import { ScheduleFiles } from './ScheduleFiles';
import { Hint, Stack } from '../styled';
import type { SeatingPlace } from '../useSeatingPlace';
import { useSaveCells } from '../preview/useSaveCells';

interface ImportDrawerProps {
  readonly place: SeatingPlace;
  readonly onSaved: (changeId: string, changed: number) => void;
  readonly onClose: () => void;
}

/** A spreadsheet is read and shown first: its wrong cells by place, or what it changes; saved is all of it or nothing (SS-01). */
export function ImportDrawer({ place, onSaved, onClose }: ImportDrawerProps) {
  const { formatMessage } = useIntl();
  const [fileName, setFileName] = useState('');
  const [read, { data, isLoading, reset }] = useWorkScheduleUploadMutation();
  const { saveCells, isSaving } = useSaveCells('upload', onSaved);
  const cells = data?.cells ?? [];
  const pick = (sheet: PickedSpreadsheet): void => {
    setFileName(sheet.fileName);
    void read({ ...ofTeam(place.team), ...sheet });
  };
  const save = async (): Promise<void> => {
    if (await saveCells(cells)) onClose();
    else reset();
  };
  const button = <SaveCellsButton count={cells.length} isSaving={isSaving} onClick={() => void save()} />;
  return (
    <Drawer
      open
      size={620}
      title={<FormattedMessage id="seating.import.title" />}
      onClose={onClose}
      footer={cells.length > 0 && button}
    >
      <Stack>
        <Hint>
          <FormattedMessage id="seating.import.about" />
        </Hint>
        <ScheduleFiles place={place} file="template" />
        <SpreadsheetPicker label={formatMessage({ id: 'seating.import.pick' })} isBusy={isLoading} onPick={pick} />
        {data && <ReadFile fileName={fileName} preview={data} />}
      </Stack>
    </Drawer>
  );
}

type Preview = CallAnswer<typeof workScheduleCalls.upload>;

function ReadFile({ fileName, preview }: { readonly fileName: string; readonly preview: Preview }) {
  const { people, days, errorGroups, errorCount } = preview;
  return (
    <>
      <output>
        <FormattedMessage id="seating.import.read" values={{ file: fileName, people, days }} />
      </output>
      {errorCount > 0 ? <ImportErrors groups={errorGroups} errorCount={errorCount} /> : <PreviewedCells {...preview} />}
    </>
  );
}
