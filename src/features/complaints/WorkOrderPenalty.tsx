import type { WorkOrder } from '@/contract/entities/workOrder';
import { DateTime } from '@/ui/DateTime';
import { Money } from '@/ui/Money';
import { FormattedMessage } from 'react-intl';

import * as styles from './complaints.module.css';

/** The penalty that was issued; nothing without one. */
export function WorkOrderPenalty({ order: { penalty } }: { readonly order: WorkOrder }) {
  if (!penalty) return null;
  return (
    <section className={styles['penalty']}>
      <h2 className={styles['heading']}>
        <FormattedMessage id="complaints.penalty" values={{ name: penalty.userName }} />
      </h2>
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
      <p className={styles['aside']}>
        <DateTime at={penalty.time} />
      </p>
    </section>
  );
}
