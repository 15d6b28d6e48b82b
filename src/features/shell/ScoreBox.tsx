import { useAchievementBoardQueryAgentAchievementQuery } from '@/api/endpoints/management/achievementBoardApi';
import type { ScoreBox as Scores } from '@/contract/entities/management/scoreBox';
import { SCORE_REFRESH_MS } from '@/contract/limits';
import { isSuccess } from '@/contract/resultCodes';
import { CLOCK } from '@/i18n/locale';
import { Money } from '@/ui/format/Money';
import { DownOutlined, ReloadOutlined, TrophyOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';

import * as styles from './scoreBox.module.css';
import { useCollapsed } from './useCollapsed';

const PERCENT = { style: 'percent', maximumFractionDigits: 1 } as const;
const COUNT = (value: number) => <FormattedNumber value={value} />;
const RATE = (value: number) => <FormattedNumber value={value / 100} {...PERCENT} />;
const AMOUNT = (value: number) => <Money amount={value} />;

const FIGURES = [
  ['taskCount', COUNT],
  ['settleTaskCount', COUNT],
  ['settleTaskRate', RATE],
  ['payableAmount', AMOUNT],
  ['actualReceivedAmount', AMOUNT],
  ['actualReceivedRate', RATE],
  ['purpose', AMOUNT],
  ['finishPurposeRate', RATE],
] as const satisfies readonly (readonly [keyof Scores, (value: number) => ReactNode])[];

/** Today's results (SH-06). Polls every five minutes; hidden if the server has none for this user (code -2). */
export function ScoreBox({ agentId }: { readonly agentId: string }) {
  const { data, isError, isFetching, refetch, fulfilledTimeStamp } = useAchievementBoardQueryAgentAchievementQuery(
    { agentId },
    { pollingInterval: SCORE_REFRESH_MS },
  );
  const [isFolded, fold] = useCollapsed('results', false);
  const scores = data && isSuccess(data.code) ? data.data : null;
  if (!scores) return null;
  return (
    <section className={styles['box']} aria-labelledby="score-title" aria-busy={isFetching}>
      <ScoreHeading
        isFetching={isFetching}
        isFolded={isFolded}
        onFold={() => fold(!isFolded)}
        onRefresh={() => void refetch()}
      />
      {!isFolded && <Figures scores={scores} />}
      <Bar percent={scores.finishPurposeRate} />
      {!isFolded && <Ranking ranking={scores.ranking} />}
      {(isError || !isFolded) && <Updated at={fulfilledTimeStamp} isError={isError} />}
    </section>
  );
}

function Figures({ scores }: { readonly scores: Scores }) {
  return (
    <dl className={styles['figures']}>
      {FIGURES.map(([name, shown]) => (
        <Figure key={name} name={name}>
          {shown(scores[name])}
        </Figure>
      ))}
    </dl>
  );
}

interface ScoreHeadingProps {
  readonly isFetching: boolean;
  readonly isFolded: boolean;
  readonly onFold: () => void;
  readonly onRefresh: () => void;
}

function ScoreHeading({ isFetching, isFolded, onFold, onRefresh }: ScoreHeadingProps) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['heading']}>
      <h2 id="score-title">
        <button type="button" className={styles['fold']} aria-expanded={!isFolded} onClick={onFold}>
          {formatMessage({ id: 'score.title' })} <DownOutlined aria-hidden />
        </button>
      </h2>
      <Button
        type="text"
        size="small"
        icon={<ReloadOutlined spin={isFetching} />}
        aria-label={formatMessage({ id: 'score.refresh' })}
        title={formatMessage({ id: 'score.refresh' })}
        onClick={onRefresh}
      />
    </div>
  );
}

/** Hidden from screen readers, because the figure above it carries the same information. */
function Bar({ percent }: { readonly percent: number }) {
  const width = `${Math.min(100, Math.max(0, percent))}%`;
  return (
    <div className={styles['bar']} data-full={percent >= 100} aria-hidden>
      <div style={{ width }} />
    </div>
  );
}

function Figure({ name, children }: { readonly name: keyof Scores; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{useIntl().formatMessage({ id: `score.${name}` })}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Ranking({ ranking }: { readonly ranking: number }) {
  const { formatMessage } = useIntl();
  return (
    <p className={styles['ranking']}>
      <span>
        <TrophyOutlined aria-hidden /> {formatMessage({ id: 'score.ranking' })}
      </span>
      <strong>{formatMessage({ id: 'score.rank' }, { ranking })}</strong>
    </p>
  );
}

function Updated({ at, isError }: { readonly at: number | undefined; readonly isError: boolean }) {
  const { formatMessage, formatTime } = useIntl();
  if (isError) return <p className={styles['failed']}>{formatMessage({ id: 'score.failed' })}</p>;
  if (at === undefined) return null;
  const time = formatTime(at, CLOCK);
  return <p className={styles['updated']}>{formatMessage({ id: 'score.updated' }, { time })}</p>;
}
