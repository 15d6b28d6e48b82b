import {
  useTrailAnchorsMutation,
  useTrailExportCsvMutation,
  useTrailExportJsonMutation,
} from '@/api/endpoints/management/trailApi';
import type { trailExportQuery } from '@/contract/entities/users/trail';
import { FileSaved } from '@/ui/files/FileSaved';
import { MenuButton } from '@/ui/screen/MenuButton';
import { DownloadOutlined } from '@ant-design/icons';
import { useIntl } from 'react-intl';
import type * as z from 'zod/mini';

import * as styles from './trail.module.css';

interface ExportMenuProps {
  /** Days and chain to export. */
  readonly asked: z.input<typeof trailExportQuery>;
}

const KINDS = ['csv', 'json', 'anchors'] as const;

/** Exports the chain as a file that can be verified without a server, and its anchors (TR-02). */
export function ExportMenu({ asked }: ExportMenuProps) {
  const { formatMessage } = useIntl();
  const [saveCsv, csv] = useTrailExportCsvMutation();
  const [saveJson, json] = useTrailExportJsonMutation();
  const [saveAnchors, anchors] = useTrailAnchorsMutation();
  const [last = csv] = [csv, json, anchors].toSorted(
    (one, other) => (other.startedTimeStamp ?? 0) - (one.startedTimeStamp ?? 0),
  );
  const save = {
    csv: () => saveCsv(asked),
    json: () => saveJson(asked),
    anchors: () => saveAnchors({ of: asked.of }),
  };
  return (
    <span className={styles['export']}>
      <FileSaved saving={last} done="trail.exported" />
      <MenuButton
        label={formatMessage({ id: 'trail.export' })}
        icon={<DownloadOutlined />}
        about={<p className={styles['about']}>{formatMessage({ id: 'trail.export.about' })}</p>}
        items={KINDS.map((key) => ({ key, label: formatMessage({ id: `trail.export.${key}` }) }))}
        onChoose={(key) => void save[KINDS.find((kind) => kind === key) ?? 'csv']()}
      >
        {formatMessage({ id: 'trail.export' })}
      </MenuButton>
    </span>
  );
}
