import { SafetyCertificateOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';

import { ExportMenu } from './ExportMenu';
import * as styles from './trail.module.css';
import { TrailList } from './TrailList';
import { TrailLoginPage } from './TrailLoginPage';
import { useTrailQuery } from './useTrailQuery';
import { useVerify } from './useVerify';
import { VerifyResult } from './VerifyResult';

/** /trail: every sign-in with its face check, for the auditor (TR-02). */
export function TrailScreen() {
  const list = useTrailQuery();
  const { verifying, verify, cancel } = useVerify();
  if (list.openId !== undefined) {
    return <TrailLoginPage key={list.openId} id={list.openId} backTo={list.addressOf(undefined)} />;
  }
  return (
    <section className={styles['screen']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>
          <FormattedMessage id="trail.title" />
        </h1>
        <ExportMenu period={{ from: list.query.from, to: list.query.to }} />
        <Button
          type="primary"
          icon={<SafetyCertificateOutlined />}
          loading={verifying.state === 'running'}
          onClick={() => void verify()}
        >
          <FormattedMessage id="trail.verify" />
        </Button>
      </header>
      <p className={styles['hint']}>
        <FormattedMessage id="trail.hint" />
      </p>
      <VerifyResult verifying={verifying} onCancel={cancel} />
      <TrailList list={list} />
    </section>
  );
}
