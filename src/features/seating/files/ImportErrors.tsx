import { SCHEDULE_SHEET_FAULT } from '@/contract/codes/seatCodes';
import type { ScheduleSheetErrorGroup } from '@/contract/entities/management/workSchedule';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { SheetCells } from '@/ui/files/SheetCells';
import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';

import * as styles from '../seating.module.css';

interface ImportErrorsProps {
  readonly groups: readonly ScheduleSheetErrorGroup[];
  readonly errorCount: number;
}

/** The wrong cells, named as the spreadsheet program names them, so that they are found there; the same in many cells is one line. */
export function ImportErrors({ groups, errorCount }: ImportErrorsProps) {
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
