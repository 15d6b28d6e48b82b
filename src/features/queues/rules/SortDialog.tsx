import { SORTING_POLL_MS } from '@/api/client/polling';
import {
  useInstitutionAndQueueSortRunQuery,
  useInstitutionAndQueueSortStopMutation,
  useInstitutionAndQueueListQuery,
  useInstitutionAndQueueSortMutation,
  useInstitutionAndQueueSortPreviewMutation,
} from '@/api/endpoints/management/institutionAndQueueApi';
import { useInvalidateCases } from '@/api/hooks/useInvalidateCases';
import { useIdempotencyKey } from '@/api/hooks/useIdempotencyKey';
import type { SortRun } from '@/contract/entities/management/queue';
import { PAGE_SIZE_MAX } from '@/contract/ourLimits';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { Button, Checkbox, Modal } from 'antd';
import { useState, useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { LoadBar } from '../binding/LoadBar';
import { QueuePart, QueueFigureValue } from '../queueElements';
import { MoveList } from './MoveList';

/** Returns true if cases are being moved. */
const isSorting = (run: SortRun | null | undefined): run is SortRun =>
  run?.state === 'waiting' || run?.state === 'running';

/** Returns the newer of the local run and the server's run. */
const newer = (begun: SortRun | null | undefined, reported: SortRun | null | undefined): SortRun | undefined => {
  const runs = [reported, begun].filter((run) => run !== null && run !== undefined);
  return runs.toSorted((one, other) => Number(other.id) - Number(one.id))[0];
};

/** The sorting in the background that is to be shown: one that is under way when the dialog opens, or was begun in it. */
function useSortRun(begun: SortRun | null | undefined): SortRun | undefined {
  const [shownId, setShownId] = useState<string>();
  const [pollingInterval, setInterval] = useState(0);
  const { data } = useInstitutionAndQueueSortRunQuery(undefined, { pollingInterval, refetchOnMountOrArgChange: true });
  const newest = newer(begun, data);
  const interval = isSorting(newest) ? SORTING_POLL_MS : 0;
  if (interval !== pollingInterval) setInterval(interval);
  if (isSorting(newest) && newest.id !== shownId) setShownId(newest.id);
  return newest?.id === shownId ? newest : undefined;
}

const WORDS = { cancelled: 'queues.sort.stopped', failed: 'queues.sort.failed' } as const;

function Over({ of: { state, done } }: { readonly of: SortRun }) {
  const id = state === 'cancelled' || state === 'failed' ? WORDS[state] : 'queues.sort.done';
  return <FormattedMessage id={id} values={{ count: done }} />;
}

function UnderWay({ of: { id, done, total } }: { readonly of: SortRun }) {
  const [stop, { isLoading }] = useInstitutionAndQueueSortStopMutation();
  return (
    <>
      <QueuePart>
        <span>
          <FormattedMessage id="queues.sort.running" values={{ done, total }} />
        </span>
        <LoadBar value={done} most={total} />
      </QueuePart>
      <FormattedMessage id="queues.sort.runningAbout" tagName="p" />
      <Button loading={isLoading} onClick={() => void stop({ runId: id })}>
        <FormattedMessage id="queues.sort.stop" />
      </Button>
    </>
  );
}

/** Progress and result of moving cases in the background (QU-01). */
function SortProgress({ of }: { readonly of: SortRun }) {
  const tellChanged = useInvalidateCases();
  const isOver = !isSorting(of);
  useEffect(() => {
    // The live connection reports it too, if there is one.
    if (isOver) tellChanged();
  }, [isOver, tellChanged]);
  return <output>{isOver ? <Over of={of} /> : <UnderWay of={of} />}</output>;
}

interface ManualQueuesProps {
  readonly chosen: readonly string[];
  readonly onChoose: (ids: string[]) => void;
}

function ManualQueues({ chosen, onChoose }: ManualQueuesProps) {
  const { data } = useInstitutionAndQueueListQuery({ type: 'manual', size: PAGE_SIZE_MAX, sort: 'code', order: 'asc' });
  const options = (data?.result ?? []).map(({ id, name }) => ({ value: id, label: name }));
  if (options.length === 0) return null;
  return (
    <QueuePart>
      <span>
        <FormattedMessage id="queues.sort.manual" />
      </span>
      <Checkbox.Group value={[...chosen]} onChange={onChoose} options={options} />
    </QueuePart>
  );
}

function usePreview(manualIds: readonly string[]) {
  const [ask, preview] = useInstitutionAndQueueSortPreviewMutation();
  useEffect(() => void ask({ manualIds: [...manualIds] }), [ask, manualIds]);
  return { ...preview, again: () => void ask({ manualIds: [...manualIds] }) };
}

function Outcome({ preview }: { readonly preview: ReturnType<typeof usePreview> }) {
  const { data, error, isLoading, again } = preview;
  if (error && !isLoading) return <ErrorWithRetry error={error} onRetry={again} />;
  if (!data) return <Loading rows={2} />;
  if (data.total === 0) return <FormattedMessage id="queues.sort.nothing" tagName="p" />;
  return (
    <div aria-busy={isLoading}>
      <QueueFigureValue>
        <FormattedMessage id="queues.sort.total" values={{ count: data.total }} />
      </QueueFigureValue>
      <MoveList moves={data.moves} />
    </div>
  );
}

function Choice({ preview, ...choice }: ManualQueuesProps & { readonly preview: ReturnType<typeof usePreview> }) {
  return (
    <>
      <FormattedMessage id="queues.sort.about" tagName="p" />
      <ManualQueues {...choice} />
      <Outcome preview={preview} />
    </>
  );
}

interface BegunProps {
  readonly running: SortRun | undefined;
  readonly moved: number;
}

function Begun({ running, moved }: BegunProps) {
  if (running) return <SortProgress of={running} />;
  return (
    <output>
      <FormattedMessage id="queues.sort.done" values={{ count: moved }} />
    </output>
  );
}

interface RunButtonProps {
  readonly preview: ReturnType<typeof usePreview>;
  readonly isLoading: boolean;
  readonly onRun: () => void;
}

function RunButton({ preview, isLoading, onRun }: RunButtonProps) {
  const total = preview.data?.total ?? 0;
  return (
    <Button type="primary" disabled={total === 0 || preview.isLoading} loading={isLoading} onClick={onRun}>
      <FormattedMessage id="queues.sort.run" values={{ count: total }} />
    </Button>
  );
}

/** Preview of the moves that the rules would cause now, and the button to execute them (QU-01). */
export function SortDialog({ onClose }: { readonly onClose: () => void }) {
  const { formatMessage } = useIntl();
  const [manualIds, setManualIds] = useState<readonly string[]>([]);
  const preview = usePreview(manualIds);
  const [sort, { data: done, isLoading }] = useInstitutionAndQueueSortMutation();
  const once = useIdempotencyKey();
  const running = useSortRun(done?.run);
  const hasBegun = done !== undefined || running !== undefined;
  const run = () => void once((idempotencyKey) => sort({ manualIds: [...manualIds], idempotencyKey }));
  return (
    <Modal
      open
      title={formatMessage({ id: 'queues.sort' })}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{formatMessage({ id: 'queues.close' })}</Button>
          {!hasBegun && <RunButton preview={preview} isLoading={isLoading} onRun={run} />}
        </>
      }
    >
      {hasBegun ? (
        <Begun running={running} moved={done?.total ?? 0} />
      ) : (
        <Choice chosen={manualIds} onChoose={setManualIds} preview={preview} />
      )}
    </Modal>
  );
}
