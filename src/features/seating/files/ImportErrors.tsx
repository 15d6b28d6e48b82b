import { SCHEDULE_SHEET_FAULT } from '@/contract/codes/scheduleSheetFault';
import type { ScheduleSheetError } from '@/contract/entities/workSchedule';
import { CodeLabel } from '@/ui/CodeLabel';
import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';

import { Hint } from '../styled';
import * as styles from './importErrors.module.css';

interface ImportErrorsProps {
  readonly errors: readonly ScheduleSheetError[];
  readonly errorCount: number;
}

/** The wrong cells, named as the spreadsheet program names them, so that they are found there. */
export function ImportErrors({ errors, errorCount }: ImportErrorsProps) {
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
          {errors.map(({ row, column, text, fault }) => (
            <tr key={`${column}${row}${fault}`}>
              <td>
                <b>
                  {column}
                  {row}
                </b>
              </td>
              <td>{text}</td>
              <td>
                <CodeLabel table={SCHEDULE_SHEET_FAULT} code={fault} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {errorCount > errors.length && (
        <Hint>
          <FormattedMessage id="seating.import.moreErrors" values={{ count: errors.length }} />
        </Hint>
      )}
    </>
  );
}
