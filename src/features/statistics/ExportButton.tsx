import { useOlderRepayStatisticsFileMutation } from '@/api/olderRepayApi';
import type { ReportDay } from '@/contract/codes/reportDay';
import { failureText } from '@/ui/failureText';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './statistics.module.css';

/** Saves the day's repayments under the server's file name (AP-06), and says so. */
export function ExportButton({ date }: { readonly date: ReportDay }) {
  const intl = useIntl();
  const [save, { data: name, error, isLoading }] = useOlderRepayStatisticsFileMutation();
  return (
    <span className={styles['export']}>
      <output className={styles['exported']}>
        {!isLoading && name !== undefined && <FormattedMessage id="statistics.exported" values={{ name }} />}
        {!isLoading && error !== undefined && failureText(error, intl)}
      </output>
      <Button icon={<DownloadOutlined />} loading={isLoading} onClick={() => void save({ date, output: '1' })}>
        {intl.formatMessage({ id: 'statistics.export' })}
      </Button>
    </span>
  );
}
