import * as z from 'zod/mini';
import { mainCall } from '../../call';
import {
  addMsgRequest,
  addNoticeRequest,
  allMsgFileQuery,
  addressee,
  addresseesQuery,
  ANNOUNCEMENT_BODY_MAX_BYTES,
  managedAnnouncement,
  managedNotice,
  queryAllMsgRequest,
  updateMsgRequest,
} from '../../entities/messages/announcementAdmin';
import { done, file, idInput, paged } from '../../schemas';

const manage = { who: 'announcements.manage', rows: 'institution' } as const;

/** Administration of announcements (§7 msg/…; SY-02). */
export const msgAdminCalls = {
  addMsg: mainCall({
    method: 'POST',
    path: 'msg/addMsg',
    body: addMsgRequest,
    answer: z.object({ msgId: z.string() }),
    bodyMaxBytes: ANNOUNCEMENT_BODY_MAX_BYTES,
    ...manage,
    notice: 'save',
    means: 'Creates an announcement; its recipients see it immediately.',
  }),
  updateMsg: mainCall({
    method: 'POST',
    path: 'msg/updateMsg',
    body: updateMsgRequest,
    answer: done,
    bodyMaxBytes: ANNOUNCEMENT_BODY_MAX_BYTES,
    ...manage,
    notice: 'save',
    means: 'Changes an announcement; it becomes unread for everybody.',
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
    means: 'Returns all announcements of the institution, newest first.',
  }),
  export: mainCall({
    method: 'GET',
    path: 'msg/export',
    query: allMsgFileQuery,
    answer: file,
    download: 'saved',
    ...manage,
    chosenByUs: true,
    means: 'Exports the list as a file without pictures. The download is recorded.',
  }),
  addressees: mainCall({
    method: 'GET',
    path: 'msg/addressees',
    query: addresseesQuery,
    answer: z.array(addressee),
    ...manage,
    chosenByUs: true,
    means: 'Returns the enabled users who can be recipients of an announcement, by name.',
  }),
  noticeList: mainCall({
    method: 'GET',
    path: 'msg/notice/list',
    answer: z.array(managedNotice),
    ...manage,
    chosenByUs: true,
    means: 'Returns the scrolling notices of the institution and those of all institutions.',
  }),
  addNotice: mainCall({
    method: 'POST',
    path: 'msg/notice/add',
    body: addNoticeRequest,
    answer: done,
    ...manage,
    notice: 'save',
    chosenByUs: true,
    means: 'Publishes a scrolling notice in a language, immediately for everybody of the institution.',
  }),
  deleteNotice: mainCall({
    method: 'DELETE',
    path: 'msg/notice/delete',
    query: z.strictObject({ noticeId: idInput }),
    answer: done,
    ...manage,
    chosenByUs: true,
    means: 'Deletes a scrolling notice of the institution.',
  }),
};
