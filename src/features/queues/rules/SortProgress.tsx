import { useInstitutionAndQueueSortStopMutation } from '@/api/endpoints/management/institutionAndQueueApi';
import { useCasesChanged } from '@/api/hooks/useCasesChanged';
import type { SortRun } from '@/contract/entities/management/queue';
import { Button } from 'antd';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';

import { LoadBar } from '../binding/LoadBar';
import { Part } from '../styled';
import { isSorting } from './isSorting';

const WORDS = { cancelled: 'queues.sort.stopped', failed: 'queues.sort.failed' } as const;

function Over({ of: { state, done } }: { readonly of: SortRun }) {
  const id = state === 'cancelled' || state === 'failed' ? WORDS[state] : 'queues.sort.done';
  return <FormattedMessage id={id} values={{ count: done }} />;
}

function UnderWay({ of: { id, done, total } }: { readonly of: SortRun }) {
  const [stop, { isLoading }] = useInstitutionAndQueueSortStopMutation();
  return (
    <>
      <Part>
        <span>
          <FormattedMessage id="queues.sort.running" values={{ done, total }} />
        </span>
        <LoadBar value={done} most={total} />
      </Part>
      <FormattedMessage id="queues.sort.runningAbout" tagName="p" />
      <Button loading={isLoading} onClick={() => void stop({ runId: id })}>
        <FormattedMessage id="queues.sort.stop" />
      </Button>
    </>
  );
}

/** Progress and result of moving cases in the background (QU-01). */
export function SortProgress({ of }: { readonly of: SortRun }) {
  const tellChanged = useCasesChanged();
  const isOver = !isSorting(of);
  useEffect(() => {
    // The live connection reports it too, if there is one.
    if (isOver) tellChanged();
  }, [isOver, tellChanged]);
  return <output>{isOver ? <Over of={of} /> : <UnderWay of={of} />}</output>;
}
