import { useTrailEvidenceMutation } from '@/api/endpoints/management/trailApi';
import type { TrailOf } from '@/contract/entities/users/trail';
import { FileSaved } from '@/ui/files/FileSaved';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';

import { GuideLink } from './GuideLink';
import * as styles from './trail.module.css';

interface SaveEvidenceProps {
  /** userLoginLogId. */
  readonly id: string;
  readonly of: TrailOf | undefined;
}

/** Exports a sign-in as a file that a third party can verify in any browser (TR-02). */
export function SaveEvidence({ id, of }: SaveEvidenceProps) {
  const [save, saving] = useTrailEvidenceMutation();
  return (
    <span className={styles['export']}>
      <FileSaved saving={saving} done="trail.exported" />
      <GuideLink />
      <Button icon={<DownloadOutlined />} loading={saving.isLoading} onClick={() => void save({ id, of })}>
        <FormattedMessage id="trail.evidence" />
      </Button>
    </span>
  );
}
