import type { TimelineEntry } from '@/contract/entities/cases/timeline';
import { CalendarDay } from '@/ui/dates/DateTime';
import { Money } from '@/ui/format/Money';
import { Fragment } from 'react';
import { FormattedMessage } from 'react-intl';

interface PromisedPartsProps {
  readonly parts: NonNullable<TimelineEntry['parts']>;
  readonly currency?: string | null | undefined;
}

/** The parts of a payment plan in a line of the log (MI-08). */
export function PromisedParts({ parts, currency }: PromisedPartsProps) {
  const listed = parts.map(({ day, amount }, place) => (
    <Fragment key={day}>
      {place > 0 && ' · '}
      <FormattedMessage
        id="case.plan.part"
        values={{ amount: <Money amount={amount} currency={currency} />, day: <CalendarDay at={day} /> }}
      />
    </Fragment>
  ));
  return <FormattedMessage id="case.plan.parts" values={{ count: parts.length, parts: <span>{listed}</span> }} />;
}
