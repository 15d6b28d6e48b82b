import { CLARIFY_REASON, LENDER_EVENT_KIND } from '@/contract/codes/lenderCodes';
import type { ClarificationRow } from '@/contract/entities/lender/lender';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { DateTime } from '@/ui/dates/DateTime';
import { FormattedMessage } from 'react-intl';

import { Amount } from '../Amount';
import * as styles from '../lender.module.css';

/** Facts of the entry to decide. */
export function WaitingFacts({ row }: { readonly row: ClarificationRow }) {
  return (
    <dl className={styles['facts']}>
      <dt>
        <CodeLabel table={LENDER_EVENT_KIND} code={row.kind} />
      </dt>
      <dd>{row.amount === 0 ? '–' : <Amount amount={row.amount} currency={row.currency} />}</dd>
      <dt>
        <FormattedMessage id="lender.field.loanTold" />
      </dt>
      <dd>{row.loanId || '–'}</dd>
      <dt>
        <FormattedMessage id="lender.field.value" />
      </dt>
      <dd>
        <DateTime at={row.valueTime} />
      </dd>
      <dt>
        <FormattedMessage id="lender.field.reason" />
      </dt>
      <dd>
        <CodeLabel table={CLARIFY_REASON} code={row.reasonCode} />
      </dd>
    </dl>
  );
}
