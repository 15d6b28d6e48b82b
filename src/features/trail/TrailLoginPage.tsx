import { ScreenHead, ScreenTitle } from '@/ui/screen/screenLayout';
import { useTrailEvidenceMutation, useTrailLoginQuery } from '@/api/endpoints/management/trailApi';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { SIGN_IN_RESULT } from '@/contract/codes/signInCodes';
import { TRAIL_REPLAY_FAULT } from '@/contract/codes/trailCodes';
import type { TrailSelection, TrailOfLogin, TrailLogin } from '@/contract/entities/users/trail';
import { TRAIL_ROWS_PAGE } from '@/contract/ourLimits';
import { useLocale } from '@/i18n/languageContext';
import { DateTime } from '@/ui/dates/DateTime';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { SavedFileNotice } from '@/ui/files/SavedFileNotice';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DownloadOutlined, ArrowLeftOutlined } from '@ant-design/icons';
import { Button, Alert } from 'antd';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { AuditorGuideLink } from './AuditorGuideLink';
import { LoginChart } from './LoginChart';
import { StepList } from './StepList';
import * as styles from './trail.module.css';
import { TrailUser } from './trailColumns';
import { buildTrailSteps } from './buildTrailSteps';
import { RESULT_TONES } from './trailTones';

interface SaveEvidenceProps {
  /** userLoginLogId. */
  readonly id: string;
  readonly of: TrailSelection | undefined;
}

/** Exports a sign-in as a file that a third party can verify in any browser (TR-02). */
function SaveEvidence({ id, of }: SaveEvidenceProps) {
  const [save, saving] = useTrailEvidenceMutation();
  return (
    <span className={styles['export']}>
      <SavedFileNotice saving={saving} done="trail.exported" />
      <AuditorGuideLink />
      <Button icon={<DownloadOutlined />} loading={saving.isLoading} onClick={() => void save({ id, of })}>
        <FormattedMessage id="trail.evidence" />
      </Button>
    </span>
  );
}

interface StoriesProps {
  readonly trail: TrailOfLogin;
}

/** Consistency of the app's reports: the server replays them through the machine and names the first step that does not fit (TR-02). */
function TrailReplay({ trail: { login, stories } }: StoriesProps) {
  const language = useLocale();
  const doubted = stories.flatMap(({ page, fault }) => (fault ? [{ page, ...fault }] : []));
  if (stories.length === 0) {
    // The older client reports nothing. For a refused sign-in, ours reports only once there is a session.
    const isMissing = login.client === 'main' && (login.result === 'success' || login.result.startsWith('liveness'));
    return (
      <Alert type={isMissing ? 'warning' : 'info'} showIcon title={<FormattedMessage id="trail.login.noPath" />} />
    );
  }
  if (doubted.length === 0) {
    const rows = stories.reduce((sum, story) => sum + story.rows, 0);
    return <Alert type="success" showIcon title={<FormattedMessage id="trail.login.story.good" values={{ rows }} />} />;
  }
  return doubted.map(({ page, seq, fault }) => (
    <Alert
      key={page}
      type="warning"
      showIcon
      title={<FormattedMessage id="trail.login.story.bad" values={{ seq }} />}
      description={
        <FormattedMessage
          id="trail.login.story.why"
          values={{ why: getCodeLabel(TRAIL_REPLAY_FAULT, fault, language) }}
        />
      }
    />
  ));
}

interface TrailLoginPageProps {
  /** userLoginLogId. */
  readonly id: string;
  /** Owner of the chain that contains the sign-in. */
  readonly of: TrailSelection | undefined;
  readonly backTo: string;
}

/** A sign-in: user, result, its path on the state chart, and all steps (TR-02). */
export function TrailLoginPage({ id, of, backTo }: TrailLoginPageProps) {
  const [most, setMost] = useState(TRAIL_ROWS_PAGE);
  const { data, error, isFetching, refetch } = useTrailLoginQuery({ id, of, most });
  return (
    <section className={styles['screen']}>
      <ScreenHead>
        <Link to={backTo} className={styles['back']}>
          <ArrowLeftOutlined aria-hidden /> <FormattedMessage id="trail.login.back" />
        </Link>
        <ScreenTitle>
          <FormattedMessage id="trail.login.title" values={{ id }} />
        </ScreenTitle>
        {data && <Facts login={data.login} />}
        <SaveEvidence id={id} of={of} />
      </ScreenHead>
      {data && <TrailReplay trail={data} />}
      {data && <Way trail={data} />}
      {data && data.left > 0 && (
        <Left left={data.left} isFetching={isFetching} onMore={() => setMost(most + TRAIL_ROWS_PAGE)} />
      )}
      {!data &&
        (error === undefined ? <Loading rows={8} /> : <ErrorWithRetry error={error} onRetry={() => void refetch()} />)}
    </section>
  );
}

interface LeftProps {
  readonly left: number;
  readonly isFetching: boolean;
  readonly onMore: () => void;
}

/** Number of app reports not shown yet; the server's rows are complete. */
function Left({ left, isFetching, onMore }: LeftProps) {
  return (
    <Alert
      type="warning"
      showIcon
      title={<FormattedMessage id="trail.login.left" values={{ left }} />}
      action={
        <Button loading={isFetching} onClick={onMore}>
          <FormattedMessage id="trail.login.more" />
        </Button>
      }
    />
  );
}

function Facts({ login }: { readonly login: TrailLogin }) {
  return (
    <span className={styles['whose']}>
      <CodeLabel table={SIGN_IN_RESULT} code={login.result} tones={RESULT_TONES} />
      <span>
        <TrailUser login={login} />
      </span>
      <DateTime at={login.at} />
      {login.ip !== null && <span className={styles['aside']}>{login.ip}</span>}
    </span>
  );
}

function Way({ trail: { rows } }: { readonly trail: TrailOfLogin }) {
  const { steps, clockOff } = useMemo(() => buildTrailSteps(rows), [rows]);
  const [chosen, setChosen] = useState<number>();
  const isTold = steps.some(({ number }) => number !== null);
  return (
    <>
      {isTold && (
        <section className={styles['card']} aria-labelledby="trail-chart">
          <h2 id="trail-chart" className={styles['cardTitle']}>
            <FormattedMessage id="trail.login.chart" />
          </h2>
          <LoginChart steps={steps} chosen={chosen} />
        </section>
      )}
      {clockOff > 0 && (
        <Alert
          type="warning"
          showIcon
          title={<FormattedMessage id="trail.login.clock" values={{ seconds: clockOff }} />}
        />
      )}
      <section className={styles['card']} aria-labelledby="trail-steps">
        <h2 id="trail-steps" className={styles['cardTitle']}>
          <FormattedMessage id="trail.login.steps" />
        </h2>
        <StepList steps={steps} chosen={chosen} onChoose={setChosen} />
      </section>
    </>
  );
}
