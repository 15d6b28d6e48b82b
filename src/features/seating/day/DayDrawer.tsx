import {
  useWorkScheduleListingQuery,
  useWorkSchedulePredictionQuery,
} from '@/api/endpoints/management/workScheduleApi';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { Button, Drawer } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { DayPeople } from './DayPeople';
import { toTeamQuery } from '../toTeamQuery';
import { PredictionCard } from './PredictionCard';
import { SeatingStack } from '../seatingElements';

interface DayDrawerProps {
  readonly day: string;
  readonly team: string | undefined;
  readonly onClose: () => void;
  readonly onPlans: () => void;
}

/** The details of a date: the prediction with its parts, team by team and queue by queue, and who is there (SS-01). */
export function DayDrawer({ day, team, onClose, onPlans }: DayDrawerProps) {
  const { formatDate } = useIntl();
  const name = formatDate(day, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <Drawer
      open
      size={560}
      title={<FormattedMessage id="seating.day.title" values={{ day: name }} />}
      onClose={onClose}
      footer={
        <Button onClick={onPlans}>
          <FormattedMessage id="seating.day.plan" />
        </Button>
      }
    >
      <SeatingStack>
        <Predictions day={day} team={team} />
        <PeopleOfDay day={day} team={team} />
      </SeatingStack>
    </Drawer>
  );
}

type OfDay = Pick<DayDrawerProps, 'day' | 'team'>;

/** Lists the largest shortages first. */
function Predictions({ day, team }: OfDay) {
  const { formatMessage } = useIntl();
  const { currentData, error, refetch } = useWorkSchedulePredictionQuery({ ...toTeamQuery(team), from: day, to: day });
  if (error !== undefined) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  if (!currentData) return <Loading />;
  if (currentData.length === 0) return <EmptyState isLine title={formatMessage({ id: 'seating.day.none' })} />;
  return currentData
    .toSorted((one, other) => other.shortfall - one.shortfall)
    .map((row) => <PredictionCard key={`${row.groupId}/${row.queueId}`} row={row} />);
}

function PeopleOfDay({ day, team }: OfDay) {
  const { currentData, error, refetch } = useWorkScheduleListingQuery({ ...toTeamQuery(team), from: day, to: day });
  if (error !== undefined) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
  return currentData ? <DayPeople day={day} rows={currentData.result} /> : <Loading />;
}
