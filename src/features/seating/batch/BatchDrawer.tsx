import {
  useWorkScheduleBatchPreviewMutation,
  useWorkScheduleListingQuery,
} from '@/api/endpoints/management/workScheduleApi';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { Button, Drawer, Form } from 'antd';
import { FormattedMessage } from 'react-intl';

import { type BatchFields, toBatchRequest } from './batchFields';
import { BatchForm } from './BatchForm';
import { toTeamQuery } from '../toTeamQuery';
import type { CalendarPeriod } from '../listPeriodDays';
import { CellChangePreview } from '../preview/CellChangePreview';
import { SaveCellsButton } from '../preview/SaveCellsButton';
import { SeatingHint } from '../seatingElements';
import * as styles from '../seating.module.css';
import type { SeatingPlace } from '../useSeatingPlace';
import { useSaveCells } from '../preview/useSaveCells';

interface BatchDrawerProps {
  readonly place: SeatingPlace;
  readonly onSaved: (changeId: string, changed: number) => void;
  readonly onClose: () => void;
}

/** Many agents × days → one status: what would change is shown before it is saved (SS-01). */
export function BatchDrawer({ place, onSaved, onClose }: BatchDrawerProps) {
  const [form] = Form.useForm<BatchFields>();
  const { data: listed } = useWorkScheduleListingQuery({ ...toTeamQuery(place.team), ...place.period });
  const [preview, { data, isLoading, reset }] = useWorkScheduleBatchPreviewMutation();
  const { saveCells, isSaving } = useSaveCells('batch', onSaved);
  const cells = data?.cells ?? [];
  const count = cells.length;
  const save = async (): Promise<void> => {
    if (await saveCells(cells)) onClose();
    else reset();
  };
  const buttons = (
    <div className={styles['drawerActions']}>
      <Button type={count > 0 ? 'default' : 'primary'} loading={isLoading} onClick={() => form.submit()}>
        <FormattedMessage id="seating.batch.preview" />
      </Button>
      <SaveCellsButton count={count} isSaving={isSaving} onClick={() => void save()} />
    </div>
  );
  return (
    <Drawer
      open
      size={520}
      title={<FormattedMessage id="seating.batch" />}
      onClose={useGuardedClose(onClose)}
      footer={buttons}
    >
      <BatchForm
        form={form}
        people={listed?.result ?? []}
        period={getAhead(place)}
        onChange={reset}
        onSubmit={(fields) => void preview(toBatchRequest(fields))}
      />
      {data && <CellChangePreview {...data} />}
      {data && <AfterDeparture count={data.afterDeparture} />}
    </Drawer>
  );
}

const AfterDeparture = ({ count }: { readonly count: number }) =>
  count > 0 && (
    <SeatingHint>
      <FormattedMessage id="seating.batch.afterDeparture" values={{ count }} />
    </SeatingHint>
  );

/** Returns the rest of the shown period from today, or all of it if today is outside. */
const getAhead = ({ period, today }: SeatingPlace): CalendarPeriod =>
  period.from <= today && today <= period.to ? { from: today, to: period.to } : period;
