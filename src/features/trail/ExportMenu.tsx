import { useTrailExportCsvMutation, useTrailExportJsonMutation } from '@/api/trailApi';
import { FileSaved } from '@/ui/FileSaved';
import { MenuButton } from '@/ui/MenuButton';
import { DownloadOutlined } from '@ant-design/icons';
import { useIntl } from 'react-intl';

import * as styles from './trail.module.css';

interface ExportMenuProps {
  readonly period: { readonly from?: string | undefined; readonly to?: string | undefined };
}

const FORMATS = ['csv', 'json'] as const;

/** The chain as a file that can be checked without a server (TR-02). */
export function ExportMenu({ period }: ExportMenuProps) {
  const { formatMessage } = useIntl();
  const [saveCsv, csv] = useTrailExportCsvMutation();
  const [saveJson, json] = useTrailExportJsonMutation();
  const last = json.startedTimeStamp && json.startedTimeStamp > (csv.startedTimeStamp ?? 0) ? json : csv;
  const save = { csv: saveCsv, json: saveJson };
  return (
    <span className={styles['export']}>
      <FileSaved saving={last} done="trail.exported" />
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
