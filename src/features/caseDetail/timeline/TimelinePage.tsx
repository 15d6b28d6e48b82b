import { useTaskWorkTimelineQuery } from '@/api/endpoints/cases/taskWorkApi';
import { type TimelineKind, TIMELINE_KIND } from '@/contract/codes/caseCodes';
import { LOG_CHANNEL, toLogChannel } from '@/contract/codes/contactCodes';
import type { TimelineEntry } from '@/contract/entities/cases/timeline';
import { TIMELINE_PER_PAGE } from '@/contract/ourLimits';
import { CLOCK } from '@/i18n/locale';
import { DateTime } from '@/ui/dates/DateTime';
import { getDayInZone } from '@/ui/dates/institutionDay';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Money } from '@/ui/format/Money';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage, FormattedTime, FormattedDate, useIntl } from 'react-intl';

import { PromisedParts } from '../record/PromisedParts';
import { EntrySentence } from './EntrySentence';
import { KIND_ICONS } from './kindIcons';
import * as styles from './timeline.module.css';
import { type TimelineDay, getDays } from './timelineDays';

interface TimelinePageState {
  readonly taskId: string;
  /** Separated by commas; empty for all. */
  readonly kinds: string;
  readonly page: number;
}

/** A page of the timeline, and when the last entry of the page before happened: its day may go on here. */
function useTimelinePage({ taskId, kinds, page }: TimelinePageState) {
  const query = { id: taskId, size: TIMELINE_PER_PAGE, ...(kinds !== '' && { kinds }) };
  const own = useTaskWorkTimelineQuery({ ...query, page });
  const before = useTaskWorkTimelineQuery({ ...query, page: page - 1 }, { skip: page === 1 });
  return { ...own, timeBefore: before.currentData?.result.at(-1)?.time };
}

/** Kinds with an end: a hold, an exception. */
const ENDING: readonly string[] = ['hold', 'override'] satisfies TimelineKind[];

const Ends = ({ at }: { readonly at: string }) => (
  <div className={styles['extras']}>
    <FormattedMessage id="timeline.until" values={{ until: <DateTime at={at} /> }} />
  </div>
);

/** Details of a log line besides its result: the channel, the promise, the next follow-up. Also the end of a hold or an exception. */
function EntryExtras({ entry }: { readonly entry: TimelineEntry }) {
  const { kind, code, detail, dueTime } = entry;
  if (ENDING.includes(kind)) return dueTime ? <Ends at={dueTime} /> : null;
  if (kind !== 'log') return null;
  return (
    <div className={styles['extras']}>
      {detail && <CodeLabel table={LOG_CHANNEL} code={toLogChannel(detail, code)} />}
      {detail && dueTime && ' · '}
      {dueTime && <WhatIsDue entry={entry} until={<DateTime at={dueTime} />} />}
    </div>
  );
}

interface WhatIsDueProps {
  readonly entry: TimelineEntry;
  readonly until: ReactNode;
}

function WhatIsDue({ entry: { amount, currency, parts }, until }: WhatIsDueProps) {
  if (parts) return <PromisedParts parts={parts} currency={currency} />;
  if (typeof amount !== 'number') return <FormattedMessage id="timeline.followUp" values={{ until }} />;
  return (
    <FormattedMessage
      id="timeline.promised"
      values={{ amount: <Money amount={amount} currency={currency} />, until }}
    />
  );
}

const isKind = (kind: string): kind is TimelineKind => Object.hasOwn(TIMELINE_KIND, kind);

/** An event: time, description, text, and user. */
function TimelineItem({ entry }: { readonly entry: TimelineEntry }) {
  const { kind, time, actor, text } = entry;
  return (
    <li className={styles['entry']} data-kind={kind}>
      <time dateTime={time} className={styles['time']}>
        <FormattedTime value={time} {...CLOCK} />
      </time>
      <span className={styles['icon']}>{isKind(kind) && KIND_ICONS[kind]}</span>
      <div className={styles['what']}>
        <div className={styles['sentence']}>
          {isKind(kind) ? <EntrySentence kind={kind} entry={entry} /> : <CodeLabel table={TIMELINE_KIND} code={kind} />}
        </div>
        {text && <p className={styles['text']}>{text}</p>}
        <EntryExtras entry={entry} />
      </div>
      <span className={styles['actor']}>{actor ?? <FormattedMessage id="timeline.nobody" />}</span>
    </li>
  );
}

/** A day of the case; without its heading if it continues from the previous page. */
function TimelineDay({ time, entries, isGoingOn }: TimelineDay & { readonly isGoingOn: boolean }) {
  return (
    <section>
      {!isGoingOn && (
        <h2 className={styles['day']}>
          <FormattedDate value={time} weekday="long" year="numeric" month="long" day="numeric" />
        </h2>
      )}
      <ol className={styles['entries']}>
        {entries.map((entry) => (
          <TimelineItem key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  );
}

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
  other !== undefined && getDayInZone(Date.parse(time), zone) === getDayInZone(Date.parse(other), zone);
