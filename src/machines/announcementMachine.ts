import type { Announcement } from '@/contract/entities/messages/announcement';
import { assign, fromPromise, setup } from 'xstate';

import { rejectUnprovidedEffect } from './rejectUnprovidedEffect';

/** Input of the announcement dialog: the loaded unread announcements and their total number. */
export interface AnnouncementInput {
  readonly items: readonly Announcement[];
  readonly total: number;
}

interface AnnouncementContext extends AnnouncementInput {
  /** Index of the displayed announcement, from 0. */
  readonly at: number;
  /** Announcements marked as read since the dialog opened, by msgId. */
  readonly marked: readonly string[];
}

type AnnouncementEvent =
  | { readonly type: 'NEXT' }
  | { readonly type: 'PREVIOUS' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'ATTENTION' };

const idAt = ({ items, at }: AnnouncementContext): string => items[at]?.msgId ?? '';

interface AnnouncementSituation {
  readonly context: AnnouncementContext;
  /** After `fetchMore`, `output` contains the fetched announcements. */
  readonly event: object;
}

/** Returns the fetched announcements that the dialog does not have yet. */
function getNew({ context, event }: AnnouncementSituation): readonly Announcement[] {
  const fetched = 'output' in event ? (event.output as readonly Announcement[]) : [];
  return fetched.filter(({ msgId }) => context.items.every((each) => each.msgId !== msgId));
}

/**
 * The announcement dialog (§4 Announcements, SH-05). Each viewed announcement is marked as read before 'next' continues. The dialog
 * provides `mark` and `fetchMore`; unread announcements are loaded page by page.
 */
export const announcementMachine = setup({
  types: {} as { context: AnnouncementContext; input: AnnouncementInput; events: AnnouncementEvent },
  actors: {
    mark: fromPromise<unknown, string>(rejectUnprovidedEffect),
    fetchMore: fromPromise<readonly Announcement[]>(rejectUnprovidedEffect),
  },
  guards: {
    isMarked: ({ context }) => context.marked.includes(idAt(context)),
    hasLoadedNext: ({ context }) => context.at + 1 < context.items.length,
    hasMore: ({ context }) => context.items.length < context.total,
    hasPrevious: ({ context }) => context.at > 0,
    hasNew: (situation) => getNew(situation).length > 0,
  },
  actions: {
    stepForward: assign({ at: ({ context }) => context.at + 1 }),
    stepBack: assign({ at: ({ context }) => context.at - 1 }),
    addNew: assign({ items: (situation) => [...situation.context.items, ...getNew(situation)] }),
    noteMarked: assign({ marked: ({ context }) => [...context.marked, idAt(context)] }),
    /** The server returned no further items: the count was outdated. */
    correctTotal: assign({ total: ({ context }) => context.items.length }),
  },
}).createMachine({
  id: 'announcement',
  context: ({ input }) => ({ ...input, at: 0, marked: [] }),
  initial: 'showing',
  on: { PREVIOUS: { guard: 'hasPrevious', target: '.showing', actions: 'stepBack' } },
  states: {
    showing: { always: [{ guard: 'isMarked', target: 'read' }, { target: 'marking' }] },
    marking: {
      invoke: {
        src: 'mark',
        input: ({ context }) => idAt(context),
        onDone: { target: 'read', actions: 'noteMarked' },
        onError: 'notMarked',
      },
    },
    notMarked: { on: { RETRY: 'marking' } },
    read: {
      on: {
        NEXT: [
          { guard: 'hasLoadedNext', target: 'showing', actions: 'stepForward' },
          { guard: 'hasMore', target: 'fetching' },
        ],
        ATTENTION: 'over',
      },
    },
    fetching: {
      invoke: {
        src: 'fetchMore',
        onDone: [
          { guard: 'hasNew', target: 'showing', actions: ['addNew', 'stepForward'] },
          { target: 'read', actions: 'correctTotal' },
        ],
        onError: 'notFetched',
      },
    },
    notFetched: { on: { RETRY: 'fetching' } },
    over: { type: 'final' },
  },
});
