import {
  useCustomerServiceReportFileMutation,
  useCustomerServiceReportQuery,
} from '@/api/endpoints/management/customerServiceApi';
import { REPORT_DAYS } from '@/contract/entities/management/complaintReport';
import { DownloadButton } from '@/ui/files/DownloadButton';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { Radio } from 'antd';
import { FormattedDate, FormattedMessage, useIntl } from 'react-intl';

import { AgeTable } from './AgeTable';
import { CauseTable } from './CauseTable';
import * as styles from './complaintReport.module.css';
import { ReportTiles } from './ReportTiles';

type Days = (typeof REPORT_DAYS)[number];

/** The days that the address names. */
function useReportDays(): [Days, (days: Days) => void] {
  const [params, setParams] = useSearchParams();
  const days = REPORT_DAYS.find((each) => each === params.get('days')) ?? '30';
  const choose = (chosen: Days): void =>
    setParams((current) => {
      const next = new URLSearchParams(current);
      next.set('days', chosen);
      return next;
    });
  return [days, choose];
}

/** Complaint statistics: new and completed ones, share in time, causes and waiting time (CM-01). */
export function ComplaintReport() {
  const [days, choose] = useReportDays();
  const { data, error, isFetching, refetch } = useCustomerServiceReportQuery({ days });
  const [save, saving] = useCustomerServiceReportFileMutation();
  return (
    <div className={styles['report']} aria-busy={isFetching}>
      <div className={styles['head']}>
        <DaysChoice days={days} onChoose={choose} />
        {data && <Period from={data.from} to={data.to} />}
        <span className={styles['file']}>
          <DownloadButton
            label="complaints.report.export"
            done="complaints.report.saved"
            saving={saving}
            onSave={() => void save({ days })}
          />
        </span>
      </div>
      {data ? (
        <>
          <ReportTiles total={data.total} />
          <div className={styles['tables']}>
            <CauseTable report={data} />
            <AgeTable report={data} />
          </div>
        </>
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} />
      )}
    </div>
  );
}

const Waiting = ({ error, onRetry }: { readonly error: unknown; readonly onRetry: () => void }) =>
  error === undefined ? <Loading rows={8} /> : <ErrorWithRetry error={error} onRetry={onRetry} />;

function DaysChoice({ days, onChoose }: { readonly days: Days; readonly onChoose: (days: Days) => void }) {
  const { formatMessage } = useIntl();
  return (
    <Radio.Group
      aria-label={formatMessage({ id: 'complaints.report.period' })}
      optionType="button"
      value={days}
      onChange={({ target }) => onChoose(REPORT_DAYS.find((each) => each === target.value) ?? '30')}
      options={REPORT_DAYS.map((value) => ({
        value,
        label: formatMessage({ id: 'complaints.report.days' }, { count: Number(value) }),
      }))}
    />
  );
}

function Period({ from, to }: { readonly from: string; readonly to: string }) {
  const day = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;
  return (
    <span className={styles['period']}>
      <FormattedMessage
        id="complaints.report.between"
        values={{ from: <FormattedDate value={from} {...day} />, to: <FormattedDate value={to} {...day} /> }}
      />
    </span>
  );
}
