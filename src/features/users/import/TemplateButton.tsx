import { useManageUserBulkTemplateMutation } from '@/api/manageUserApi';
import { failureText } from '@/ui/failureText';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useIntl } from 'react-intl';

import * as styles from '../users.module.css';

/** Saves the spreadsheet to fill in, with headings in the user's language (US-02). */
export function TemplateButton() {
  const intl = useIntl();
  const [save, { data: name, error, isLoading }] = useManageUserBulkTemplateMutation();
  return (
    <div className={styles['bind']}>
      <Button icon={<DownloadOutlined />} loading={isLoading} onClick={() => void save()}>
        {intl.formatMessage({ id: 'users.sheet.template' })}
      </Button>
      <output className={styles['aside']}>
        {!isLoading && name !== undefined && intl.formatMessage({ id: 'users.exported' }, { name })}
        {!isLoading && error !== undefined && failureText(error, intl)}
      </output>
    </div>
  );
}
