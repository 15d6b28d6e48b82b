import { SafetyCertificateOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage } from 'react-intl';

import { ExportMenu } from './ExportMenu';
import { AuditorGuide } from './AuditorGuide';
import { GuideLink } from './GuideLink';
import * as styles from './trail.module.css';
import { TrailList } from './TrailList';
import { TrailLoginPage } from './TrailLoginPage';
import { type TrailQuery, useTrailQuery } from './useTrailQuery';
import { useVerify } from './useVerify';
import { VerifyResult } from './VerifyResult';

/** /trail: every sign-in with its face check, for the auditor (TR-02). */
export function TrailScreen() {
  const list = useTrailQuery();
  const { of } = list.query;
  if (list.isGuide) return <AuditorGuide />;
  if (list.openId !== undefined) {
    return <TrailLoginPage key={list.openId} id={list.openId} of={of} backTo={list.addressOf(undefined)} />;
  }
  return <Chain key={of ?? 'institution'} list={list} />;
}

function Chain({ list }: { readonly list: TrailQuery }) {
  const { from, to, of } = list.query;
  const { verifying, verify, cancel } = useVerify(of);
  return (
    <section className={styles['screen']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>
          <FormattedMessage id="trail.title" />
        </h1>
        <GuideLink />
        <ExportMenu asked={{ from, to, of }} />
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
