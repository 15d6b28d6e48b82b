import { COMPLAINT_AGE } from '@/contract/codes/complaintCodes';
import type { ComplaintReport } from '@/contract/entities/management/complaintReport';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { ShareBar } from '@/ui/format/ShareBar';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import * as styles from './complaintReport.module.css';

/** Waiting time of the open complaints. */
export function AgeTable({ report: { byAge, total } }: { readonly report: ComplaintReport }) {
  return (
    <section className={styles['box']}>
      <h2>
        <FormattedMessage id="complaints.report.byAge" />
      </h2>
      <table className={`${styles['table']} ${styles['ages']}`}>
        <thead>
          <tr>
            <th scope="col">
              <FormattedMessage id="complaints.report.age" />
            </th>
            <th aria-hidden />
            <th scope="col">
              <FormattedMessage id="complaints.report.open" />
            </th>
            <th scope="col">
              <FormattedMessage id="complaints.report.overdue" />
            </th>
          </tr>
        </thead>
        <tbody>
          {byAge.map(({ age, open, overdue }) => (
            <tr key={age}>
              <th scope="row">
                <CodeLabel table={COMPLAINT_AGE} code={age} />
              </th>
              <td className={styles['bar']} aria-hidden>
                <ShareBar part={open} of={total.open} />
              </td>
              <td>
                <FormattedNumber value={open} />
              </td>
              <td data-alarming={overdue > 0}>
                <FormattedNumber value={overdue} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
