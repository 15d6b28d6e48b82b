import { TIMELINE_KIND } from '@/contract/codes/caseCodes';
import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { getDecisionsPath } from '@/contract/routes';
import { useLocale } from '@/i18n/languageContext';
import { ExportButton } from '@/ui/list/ExportButton';
import { usePermission } from '@/ui/screen/currentUser';
import { Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';

import { useHistoryFile } from '../history/useHistoryFile';
import { KIND_ICONS } from './kindIcons';
import * as styles from './timeline.module.css';
import { TimelinePage } from './TimelinePage';
import { useTimelineKinds } from './useTimelineKinds';

/** Filters the kinds: several at once; no selection shows all. */
function KindFilter({ chosen, toggle, clear }: ReturnType<typeof useTimelineKinds>) {
  const language = useLocale();
  const { formatMessage } = useIntl();
  return (
    <fieldset className={styles['filter']} aria-label={formatMessage({ id: 'timeline.filter' })}>
      <Button
        size="small"
        type={chosen.length === 0 ? 'primary' : 'default'}
        ghost={chosen.length === 0}
        aria-pressed={chosen.length === 0}
        onClick={clear}
      >
        <FormattedMessage id="timeline.all" />
      </Button>
      {getCodeValues(TIMELINE_KIND).map((kind) => {
        const isOn = chosen.includes(kind);
        return (
          <Button
            key={kind}
            size="small"
            icon={KIND_ICONS[kind]}
            type={isOn ? 'primary' : 'default'}
            ghost={isOn}
            aria-pressed={isOn}
            onClick={() => toggle(kind)}
          >
            {getCodeLabel(TIMELINE_KIND, kind, language)}
          </Button>
        );
      })}
    </fieldset>
  );
}

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
          <Link to={getDecisionsPath(task.loanId)}>
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
