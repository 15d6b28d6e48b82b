import type * as z from 'zod/mini';
import type { allMsgFileQuery, ManagedAnnouncement } from '@/contract/entities/messages/announcementAdmin';
import { ANNOUNCEMENT_LIST } from '@/contract/lists/managementLists';
import type { CallerContext } from '../../access/callContext';
import { EXPORT_MAX_ROWS } from '../../values/csvFile';
import { type ExportColumns, exportMetadata, exportWithAudit } from '../monitoring/monitoringFacade';
import { managedAnnouncements } from './announcementAdminStore';
import { managedOnWire } from './announcementWire';

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
export async function announcementFile({ format, ...asked }: z.output<typeof allMsgFileQuery>, context: CallerContext) {
  const { rows } = await managedAnnouncements({ ...asked, page: 1, size: EXPORT_MAX_ROWS }, context);
  return exportWithAudit(
    {
      columns: ANNOUNCEMENT_LIST,
      cells: CELLS,
      rows: rows.map(managedOnWire),
      title: { cn: '公告', en: 'Announcements', es: 'Avisos' },
      ...exportMetadata('announcements', context),
      format,
    },
    context,
  );
}
