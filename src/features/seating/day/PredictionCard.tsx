import type { PredictionRow } from '@/contract/entities/management/seatPlan';
import { FormattedMessage } from 'react-intl';

import * as styles from './day.module.css';

/** The prediction for a team's queue with every part of the formula, so that a leader can check it by hand (docs/seats.md). */
export function PredictionCard({ row }: { readonly row: PredictionRow }) {
  const { groupName, queueName, needed, expectedStaff, minSeats, maxSeats, planId } = row;
  return (
    <section className={styles['prediction']}>
      <h2>
        {queueName} <small>{groupName}</small>
        <Verdict row={row} />
      </h2>
      <ol>
        <li>{row.isOwnCount ? <Planned row={row} /> : <Share row={row} />}</li>
        <li>
          <FormattedMessage id="seating.predict.due" values={{ due: row.dueCases }} />
          {' → '}
          <FormattedMessage id="seating.predict.cases" values={{ cases: row.cases }} />
        </li>
        <li>
          <FormattedMessage
            id="seating.predict.raw"
            values={{ cases: row.cases, max: row.maxPerCapita, seats: row.rawSeats }}
          />
        </li>
        <li>
          <FormattedMessage
            id="seating.predict.needed"
            values={{ min: minSeats, max: maxSeats ?? '∞', needed: <b>{needed}</b> }}
          />
          {' · '}
          <FormattedMessage id={planId === null ? 'seating.predict.usual' : 'seating.predict.own'} />
        </li>
        <li>
          <FormattedMessage id="seating.predict.staff" values={{ staff: <b>{expectedStaff}</b> }} />
          {' · '}
          <FormattedMessage id="seating.predict.most" values={{ min: row.minPerCapita, most: row.mostSeats }} />
        </li>
      </ol>
    </section>
  );
}

const Planned = ({ row }: { readonly row: PredictionRow }) => (
  <FormattedMessage id="seating.predict.planned" values={{ cases: row.plannedCaseCount }} />
);

const Share = ({
  row: { queuePlanned, teamAgents, queueAgents, plannedCaseCount },
}: {
  readonly row: PredictionRow;
}) => (
  <FormattedMessage
    id="seating.predict.share"
    values={{ planned: queuePlanned, team: teamAgents, agents: queueAgents, cases: plannedCaseCount }}
  />
);

function Verdict({ row: { shortfall, surplus } }: { readonly row: PredictionRow }) {
  if (shortfall > 0) {
    return (
      <span className={styles['verdict']} data-tone="bad">
        <FormattedMessage id="seating.predict.short" values={{ count: shortfall }} />
      </span>
    );
  }
  return (
    <span className={styles['verdict']} data-tone={surplus > 0 ? 'waiting' : 'good'}>
      {surplus > 0 ? (
        <FormattedMessage id="seating.predict.surplus" values={{ count: surplus }} />
      ) : (
        <FormattedMessage id="seating.predict.enough" />
      )}
    </span>
  );
}
