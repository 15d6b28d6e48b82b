import { useTrailExportCsvMutation, useTrailExportJsonMutation } from '@/api/trailApi';
import type { trailExportQuery } from '@/contract/entities/trail';
import { FileSaved } from '@/ui/FileSaved';
import { MenuButton } from '@/ui/MenuButton';
import { DownloadOutlined } from '@ant-design/icons';
import { useIntl } from 'react-intl';
import type * as z from 'zod/mini';

import * as styles from './trail.module.css';

interface ExportMenuProps {
  /** Which days of which chain. */
  readonly asked: z.input<typeof trailExportQuery>;
}

const FORMATS = ['csv', 'json'] as const;

/** The chain as a file that can be checked without a server (TR-02). */
export function ExportMenu({ asked }: ExportMenuProps) {
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
        onChoose={(key) => void save[key === 'json' ? 'json' : 'csv'](asked)}
      >
        {formatMessage({ id: 'trail.export' })}
      </MenuButton>
    </span>
  );
}
