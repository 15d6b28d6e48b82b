import { COMPLAINT_KIND } from '@/contract/codes/complaintCodes';
import type { ComplaintReport } from '@/contract/entities/management/complaintReport';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { FormattedMessage, FormattedNumber } from 'react-intl';

import * as styles from './complaintReport.module.css';
import { OnTimeRate } from './OnTimeRate';

const FIGURES = ['registered', 'completed', 'inTime', 'open', 'overdue'] as const;

/** Causes of complaints, the most frequent first. */
export function CauseTable({ report: { byKind } }: { readonly report: ComplaintReport }) {
  return (
    <section className={styles['box']}>
      <h2>
        <FormattedMessage id="complaints.report.byCause" />
      </h2>
      {byKind.length === 0 ? (
        <p className={styles['none']}>
          <FormattedMessage id="complaints.report.none" />
        </p>
      ) : (
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage id="complaints.report.cause" />
              </th>
              {FIGURES.map((name) => (
                <th key={name} scope="col">
                  <FormattedMessage id={`complaints.report.${name}`} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {byKind.map(({ kind, ...figures }) => (
              <tr key={kind}>
                <th scope="row">
                  <CodeLabel table={COMPLAINT_KIND} code={kind} />
                </th>
                {FIGURES.map((name) => (
                  <td key={name} data-alarming={name === 'overdue' && figures.overdue > 0}>
                    {name === 'inTime' ? <OnTimeRate {...figures} /> : <FormattedNumber value={figures[name]} />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
