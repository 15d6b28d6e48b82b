import { useWorkScheduleUploadMutation } from '@/api/endpoints/management/workScheduleApi';
import type { CallAnswer } from '@/contract/call';
import type { workScheduleCalls } from '@/contract/calls/management/workScheduleCalls';
import { SCHEDULE_SHEET_FAULT } from '@/contract/codes/seatCodes';
import type { ScheduleSheetErrorGroup } from '@/contract/entities/management/workSchedule';
import { SheetCells } from '@/ui/files/SheetCells';
import { type PickedSpreadsheet, SpreadsheetPicker } from '@/ui/files/SpreadsheetPicker';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Alert, Drawer } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { toTeamQuery } from '../toTeamQuery';
import { CellChangePreview } from '../preview/CellChangePreview';
import { SaveCellsButton } from '../preview/SaveCellsButton';
import { useSaveCells } from '../preview/useSaveCells';
import * as styles from '../seating.module.css';
import { SeatingHint, SeatingStack } from '../seatingElements';
import type { SeatingPlace } from '../useSeatingPlace';
import { ScheduleFiles } from './ScheduleFiles';

interface ImportErrorsProps {
  readonly groups: readonly ScheduleSheetErrorGroup[];
  readonly errorCount: number;
}

/** The wrong cells, named as the spreadsheet program names them, so that they are found there; the same in many cells is one line. */
function ImportErrors({ groups, errorCount }: ImportErrorsProps) {
  return (
    <>
      <Alert
        type="error"
        showIcon
        role="alert"
        title={<FormattedMessage id="seating.import.errors" values={{ count: errorCount }} />}
      />
      <table className={styles['errors']}>
        <thead>
          <tr>
            {(['place', 'text', 'fault'] as const).map((name) => (
              <th key={name} scope="col">
                <FormattedMessage id={`seating.import.${name}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {groups.map(({ cells, count, texts, fault }) => (
            <tr key={fault}>
              <td>
                <SheetCells cells={cells} count={count} />
              </td>
              <td>{texts.join(', ')}</td>
              <td>
                <CodeLabel table={SCHEDULE_SHEET_FAULT} code={fault} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

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
    void read({ ...toTeamQuery(place.team), ...sheet });
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
      <SeatingStack>
        <SeatingHint>
          <FormattedMessage id="seating.import.about" />
        </SeatingHint>
        <ScheduleFiles place={place} file="template" />
        <SpreadsheetPicker label={formatMessage({ id: 'seating.import.pick' })} isBusy={isLoading} onPick={pick} />
        {data && <ReadFile fileName={fileName} preview={data} />}
      </SeatingStack>
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
      {errorCount > 0 ? (
        <ImportErrors groups={errorGroups} errorCount={errorCount} />
      ) : (
        <CellChangePreview {...preview} />
      )}
    </>
  );
}
