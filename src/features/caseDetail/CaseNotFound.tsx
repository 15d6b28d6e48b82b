import { FileUnknownOutlined } from '@ant-design/icons';
import { Button, Result } from 'antd';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import * as styles from './caseDetail.module.css';
import { useCaseList } from './bar/useCaseList';

/** Shown for another user's case and for one that does not exist, without a difference (RO-01). */
export function CaseNotFound() {
  const { listAddress } = useCaseList();
  return (
    <Result
      icon={<FileUnknownOutlined aria-hidden />}
      title={
        <h1 className={styles['missing']}>
          <FormattedMessage id="case.notFound" />
        </h1>
      }
      subTitle={<FormattedMessage id="case.notFound.hint" />}
      extra={
        <Link to={listAddress}>
          <Button type="primary">
            <FormattedMessage id="case.back" />
          </Button>
        </Link>
      }
    />
  );
}
