import { useWorkScheduleDownloadMutation } from '@/api/endpoints/management/workScheduleApi';
import { formatFailure } from '@/ui/feedback/formatFailure';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { toTeamQuery } from '../toTeamQuery';
import * as styles from '../seating.module.css';
import type { SeatingPlace } from '../useSeatingPlace';

interface ScheduleFilesProps {
  readonly place: SeatingPlace;
  readonly file: 'schedule' | 'template';
}

/** Saves the shown days, or an empty template of them, under the server's file name (AP-06), and reports it. */
export function ScheduleFiles({ place: { team, period }, file }: ScheduleFilesProps) {
  const intl = useIntl();
  const [save, { data: name, error, isLoading }] = useWorkScheduleDownloadMutation();
  return (
    <span className={styles['file']}>
      <Button
        icon={<DownloadOutlined />}
        loading={isLoading}
        onClick={() => void save({ ...toTeamQuery(team), ...period, template: file === 'template' })}
      >
        {intl.formatMessage({ id: `seating.export.${file}` })}
      </Button>
      <output className={styles['saved']}>
        {!isLoading && name !== undefined && <FormattedMessage id="seating.exported" values={{ name }} />}
        {!isLoading && error !== undefined && formatFailure(error, intl)}
      </output>
    </span>
  );
}
