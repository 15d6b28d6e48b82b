import { useTrailExportCsvMutation, useTrailExportJsonMutation } from '@/api/trailApi';
import { failureText } from '@/ui/failureText';
import { MenuButton } from '@/ui/MenuButton';
import { DownloadOutlined } from '@ant-design/icons';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './trail.module.css';

interface ExportMenuProps {
  readonly period: { readonly from?: string | undefined; readonly to?: string | undefined };
}

const FORMATS = ['csv', 'json'] as const;

/** The chain as a file that can be checked without a server (TR-02). */
export function ExportMenu({ period }: ExportMenuProps) {
  const intl = useIntl();
  const { formatMessage } = intl;
  const [saveCsv, csv] = useTrailExportCsvMutation();
  const [saveJson, json] = useTrailExportJsonMutation();
  const last = json.startedTimeStamp && json.startedTimeStamp > (csv.startedTimeStamp ?? 0) ? json : csv;
  const save = { csv: saveCsv, json: saveJson };
  return (
    <span className={styles['export']}>
      <output className={styles['aside']}>
        {!last.isLoading && last.data !== undefined && (
          <FormattedMessage id="trail.exported" values={{ name: last.data }} />
        )}
        {!last.isLoading && last.error !== undefined && failureText(last.error, intl)}
      </output>
      <MenuButton
        label={formatMessage({ id: 'trail.export' })}
        icon={<DownloadOutlined />}
        about={<p className={styles['about']}>{formatMessage({ id: 'trail.export.about' })}</p>}
        items={FORMATS.map((key) => ({ key, label: formatMessage({ id: `trail.export.${key}` }) }))}
        onChoose={(key) => void save[key === 'json' ? 'json' : 'csv'](period)}
      >
        {formatMessage({ id: 'trail.export' })}
      </MenuButton>
    </span>
  );
}
