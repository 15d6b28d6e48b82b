import { storeDismissedAlerts, readAlertsPutAway } from '@/browser/stored/alertsPutAway';
import { useInstitutionDate } from '@/ui/dates/institutionDay';
import { useCurrentUser } from '@/ui/screen/currentUser';
import { BellFilled, BellOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState, type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { useIntl } from 'react-intl';

import { countAlerts, removeAlerts } from './groupAlerts';
import { AlertPanel } from './AlertPanel';
import * as styles from './alerts.module.css';
import { useAlerts } from './useAlerts';

/** The alerts that the user has put away: for today, on this device. */
function useDismissedAlerts() {
  const whose = { userId: useCurrentUser()?.id ?? '', day: useInstitutionDate() };
  // The stored keys are the source of truth; this state only triggers a re-render.
  const [, setKept] = useState<readonly string[]>([]);
  const keep = (keys: readonly string[]): void => {
    storeDismissedAlerts(whose, keys);
    setKept(keys);
  };
  const keys = readAlertsPutAway(whose);
  return {
    keys: new Set(keys),
    putAway: (more: readonly string[]): void => keep([...keys, ...more]),
    showAgain: (): void => keep([]),
  };
}

const COUNTED = 99;

/** Open until the focus goes elsewhere, or Escape. */
function useOpen() {
  const whole = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    whole,
    isOpen,
    toggle: () => setOpen(!isOpen),
    close: () => setOpen(false),
    onBlur: ({ relatedTarget }: FocusEvent): void => {
      // An element removed while it has the focus has no related target.
      if (relatedTarget && !whole.current?.contains(relatedTarget)) setOpen(false);
    },
    onKeyDown: ({ key }: KeyboardEvent): void => {
      if (key !== 'Escape') return;
      setOpen(false);
      whole.current?.querySelector('button')?.focus();
    },
  };
}

interface BellProps {
  readonly count: number;
  readonly isOpen: boolean;
  readonly onClick: () => void;
}

function Bell({ count, isOpen, onClick }: BellProps) {
  const { formatMessage, formatNumber } = useIntl();
  const words = formatMessage({ id: 'board.alerts.count' }, { count });
  return (
    <>
      <Button
        type="text"
        icon={count > 0 ? <BellFilled className={styles['rings'] ?? ''} /> : <BellOutlined />}
        aria-label={words}
        title={words}
        aria-expanded={isOpen}
        onClick={onClick}
      >
        {count > 0 && <span className={styles['count']}>{count > COUNTED ? `${COUNTED}+` : formatNumber(count)}</span>}
      </Button>
      <output className={styles['heard']}>{count > 0 && words}</output>
    </>
  );
}

/** Number and list of alerts in the header of every screen, for leaders (DB-01). Changes are not announced. */
export function AlertBell() {
  const { data, refetch } = useAlerts();
  const { keys, putAway, showAgain } = useDismissedAlerts();
  const { whole, isOpen, toggle, close, ...listeners } = useOpen();
  const shown = data && removeAlerts(data, keys);
  const count = shown ? countAlerts(shown) : 0;
  const look = (): void => {
    if (!isOpen) void refetch();
    toggle();
  };
  return (
    <span ref={whole} className={styles['whole']} {...listeners}>
      <Bell count={count} isOpen={isOpen} onClick={look} />
      {isOpen && data && shown && (
        <AlertPanel
          shown={shown}
          left={countAlerts(data) - count}
          onPutAway={putAway}
          onShowAgain={showAgain}
          onGo={close}
        />
      )}
    </span>
  );
}
