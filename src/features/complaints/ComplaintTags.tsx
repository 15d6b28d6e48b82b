import { COMPLAINT_PRIORITY, COMPLAINT_STATE } from '@/contract/codes/complaintCodes';
import type { Complaint } from '@/contract/entities/management/complaint';
import { CodeLabel } from '@/ui/format/CodeLabel';

import * as styles from './complaints.module.css';
import { PRIORITY_TONES, STATE_TONES } from './complaintTones';
import { DeadlineLabel } from './DeadlineLabel';

/** State, remaining time and urgency of a complaint. */
export const ComplaintTags = ({ order }: { readonly order: Complaint }) => (
  <span className={styles['tags']}>
    <CodeLabel table={COMPLAINT_STATE} code={order.state} tones={STATE_TONES} />
    <CodeLabel table={COMPLAINT_PRIORITY} code={order.priority} tones={PRIORITY_TONES} />
    <DeadlineLabel order={order} />
  </span>
);
