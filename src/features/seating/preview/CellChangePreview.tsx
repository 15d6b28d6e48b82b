import type { ScheduleCell } from '@/contract/entities/management/workSchedule';
import { Alert } from 'antd';
import { FormattedMessage } from 'react-intl';

import { CellChanges } from './CellChanges';

interface PreviewedCellsProps {
  readonly cells: readonly ScheduleCell[];
  readonly unchanged: number;
}

/** Shows the changes, or a note that there are none. */
export function CellChangePreview({ cells, unchanged }: PreviewedCellsProps) {
  if (cells.length > 0) return <CellChanges cells={cells} unchanged={unchanged} />;
  return <Alert type="info" showIcon title={<FormattedMessage id="seating.batch.nothing" />} />;
}
