import { useTaskRecordMutation } from '@/api/endpoints/cases/taskApi';
import { taskCalls } from '@/contract/calls/cases/taskCalls';
import { RecordedElsewhereNotice } from '@/features/caseDetail/RecordedElsewhereNotice';
import { loadAgentMessages } from '@/i18n/loadScreenMessages';
import { MessagesProvider, type LoadedMessages } from '@/i18n/MessagesProvider';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';

import { open, standIn } from '../support/features/screenRig';

const at = (minute: number): string => `2026-11-27T09:0${minute}:00.000Z`;
const INPUT = { taskId: '12', callStatus: 'CNCT', callResult: 'PTP', type: '01' } as const;

function CaseScreen({ words }: { readonly words: LoadedMessages }) {
  const [minute, setMinute] = useState(1);
  const [record] = useTaskRecordMutation();
  return (
    <MessagesProvider ready={words}>
      <button type="button" onClick={() => setMinute(minute + 1)}>
        case is newer
      </button>
      <button type="button" onClick={() => void record({ ...INPUT, idempotencyKey: `intent-0123456789-${minute}` })}>
        record here
      </button>
      <RecordedElsewhereNotice lastCallTime={at(minute)} />
    </MessagesProvider>
  );
}

const note = () => screen.queryByText(/A result was just recorded in another window/u);
const click = (name: string) => fireEvent.click(screen.getByText(name));

test('CD-13 a result recorded elsewhere is reported, one of this tab is not', async () => {
  open('/', undefined, <CaseScreen words={{ language: 'en', messages: await loadAgentMessages('en') }} />);
  expect(note()).toBeNull();
  click('record here');
  await waitFor(() => expect(standIn().asked(taskCalls.record)).toHaveLength(1));
  click('case is newer');
  expect(note()).toBeNull();
  click('case is newer');
  expect(note()).toBeVisible();
  click('record here');
  await waitFor(() => expect(standIn().asked(taskCalls.record)).toHaveLength(2));
  click('case is newer');
  expect(note()).toBeNull();
});
