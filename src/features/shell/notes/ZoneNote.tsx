import { getZoneDifference, formatZonePlace } from '@/ui/dates/getZoneDifference';
import { CalendarOutlined } from '@ant-design/icons';
import { Tooltip } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './zoneNote.module.css';

/** Props of the time zone note. */
export interface ZoneNoteProps {
  /** The institution's zone by its IANA name. */
  readonly institutionZone: string;
  /** The menu is collapsed to its icons. */
  readonly isNarrow: boolean;
}

/** Note on the time zone, shown if the browser's clock differs from the institution's. */
export function ZoneNote({ institutionZone, isNarrow }: ZoneNoteProps) {
  const { formatMessage, formatNumber, locale } = useIntl();
  const [now] = useState(() => new Date());
  const zones = getZoneDifference(institutionZone, now);
  if (!zones) return null;
  const hours = formatNumber(zones.hours, {
    style: 'unit',
    unit: 'hour',
    unitDisplay: 'narrow',
    signDisplay: 'always',
  });
  const words = formatMessage({ id: 'zone.note' }, { house: formatZonePlace(institutionZone, locale), hours });
  return (
    <Tooltip title={isNarrow ? words : ''} placement="right">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- folded, its words come with the focus as well */}
      <p className={styles['note']} data-narrow={isNarrow} tabIndex={isNarrow ? 0 : undefined}>
        <CalendarOutlined aria-hidden />
        <span className={styles['words']}>{words}</span>
      </p>
    </Tooltip>
  );
}
