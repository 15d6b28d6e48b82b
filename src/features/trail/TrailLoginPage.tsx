import { useTrailLoginQuery } from '@/api/endpoints/management/trailApi';
import { SIGN_IN_RESULT } from '@/contract/codes/signInCodes';
import { TRAIL_ROWS_SHOWN } from '@/contract/ourLimits';
import type { TrailLogin, TrailOf, TrailOfLogin } from '@/contract/entities/users/trail';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { ArrowLeftOutlined } from '@ant-design/icons';
import { Alert, Button } from 'antd';
import { useMemo, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { LoginChart } from './LoginChart';
import { StepList } from './StepList';
import { SaveEvidence } from './SaveEvidence';
import { Stories } from './Stories';
import * as styles from './trail.module.css';
import { Who } from './trailColumns';
import { trailSteps } from './trailSteps';
import { RESULT_TONES } from './trailTones';

interface TrailLoginPageProps {
  /** userLoginLogId. */
  readonly id: string;
  /** Owner of the chain that contains the sign-in. */
  readonly of: TrailOf | undefined;
  readonly backTo: string;
}

/** A sign-in: user, result, its path on the state chart, and all steps (TR-02). */
export function TrailLoginPage({ id, of, backTo }: TrailLoginPageProps) {
  const [most, setMost] = useState(TRAIL_ROWS_SHOWN);
  const { data, error, isFetching, refetch } = useTrailLoginQuery({ id, of, most });
  return (
    <section className={styles['screen']}>
      <header className={styles['head']}>
        <Link to={backTo} className={styles['back']}>
          <ArrowLeftOutlined aria-hidden /> <FormattedMessage id="trail.login.back" />
        </Link>
        <h1 className={styles['title']}>
          <FormattedMessage id="trail.login.title" values={{ id }} />
        </h1>
        {data && <Facts login={data.login} />}
        <SaveEvidence id={id} of={of} />
      </header>
      {data && <Stories trail={data} />}
      {data && <Way trail={data} />}
      {data && data.left > 0 && (
        <Left left={data.left} isFetching={isFetching} onMore={() => setMost(most + TRAIL_ROWS_SHOWN)} />
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
        <Who login={login} />
      </span>
      <DateTime at={login.at} />
      {login.ip !== null && <span className={styles['aside']}>{login.ip}</span>}
    </span>
  );
}

function Way({ trail: { rows } }: { readonly trail: TrailOfLogin }) {
  const { steps, clockOff } = useMemo(() => trailSteps(rows), [rows]);
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
