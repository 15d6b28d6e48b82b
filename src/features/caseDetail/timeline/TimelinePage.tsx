import { TIMELINE_PER_PAGE } from '@/contract/ourLimits';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { dayIn } from '@/ui/dates/houseDay';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import * as styles from './timeline.module.css';
import { TimelineDay } from './TimelineDay';
import { getDays } from './timelineDays';
import { useTimelinePage } from './useTimelinePage';

interface TimelinePageProps {
  readonly taskId: string;
  readonly kinds: string;
  readonly page: number;
  /** There are no older events. */
  readonly isLast: boolean;
  readonly onMore: () => void;
}

/** Fifty events by day. The heading of a day that began on the previous page is there. */
export function TimelinePage({ isLast, onMore, ...place }: TimelinePageProps) {
  const { timeZone } = useIntl();
  const { currentData: data, error, isFetching, timeBefore, refetch } = useTimelinePage(place);
  if (!data) {
    if (error && !isFetching) return <ErrorWithRetry error={error} onRetry={() => void refetch()} />;
    return <Loading rows={6} />;
  }
  if (data.totalCount === 0) return <NothingYet isFiltered={place.kinds !== ''} />;
  return (
    <>
      {getDays(data.result, timeZone).map((day, position) => (
        <TimelineDay key={day.time} {...day} isGoingOn={position === 0 && isSameDay(day.time, timeBefore, timeZone)} />
      ))}
      {isLast && <More count={data.totalCount - place.page * TIMELINE_PER_PAGE} onMore={onMore} />}
    </>
  );
}

function NothingYet({ isFiltered }: { readonly isFiltered: boolean }) {
  const { formatMessage } = useIntl();
  return <EmptyState isLine title={formatMessage({ id: isFiltered ? 'timeline.empty.kinds' : 'timeline.empty' })} />;
}

function More({ count, onMore }: { readonly count: number; readonly onMore: () => void }) {
  if (count <= 0) return null;
  return (
    <Button size="small" block onClick={onMore} className={styles['more'] ?? ''}>
      <FormattedMessage id="timeline.more" values={{ count }} />
    </Button>
  );
}

const isSameDay = (time: string, other: string | undefined, zone: string | undefined): boolean =>
  other !== undefined && dayIn(Date.parse(time), zone) === dayIn(Date.parse(other), zone);
