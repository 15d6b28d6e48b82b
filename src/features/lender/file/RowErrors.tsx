import { FILE_FAULT } from '@/contract/codes/listCodes';
import type { LenderRowError, LenderUploadPreview } from '@/contract/entities/lender/lenderUpload';
import { LENDER_COLUMN_NAMES } from '@/contract/lenderColumnNames';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import { LenderNumberText } from '../lenderElements';
import * as styles from '../lender.module.css';

function Wrong({ error: { column, fault } }: { readonly error: LenderRowError }) {
  const known = LENDER_COLUMN_NAMES.find((name) => name === column);
  if (fault !== 'form' || known === undefined) return <CodeLabel table={FILE_FAULT} code={fault} />;
  return <FormattedMessage id={`lender.fault.${known}`} />;
}

/** Lists what is wrong with a file: row, column, what the cell holds and what the column takes. */
export function RowErrors({ preview: { errors, errorCount, isStopped } }: { readonly preview: LenderUploadPreview }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <table className={styles['errors']} aria-label={formatMessage({ id: 'lender.file.errors' })}>
        <thead>
          <tr>
            {(['row', 'column', 'value', 'fault'] as const).map((name) => (
              <th key={name} scope="col">
                <FormattedMessage id={`lender.file.${name}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {errors.map((error) => (
            <tr key={`${error.row} ${error.column}`}>
              <td>
                <FormattedNumber value={error.row} />
              </td>
              <td>
                <LenderNumberText>{error.column}</LenderNumberText>
              </td>
              <td>{error.value ?? '–'}</td>
              <td>
                <Wrong error={error} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {errorCount > errors.length && (
        <p className={styles['hint']}>
          <FormattedMessage id="lender.file.more" values={{ count: errorCount - errors.length }} />
        </p>
      )}
      {isStopped && (
        <p className={styles['hint']}>
          <FormattedMessage id="lender.file.stopped" values={{ count: errorCount }} />
        </p>
      )}
    </>
  );
}
