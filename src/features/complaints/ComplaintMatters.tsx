import { COMPLAINT_KIND } from '@/contract/codes/complaintCodes';
import type { Complaint } from '@/contract/entities/management/complaint';
import { taskDetailPath } from '@/contract/routes';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';

import { Heading, SideNote } from './styled';
import * as styles from './complaints.module.css';

/** Subjects of the complaint by loan, with a link to its case and a note that the case is held. */
export function ComplaintMatters({ order }: { readonly order: Complaint }) {
  return (
    <section>
      <Heading>
        <FormattedMessage id="complaints.matters" values={{ name: order.borrowerName }} />
      </Heading>
      <ul className={styles['matters']}>
        {order.matters.map(({ id, kind, loanId, taskId }) => (
          <li key={id}>
            <strong>
              <CodeLabel table={COMPLAINT_KIND} code={kind} />
            </strong>
            {taskId === null ? loanId : <Link to={taskDetailPath(taskId, loanId)}>{loanId}</Link>}
          </li>
        ))}
      </ul>
      {order.completedTime === null && (
        <SideNote as="p">
          <FormattedMessage id="complaints.held" />
        </SideNote>
      )}
    </section>
  );
}
