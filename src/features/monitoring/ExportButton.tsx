import { failureText } from '@/ui/failureText';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './monitoring.module.css';

interface ExportButtonProps {
  readonly onExport: () => void;
  readonly saving: { readonly data?: string | undefined; readonly error?: unknown; readonly isLoading: boolean };
}

/** Saves what is listed under the server's file name (AP-06), and says so. */
export function ExportButton({ onExport, saving: { data: name, error, isLoading } }: ExportButtonProps) {
  const intl = useIntl();
  return (
    <span className={styles['export']}>
      <output className={styles['aside']}>
        {!isLoading && name !== undefined && <FormattedMessage id="monitoring.exported" values={{ name }} />}
        {!isLoading && error !== undefined && failureText(error, intl)}
      </output>
      <Button icon={<DownloadOutlined />} loading={isLoading} onClick={onExport}>
        {intl.formatMessage({ id: 'monitoring.export' })}
      </Button>
    </span>
  );
}
