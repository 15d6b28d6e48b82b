import { ScreenHead, ScreenTitle } from '@/ui/screen/screenLayout';
import {
  useTrailAnchorsMutation,
  useTrailExportCsvMutation,
  useTrailExportJsonMutation,
} from '@/api/endpoints/management/trailApi';
import type { trailExportQuery } from '@/contract/entities/users/trail';
import { SavedFileNotice } from '@/ui/files/SavedFileNotice';
import { MenuButton } from '@/ui/screen/MenuButton';
import { ArrowLeftOutlined, DownloadOutlined, SafetyCertificateOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import type * as z from 'zod/mini';

import { AuditorGuideLink } from './AuditorGuideLink';
import { GUIDE_SECTIONS } from './guideSections';
import * as styles from './trail.module.css';
import { TrailList } from './TrailList';
import { TrailLoginPage } from './TrailLoginPage';
import { type TrailQuery, useTrailQuery } from './useTrailQuery';
import { useVerify } from './useVerify';
import { VerifyResult } from './VerifyResult';

/**
 * Guide to reading, verifying and exporting the trail, with the labels of its screens. docs/auditors.md is generated from the same
 * messages.
 */
function AuditorGuide() {
  return (
    <section className={styles['screen']}>
      <ScreenHead>
        <Link to="?" className={styles['back']}>
          <ArrowLeftOutlined aria-hidden /> <FormattedMessage id="trail.login.back" />
        </Link>
        <ScreenTitle>
          <FormattedMessage id="auditors.title" />
        </ScreenTitle>
      </ScreenHead>
      {GUIDE_SECTIONS.map(({ title, texts }) => (
        <section key={title} className={styles['card']}>
          <h2 className={styles['cardTitle']}>
            <FormattedMessage id={title} />
          </h2>
          <ol>
            {texts.map((id) => (
              <li key={id}>
                <FormattedMessage id={id} />
              </li>
            ))}
          </ol>
        </section>
      ))}
    </section>
  );
}

interface ExportMenuProps {
  /** Days and chain to export. */
  readonly asked: z.input<typeof trailExportQuery>;
}

const KINDS = ['csv', 'json', 'anchors'] as const;

/** Exports the chain as a file that can be verified without a server, and its anchors (TR-02). */
function ExportMenu({ asked }: ExportMenuProps) {
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
      <SavedFileNotice saving={last} done="trail.exported" />
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
      <ScreenHead>
        <ScreenTitle>
          <FormattedMessage id="trail.title" />
        </ScreenTitle>
        <AuditorGuideLink />
        <ExportMenu asked={{ from, to, of }} />
        <Button
          type="primary"
          icon={<SafetyCertificateOutlined />}
          loading={verifying.state === 'running'}
          onClick={() => void verify()}
        >
          <FormattedMessage id="trail.verify" />
        </Button>
      </ScreenHead>
      <p className={styles['hint']}>
        <FormattedMessage id="trail.hint" />
      </p>
      <VerifyResult verifying={verifying} onCancel={cancel} />
      <TrailList list={list} />
    </section>
  );
}
