import type * as z from 'zod/mini';
import type { allMsgFileQuery, ManagedAnnouncement } from '@/contract/entities/messages/announcementAdmin';
import { ANNOUNCEMENT_LIST } from '@/contract/lists/managementLists';
import type { CallerContext, Handlers } from '../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../values/formatCsv';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../monitoring/monitoringFacade';
import { listManagedAnnouncements, findAddressees } from './announcementAdminStore';
import {
  serializeManagedAnnouncement,
  serializeAddressee,
  serializeNotice,
  serializeAnnouncement,
} from './announcementWire';
import type { msgAdminCalls } from '@/contract/calls/management/msgAdminCalls';
import {
  addAnnouncementFor,
  deleteAnnouncement,
  updateAnnouncement,
  addNoticeFor,
  deleteNotice,
} from './announcementAdmin';
import { listManagedNotices, listNotices } from './noticeStore';
import type { msgCalls } from '@/contract/calls/cases/msgCalls';
import { parseRowId } from '../../values/parseRowId';
import { Refusal } from '../../kernel/refusal';
import { getAnnouncements, markRead } from './announcementStore';

/** Returns the text in the reader's language, if one exists. */
const getText = (row: ManagedAnnouncement, { language }: Pick<CallerContext, 'language'>) =>
  row.texts?.[language] ?? row;

const CELLS: ExportColumns<typeof ANNOUNCEMENT_LIST, ManagedAnnouncement> = {
  name: ({ name }) => name,
  idNo: ({ idNo }) => idNo,
  label: ({ label }) => label ?? null,
  violations: (row, context) => getText(row, context).irregularities,
  result: (row, context) => getText(row, context).processResult,
  content: (row, context) => getText(row, context).content,
  for: ({ forUserName }) => forUserName,
  time: ({ createdTime }) => createdTime,
  read: ({ readCount }) => readCount,
};

/** Exports the announcements of an institution as a file, without their pictures (SY-02, AP-06). */
async function announcementFile({ format, ...query }: z.output<typeof allMsgFileQuery>, context: CallerContext) {
  const { rows } = await listManagedAnnouncements({ ...query, page: 1, size: EXPORT_MAX_ROWS }, context);
  return exportWithAudit(
    {
      columns: ANNOUNCEMENT_LIST,
      cells: CELLS,
      rows: rows.map(serializeManagedAnnouncement),
      title: { cn: '公告', en: 'Announcements', es: 'Avisos' },
      ...exportMetadata('announcements', context),
      format,
    },
    context,
  );
}

/** Handlers of the administration of announcements (§7 msg/…; SY-02). */
export const msgAdminHandlers: Handlers<typeof msgAdminCalls> = {
  addMsg: addAnnouncementFor,
  updateMsg: updateAnnouncement,
  delete: ({ msgId }, context) => deleteAnnouncement(msgId, context),
  queryAllMsg: async (page, context) => {
    const { rows, totalCount } = await listManagedAnnouncements(page, context);
    return { result: rows.map(serializeManagedAnnouncement), totalCount };
  },
  export: announcementFile,
  addressees: async ({ search }, context) => (await findAddressees(search, context)).map(serializeAddressee),
  noticeList: async (_, context) => (await listManagedNotices(context)).map(serializeNotice),
  addNotice: (added, context) => addNoticeFor(added, context),
  deleteNotice: ({ noticeId }, context) => deleteNotice(noticeId, context),
};

/** Handlers of announcements and notices (§7 msg/…). */
export const msgHandlers: Handlers<typeof msgCalls> = {
  queryMsg: async ({ status, page, size }, { tx, caller, language }) => {
    const { rows, totalCount } = await getAnnouncements(tx, caller, { read: status === '1', page, size });
    return { result: rows.map(serializeAnnouncement(language)), totalCount };
  },
  updateReadMsg: async ({ msgId }, { tx, caller, now }) => {
    if (!(await markRead(tx, caller, { id: parseRowId(msgId), now }))) throw new Refusal('notFound');
  },
  queryAnnouncementMsg: ({ country }, { tx, caller }) => listNotices(tx, caller.institutionId, country),
};
