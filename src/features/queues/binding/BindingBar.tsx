import {
  useInstitutionAndQueueBindCancelMutation,
  useInstitutionAndQueueBindUndoMutation,
  useInstitutionAndQueueOperationQuery,
} from '@/api/endpoints/management/institutionAndQueueApi';
import { useInvalidateCases } from '@/api/hooks/useInvalidateCases';
import type { BindOperation } from '@/contract/entities/management/binding';
import { MOVING_POLL_MS } from '@/api/client/polling';
import { Button } from 'antd';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { SkippedCases } from './SkippedCases';
import { LoadBar } from './LoadBar';
import * as styles from '../queues.module.css';
import { useIdempotencyKey } from '@/api/hooks/useIdempotencyKey';

interface BindingBarProps {
  readonly operationId: string;
  /** Another one is followed, or none any more. */
  readonly onFollow: (operationId: string | undefined) => void;
}

const isUnderWay = (of: BindOperation | undefined): boolean => of?.state === 'waiting' || of?.state === 'running';

function Progress({ of: { id, state, done, total } }: { readonly of: BindOperation }) {
  const { formatMessage } = useIntl();
  const [cancel, { isLoading }] = useInstitutionAndQueueBindCancelMutation();
  const words =
    state === 'waiting'
      ? formatMessage({ id: 'queues.operation.waiting' })
      : formatMessage({ id: 'queues.operation.running' }, { done, total });
  return (
    <>
      <span className={styles['progress']}>
        {words}
        <LoadBar value={done} most={total} />
      </span>
      <Button size="small" loading={isLoading} onClick={() => void cancel({ operationId: id })}>
        <FormattedMessage id="queues.operation.stop" />
      </Button>
    </>
  );
}

function Result({ of }: { readonly of: BindOperation }) {
  if (of.state === 'cancelled' || of.state === 'failed') {
    return <FormattedMessage id={`queues.operation.${of.state}`} values={{ changed: of.changed }} />;
  }
  const kind = of.kind === 'unbind' || of.kind === 'undo' ? of.kind : 'bind';
  return (
    <>
      <FormattedMessage id={`queues.operation.${kind}`} values={{ count: of.changed, who: of.agentNames.join(', ') }} />{' '}
      {of.undoneBy !== null && <FormattedMessage id="queues.operation.undone" />}
    </>
  );
}

function Left({ of }: { readonly of: BindOperation }) {
  const [isOpen, setOpen] = useState(false);
  const count = of.state === 'done' ? of.total - of.changed : 0;
  if (count === 0) return null;
  return (
    <>
      <Button type="link" size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id="queues.operation.left" values={{ count }} />
      </Button>
      {isOpen && <SkippedCases operationId={of.id} onClose={() => setOpen(false)} />}
    </>
  );
}

function Over({ of, onFollow }: { readonly of: BindOperation } & Pick<BindingBarProps, 'onFollow'>) {
  const [undo, { isLoading }] = useInstitutionAndQueueBindUndoMutation();
  const once = useIdempotencyKey();
  const takeBack = async (): Promise<void> => {
    const { data } = await once((idempotencyKey) => undo({ operationId: of.id, idempotencyKey }));
    if (data) onFollow(data.id);
  };
  return (
    <>
      <strong>
        <Result of={of} />
      </strong>
      <Left of={of} />
      {of.canUndo && (
        <Button size="small" loading={isLoading} onClick={() => void takeBack()}>
          <FormattedMessage id="queues.operation.undoIt" />
        </Button>
      )}
      <Button size="small" type="text" onClick={() => onFollow(undefined)}>
        <FormattedMessage id="queues.operation.hide" />
      </Button>
    </>
  );
}

/** Polled only while it runs. */
function useOperation(id: string): BindOperation | undefined {
  const [overId, setOverId] = useState<string>();
  const { currentData } = useInstitutionAndQueueOperationQuery(
    { id },
    { pollingInterval: overId === id ? 0 : MOVING_POLL_MS },
  );
  if (currentData && !isUnderWay(currentData) && overId !== id) setOverId(id);
  return currentData;
}

/** Progress and result of an assignment, with an undo action (QU-02). */
export function BindingBar({ operationId, onFollow }: BindingBarProps) {
  const { formatMessage } = useIntl();
  const operation = useOperation(operationId);
  const tellChanged = useInvalidateCases();
  const isOver = operation !== undefined && !isUnderWay(operation);
  useEffect(() => {
    // The live connection reports it too, if there is one.
    if (isOver) tellChanged();
  }, [isOver, tellChanged]);
  if (!operation) return null;
  return (
    <section
      aria-label={formatMessage({ id: 'queues.operation' })}
      aria-live="polite"
      className={styles['operation']}
      data-state={operation.state}
    >
      {isOver ? <Over of={operation} onFollow={onFollow} /> : <Progress of={operation} />}
    </section>
  );
}
