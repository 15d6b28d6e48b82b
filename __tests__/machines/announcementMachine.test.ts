import type { Announcement } from '@/contract/entities/messages/announcement';
import { announcementMachine } from '@/machines/announcementMachine';
import { createActor, fromPromise, waitFor } from 'xstate';

const told = (msgId: string): Announcement => ({
  msgId,
  name: 'Ms Pérez',
  idNo: '****',
  irregularities: '',
  processResult: '',
  base64Image: null,
  content: '',
  label: null,
});

type State = 'marking' | 'notMarked' | 'read' | 'fetching' | 'notFetched' | 'over';

interface World {
  /** Those that are loaded when the dialog opens, by id. */
  readonly loaded: readonly string[];
  readonly total?: number;
  /** Responses to requests for more announcements; undefined is no response. */
  readonly more?: (readonly string[] | undefined)[];
  /** Number of failing marks before one is accepted. */
  readonly failingMarks?: number;
}

/** Creates a dialog whose server responds as configured. */
function getDialog({ loaded, total = loaded.length, more = [], failingMarks = 0 }: World) {
  const marks: string[] = [];
  let asked = 0;
  const machine = announcementMachine.provide({
    actors: {
      mark: fromPromise<unknown, string>(async ({ input }) => {
        marks.push(input);
        if (marks.length <= failingMarks) throw new Error('no answer');
      }),
      fetchMore: fromPromise<readonly Announcement[]>(async () => {
        asked += 1;
        const page = more.shift();
        if (page === undefined) throw new Error('no answer');
        return page.map(told);
      }),
    },
  });
  const actor = createActor(machine, { input: { items: loaded.map(told), total } }).start();
  const reaches = (state: State) => waitFor(actor, ({ value }) => value === state, { timeout: 1000 });
  return {
    marks,
    asked: () => asked,
    at: () => actor.getSnapshot().value,
    shown: () => actor.getSnapshot().context.items[actor.getSnapshot().context.at]?.msgId,
    total: () => actor.getSnapshot().context.total,
    send: (type: 'NEXT' | 'PREVIOUS' | 'RETRY' | 'ATTENTION') => actor.send({ type }),
    isOver: () => actor.getSnapshot().status === 'done',
    reaches,
    /** To the next one, once that is marked read. */
    next: async () => {
      actor.send({ type: 'NEXT' });
      await reaches('read');
    },
  };
}

test('SH-05 the first one is marked read while it is looked at, and next waits for that', async () => {
  const dialog = getDialog({ loaded: ['1', '2'] });
  expect([dialog.at(), dialog.marks]).toEqual(['marking', ['1']]);
  dialog.send('NEXT');
  dialog.send('ATTENTION');
  expect([dialog.at(), dialog.shown()]).toEqual(['marking', '1']);
  await dialog.reaches('read');
  dialog.send('NEXT');
  expect([dialog.at(), dialog.shown(), dialog.marks]).toEqual(['marking', '2', ['1', '2']]);
});

test('SH-05 previous goes back to one that was read, which is not marked again', async () => {
  const dialog = getDialog({ loaded: ['1', '2', '3'] });
  await dialog.reaches('read');
  await dialog.next();
  dialog.send('PREVIOUS');
  expect([dialog.at(), dialog.shown()]).toEqual(['read', '1']);
  dialog.send('NEXT');
  expect([dialog.at(), dialog.shown()]).toEqual(['read', '2']);
  await dialog.next();
  expect([dialog.shown(), dialog.marks]).toEqual(['3', ['1', '2', '3']]);
});

test('SH-05 before the first one there is none', async () => {
  const dialog = getDialog({ loaded: ['1', '2'] });
  dialog.send('PREVIOUS');
  expect([dialog.at(), dialog.shown()]).toEqual(['marking', '1']);
  await dialog.reaches('read');
  dialog.send('PREVIOUS');
  expect([dialog.at(), dialog.shown()]).toEqual(['read', '1']);
});

test('SH-05 a mark that fails keeps next waiting, and can be tried again', async () => {
  const dialog = getDialog({ loaded: ['1', '2'], failingMarks: 1 });
  await dialog.reaches('notMarked');
  dialog.send('NEXT');
  expect([dialog.at(), dialog.shown()]).toEqual(['notMarked', '1']);
  dialog.send('RETRY');
  expect(dialog.at()).toBe('marking');
  await dialog.reaches('read');
  expect(dialog.marks).toEqual(['1', '1']);
});

test('SH-05 behind the last one that is loaded, the next ones are fetched, and those known already are left out', async () => {
  const dialog = getDialog({ loaded: ['1', '2'], total: 4, more: [['2', '3', '4']] });
  await dialog.reaches('read');
  await dialog.next();
  dialog.send('NEXT');
  expect([dialog.at(), dialog.shown()]).toEqual(['fetching', '2']);
  await dialog.reaches('read');
  expect([dialog.shown(), dialog.asked()]).toEqual(['3', 1]);
  await dialog.next();
  expect([dialog.shown(), dialog.asked(), dialog.marks]).toEqual(['4', 1, ['1', '2', '3', '4']]);
});

test('SH-05 where all are loaded none are fetched', async () => {
  const dialog = getDialog({ loaded: ['1'] });
  await dialog.reaches('read');
  dialog.send('NEXT');
  expect([dialog.at(), dialog.shown(), dialog.asked()]).toEqual(['read', '1', 0]);
});

test('SH-05 a count that was out of date ends with those that are there', async () => {
  const dialog = getDialog({ loaded: ['1'], total: 3, more: [['1']] });
  await dialog.reaches('read');
  dialog.send('NEXT');
  await dialog.reaches('read');
  expect([dialog.shown(), dialog.total(), dialog.asked()]).toEqual(['1', 1, 1]);
  dialog.send('NEXT');
  expect([dialog.at(), dialog.asked()]).toEqual(['read', 1]);
});

test('SH-05 when no more can be fetched it says so, and can be tried again', async () => {
  const dialog = getDialog({ loaded: ['1'], total: 2, more: [undefined, ['2']] });
  await dialog.reaches('read');
  dialog.send('NEXT');
  await dialog.reaches('notFetched');
  expect(dialog.shown()).toBe('1');
  dialog.send('RETRY');
  expect(dialog.at()).toBe('fetching');
  await dialog.reaches('read');
  expect([dialog.shown(), dialog.asked()]).toEqual(['2', 2]);
});

test('SH-05 attention ends it', async () => {
  const dialog = getDialog({ loaded: ['1'] });
  await dialog.reaches('read');
  dialog.send('ATTENTION');
  expect([dialog.at(), dialog.isOver()]).toEqual(['over', true]);
});
