import { announcementMachine } from '@/machines/announcementMachine';
import { unprovided } from '@/machines/unprovided';
import { createActor, waitFor } from 'xstate';

test('SH-05 what nobody has provided is not taken for done', async () => {
  await expect(unprovided()).rejects.toThrow('not provided');
  const actor = createActor(announcementMachine, { input: { items: [], total: 0 } }).start();
  await expect(waitFor(actor, ({ value }) => value === 'notMarked', { timeout: 1000 })).resolves.toBeDefined();
});
