import { useOlderRepayStatisticsFileMutation } from '@/api/olderRepayApi';
import type { ReportDay } from '@/contract/codes/reportDay';
import { DownloadButton } from '@/ui/DownloadButton';

/** The day's repayments as a file. */
export function StatisticsExport({ date }: { readonly date: ReportDay }) {
  const [save, saving] = useOlderRepayStatisticsFileMutation();
  return (
    <DownloadButton
      label="statistics.export"
      done="statistics.exported"
      saving={saving}
      onSave={() => void save({ date, output: '1' })}
    />
  );
}
