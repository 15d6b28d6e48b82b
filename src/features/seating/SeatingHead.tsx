import { useWorkScheduleTeamsQuery } from '@/api/endpoints/management/workScheduleApi';
import { usePermission } from '@/ui/screen/currentUser';
import { RemoteSelect } from '@/ui/form/RemoteSelect';
import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { type PeriodLength, getAdjacentPeriod } from './listPeriodDays';
import * as styles from './seating.module.css';
import type { SeatingPanel } from './seatingPanel';
import type { SeatingPlace } from './useSeatingPlace';
import { ScheduleFiles } from './files/ScheduleFiles';

interface SeatingHeadProps {
  readonly place: SeatingPlace;
  readonly onPanel: (panel: SeatingPanel) => void;
}

/** Choice of team and days, and the actions on them. */
export function SeatingHead({ place, onPanel }: SeatingHeadProps) {
  const mayPlan = usePermission('seats.manage');
  return (
    <header className={styles['head']}>
      <h1 className={styles['title']}>
        <FormattedMessage id="seating.title" />
      </h1>
      <TeamChoice place={place} />
      <PeriodChoice place={place} />
      <div className={styles['actions']}>
        {mayPlan && (
          <>
            <Button onClick={() => onPanel('batch')}>
              <FormattedMessage id="seating.batch" />
            </Button>
            <Button onClick={() => onPanel('import')}>
              <FormattedMessage id="seating.import" />
            </Button>
          </>
        )}
        <ScheduleFiles place={place} file="schedule" />
        <Button onClick={() => onPanel('plans')}>
          <FormattedMessage id="seating.plans" />
        </Button>
        <Button onClick={() => onPanel('changes')}>
          <FormattedMessage id="seating.changes" />
        </Button>
      </div>
    </header>
  );
}

/** All teams or one; a leader, who has one, reads its name. */
function TeamChoice({ place: { team, change } }: { readonly place: SeatingPlace }) {
  const { formatMessage } = useIntl();
  const { data, isFetching, isError, refetch } = useWorkScheduleTeamsQuery();
  if (data?.length === 1) return <strong className={styles['teams']}>{data[0]?.name}</strong>;
  return (
    <div className={styles['teams']}>
      <RemoteSelect
        label={formatMessage({ id: 'seating.team' })}
        value={team}
        onChange={(chosen) => change({ team: chosen })}
        options={data?.map(({ groupId, name, people }) => ({ value: groupId, label: `${name} (${people})` }))}
        isLoading={isFetching}
        isFailed={isError}
        onRetry={() => void refetch()}
      />
    </div>
  );
}

function PeriodChoice({ place }: { readonly place: SeatingPlace }) {
  const intl = useIntl();
  const { length, period, today, change } = place;
  const step = (by: 1 | -1) => change({ at: getAdjacentPeriod(period, length, by).from });
  return (
    <div className={styles['period']}>
      <Segmented<PeriodLength>
        aria-label={intl.formatMessage({ id: 'seating.view' })}
        value={length}
        options={(['month', 'weeks'] as const).map((value) => ({
          value,
          label: intl.formatMessage({ id: `seating.view.${value}` }),
        }))}
        onChange={(view) =>
          change({ view: view === 'weeks' ? view : undefined, at: period.from > today ? period.from : undefined })
        }
      />
      <Button
        icon={<LeftOutlined />}
        aria-label={intl.formatMessage({ id: 'seating.earlier' })}
        onClick={() => step(-1)}
      />
      <output className={styles['periodName']}>
        <PeriodName place={place} />
      </output>
      <Button
        icon={<RightOutlined />}
        aria-label={intl.formatMessage({ id: 'seating.later' })}
        onClick={() => step(1)}
      />
      <Button disabled={period.from <= today && today <= period.to} onClick={() => change({ at: undefined })}>
        <FormattedMessage id="seating.today" />
      </Button>
    </div>
  );
}

function PeriodName({ place: { length, period } }: { readonly place: SeatingPlace }) {
  const { formatDate, formatDateTimeRange } = useIntl();
  if (length === 'month') return formatDate(period.from, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return formatDateTimeRange(new Date(period.from), new Date(period.to), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
}
