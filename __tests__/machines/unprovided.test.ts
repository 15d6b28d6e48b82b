import { announcementMachine } from '@/machines/announcementMachine';
import { submissionMachine } from '@/machines/submissionMachine';
import { repaymentCodeMachine } from '@/machines/repaymentCodeMachine';
import { rejectUnprovidedEffect } from '@/machines/rejectUnprovidedEffect';
import { createActor, waitFor } from 'xstate';

test('SH-05 CD-06 CD-10 what nobody has provided is not taken for done', async () => {
  await expect(rejectUnprovidedEffect()).rejects.toThrow('not provided');
  const announcements = createActor(announcementMachine, { input: { items: [], total: 0 } }).start();
  const submission = createActor(submissionMachine).start();
  submission.send({ type: 'SUBMIT' });
  const code = createActor(repaymentCodeMachine, { input: { now: () => 0 } }).start();
  code.send({ type: 'NEWEST', newest: { requestedAt: 0, isHere: false } });
  code.send({ type: 'REFRESH' });
  await waitFor(announcements, ({ value }) => value === 'notMarked', { timeout: 1000 });
  await waitFor(submission, ({ value }) => value === 'unknown', { timeout: 1000 });
  await waitFor(code, ({ value }) => value === 'failed', { timeout: 1000 });
});

test('CD-06 an unknown outcome is looked up, even without a configured lookup', async () => {
  const submission = createActor(submissionMachine).start();
  submission.send({ type: 'RESUME' });
  await waitFor(submission, ({ value }) => value === 'unknown', { timeout: 1000 });
  expect(submission.getSnapshot().status).toBe('active');
});
