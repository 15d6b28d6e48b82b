import * as z from 'zod/mini';
import { mainCall } from '../call';
import {
  addMsgRequest,
  managedAnnouncement,
  queryAllMsgRequest,
  updateMsgRequest,
} from '../entities/announcementAdmin';
import { done, idInput, paged } from '../schemas';

const manage = { who: 'announcements.manage', rows: 'institution' } as const;

/** Administration of announcements (§7 msg/…; SY-02). */
export const msgAdminCalls = {
  addMsg: mainCall({
    method: 'POST',
    path: 'msg/addMsg',
    body: addMsgRequest,
    answer: z.object({ msgId: z.string() }),
    ...manage,
    notice: 'save',
    means: 'Makes an announcement; those it is for see it at once.',
  }),
  updateMsg: mainCall({
    method: 'POST',
    path: 'msg/updateMsg',
    body: updateMsgRequest,
    answer: done,
    ...manage,
    notice: 'save',
    means: 'Changes an announcement; who had read it has to read it again.',
  }),
  delete: mainCall({
    method: 'DELETE',
    path: 'msg/delete',
    query: z.strictObject({ msgId: idInput }),
    answer: done,
    ...manage,
    means: 'Deletes an announcement.',
  }),
  queryAllMsg: mainCall({
    method: 'POST',
    path: 'msg/queryAllMsg',
    body: queryAllMsgRequest,
    answer: paged(managedAnnouncement),
    ...manage,
    means: 'All announcements of the institution, newest first.',
  }),
};
