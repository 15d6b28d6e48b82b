import type { Complaint } from '@/contract/entities/management/complaint';
import { DateTime } from '@/ui/dates/DateTime';
import { Money } from '@/ui/format/Money';
import { FormattedMessage } from 'react-intl';

import { Heading, SideNote } from './styled';
import * as styles from './complaints.module.css';

/** The penalty that was issued; nothing without one. */
export function ComplaintPenalty({ order: { penalty } }: { readonly order: Complaint }) {
  if (!penalty) return null;
  return (
    <section className={styles['penalty']}>
      <Heading>
        <FormattedMessage id="complaints.penalty" values={{ name: penalty.userName }} />
      </Heading>
      <p>{penalty.irregularities}</p>
      <p>
        {penalty.processResult}
        {penalty.amount !== null && (
          <>
            {' · '}
            <Money amount={penalty.amount} currency={penalty.currency} />
          </>
        )}
      </p>
      <SideNote as="p">
        <DateTime at={penalty.time} />
      </SideNote>
      {penalty.withdrawn && (
        <p>
          <FormattedMessage
            id="complaints.penalty.withdrawn"
            values={{
              name: penalty.withdrawn.by,
              time: <DateTime at={penalty.withdrawn.time} />,
              reason: penalty.withdrawn.reason,
            }}
          />
        </p>
      )}
    </section>
  );
}
