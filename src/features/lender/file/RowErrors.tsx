import type { LenderRowError, LenderUploadPreview } from '@/contract/entities/lenderUpload';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import { NumberText } from '../styled';
import * as styles from '../lender.module.css';

const COLUMNS = [
  'reference',
  'kind',
  'loan_no',
  'amount',
  'currency',
  'value_time',
  'of_reference',
  'new_due_day',
  'paid_by',
  'reason',
] as const;

function Wrong({ error: { column, fault } }: { readonly error: LenderRowError }) {
  const known = COLUMNS.find((name) => name === column);
  if (fault === 'empty') return <FormattedMessage id="lender.fault.empty" />;
  if (fault === 'width' || known === undefined) return <FormattedMessage id="lender.fault.width" />;
  return <FormattedMessage id={`lender.fault.${known}`} />;
}

/** What is wrong with a file: line, column and what the column takes. */
export function RowErrors({ preview: { errors, errorCount } }: { readonly preview: LenderUploadPreview }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <table className={styles['errors']} aria-label={formatMessage({ id: 'lender.file.errors' })}>
        <thead>
          <tr>
            {(['line', 'column', 'fault'] as const).map((name) => (
              <th key={name} scope="col">
                <FormattedMessage id={`lender.file.${name}`} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {errors.map((error) => (
            <tr key={`${error.line} ${error.column}`}>
              <td>
                <FormattedNumber value={error.line} />
              </td>
              <td>
                <NumberText>{error.column}</NumberText>
              </td>
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
    </>
  );
}
