import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { decisionsPath } from '@/contract/routes';
import { usePermission } from '@/ui/screen/currentUser';
import { ExportButton } from '@/ui/list/ExportButton';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { useHistoryFile } from '../history/useHistoryFile';
import { KindFilter } from './KindFilter';
import * as styles from './timeline.module.css';
import { TimelinePage } from './TimelinePage';
import { useTimelineKinds } from './useTimelineKinds';

/** All events of the case in one order, newest first: calls, log lines, messages, payments, codes, changes of status. */
export function TimelinePanel({ loanItem: { task } }: { readonly loanItem: LoanItem }) {
  const filter = useTimelineKinds();
  const kinds = filter.chosen.join(',');
  const file = useHistoryFile(task.id, filter.chosen);
  const mayMonitor = usePermission('monitoring.read');
  const about = useIntl().formatMessage({ id: 'case.tab.timeline' });
  return (
    <>
      <div className={styles['head']}>
        <KindFilter {...filter} />
        {mayMonitor && (
          <Link to={decisionsPath(task.loanId)}>
            <FormattedMessage id="timeline.decisions" />
          </Link>
        )}
        {file && <ExportButton {...file} list="caseTimeline" about={about} />}
      </div>
      <Pages key={kinds} taskId={task.id} kinds={kinds} />
    </>
  );
}

/** Renders all requested pages, one below the other. */
function Pages({ taskId, kinds }: { readonly taskId: string; readonly kinds: string }) {
  const [pages, setPages] = useState(1);
  return Array.from({ length: pages }, (_, place) => (
    <TimelinePage
      key={place}
      taskId={taskId}
      kinds={kinds}
      page={place + 1}
      isLast={place + 1 === pages}
      onMore={() => setPages(pages + 1)}
    />
  ));
}
