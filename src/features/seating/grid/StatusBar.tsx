import { getCodeValues, getCodeLabel } from '@/contract/codes/codeTable';
import { DUTY_LETTERS, DUTY_STATUS, type DutyStatus } from '@/contract/codes/seatCodes';
import { useLocale } from '@/i18n/languageContext';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { SaveStatus } from './SaveStatus';
import { SeatingHint } from '../seatingElements';
import * as styles from '../seating.module.css';
import type { ScheduleUndo } from '../useUndo';

interface StatusBarProps {
  /** Number of selected cells; undefined for read-only users, who see only the legend. */
  readonly selected: number | undefined;
  readonly isSaving: boolean;
  readonly undo: ScheduleUndo;
  readonly onStatus: (status: DutyStatus | null) => void;
}

/** The legend of the calendar; for those who plan, its letters are buttons that set the selected cells. */
export function StatusBar({ selected, isSaving, undo, onStatus }: StatusBarProps) {
  if (selected === undefined) return <Legend />;
  return (
    <div className={styles['statusBar']}>
      <StatusButtons onStatus={onStatus} />
      <SeatingHint as="span">
        <FormattedMessage id="seating.keys" values={{ count: selected }} />
      </SeatingHint>
      <SaveStatus isSaving={isSaving} undo={undo} />
    </div>
  );
}

function Letter({ status }: { readonly status: DutyStatus }) {
  const language = useLocale();
  return (
    <>
      <kbd className={styles['letter']} data-status={status}>
        {DUTY_LETTERS[status]}
      </kbd>
      {getCodeLabel(DUTY_STATUS, status, language)}
    </>
  );
}

function Legend() {
  const { formatMessage } = useIntl();
  return (
    <ul className={styles['legend']} aria-label={formatMessage({ id: 'seating.legend' })}>
      {getCodeValues(DUTY_STATUS).map((status) => (
        <li key={status}>
          <Letter status={status} />
        </li>
      ))}
    </ul>
  );
}

function StatusButtons({ onStatus }: Pick<StatusBarProps, 'onStatus'>) {
  const { formatMessage } = useIntl();
  return (
    <div className={styles['legend']} role="toolbar" aria-label={formatMessage({ id: 'seating.setStatus' })}>
      {getCodeValues(DUTY_STATUS).map((status) => (
        <Button key={status} size="small" onClick={() => onStatus(status)}>
          <Letter status={status} />
        </Button>
      ))}
      <Button size="small" onClick={() => onStatus(null)}>
        <FormattedMessage id="seating.clear" />
      </Button>
    </div>
  );
}
