import { useSavedListSettings } from '@/api/hooks/useSavedListSettings';
import { useMsgAdminExportMutation, useMsgAdminQueryAllMsgQuery } from '@/api/endpoints/system/msgAdminApi';
import { type ManagedAnnouncement, queryAllMsgRequest } from '@/contract/entities/messages/announcementAdmin';
import { LANGUAGES } from '@/contract/language';
import { PAGE_SIZE_MESSAGES } from '@/contract/limits';
import { ANNOUNCEMENT_LIST } from '@/contract/lists/managementLists';
import { useLocale } from '@/i18n/languageContext';
import { DateTime } from '@/ui/dates/DateTime';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { type ListCells, ListTable } from '@/ui/list/ListTable';
import { useListOrder } from '@/ui/list/useListOrder';
import { readListUrl, writeListUrl } from '@/ui/list/listUrl';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import type { TableQuery } from '@/ui/table/tableQuery';
import { useSearchParams } from '@/ui/screen/useSearchParams';
import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import { LANGUAGE_NAME } from '../languageNames';
import * as styles from './announcements.module.css';

interface AnnouncementTableProps extends RowActions {
  readonly content: string | undefined;
}

interface RowActions {
  readonly onEdit: (announcement: ManagedAnnouncement) => void;
  readonly onDelete: (announcement: ManagedAnnouncement) => void;
}

const CELLS: ListCells<typeof ANNOUNCEMENT_LIST, ManagedAnnouncement> = {
  what: { render: (_, row) => <What row={row} />, width: 320 },
  for: { render: (_, row) => <Audience row={row} />, width: 150 },
  time: { render: (_, row) => <DateTime at={row.createdTime} />, width: 140 },
  read: { render: (_, { readCount }) => <FormattedNumber value={readCount} />, width: 80, align: 'right' },
};

/** Announcements, newest first by default: the text in the language of the screen, the audience, and the number of readers. */
export function AnnouncementTable({ content, ...actions }: AnnouncementTableProps) {
  const { formatMessage } = useIntl();
  const [params, setParams] = useSearchParams();
  const { page = 1 } = readListUrl(queryAllMsgRequest, params);
  const order = useListOrder(ANNOUNCEMENT_LIST);
  const input = { ...(content !== undefined && { content }), ...order };
  const shown = keepPreviousPage(useMsgAdminQueryAllMsgQuery({ ...input, page }));
  const keeping = useSavedListSettings('announcements');
  const [save, saving] = useMsgAdminExportMutation();
  const go = (next: TableQuery): void =>
    setParams((current) => writeListUrl(current, { sort: next.sort, order: next.order, page: next.page }));
  return (
    <ListTable
      list={ANNOUNCEMENT_LIST}
      cells={CELLS}
      fixed="what"
      action={{
        key: 'actions',
        title: formatMessage({ id: 'system.actions' }),
        width: 92,
        render: (_, row) => <AnnouncementActions row={row} {...actions} />,
      }}
      keeping={keeping}
      file={{ saving, onSave: (format) => void save({ ...input, format }) }}
      label={formatMessage({ id: 'system.tab.announcements' })}
      {...shown}
      rowKey={({ msgId }) => msgId}
      place={{ page: Number(page), size: PAGE_SIZE_MESSAGES, ...order }}
      onPlace={go}
      empty={
        <EmptyState
          title={formatMessage({
            id: content === undefined ? 'system.announcements.none' : 'system.announcements.notFound',
          })}
        />
      }
    />
  );
}

/** Recipient of an announcement, and the languages of its texts. */
function Audience({ row: { forUserName, texts = {} } }: { readonly row: ManagedAnnouncement }) {
  const languages = LANGUAGES.filter((code) => texts[code]).map((code) => LANGUAGE_NAME[code]);
  return (
    <>
      {forUserName ?? <FormattedMessage id="system.announcements.everybody" />}
      <div className={styles['hint']}>{languages.join(', ')}</div>
    </>
  );
}

function What({ row }: { readonly row: ManagedAnnouncement }) {
  const language = useLocale();
  const { content } = row.texts?.[language] ?? row;
  return (
    <div className={styles['what']}>
      {row.base64Image ? <img src={row.base64Image} alt="" /> : <span className={styles['noPicture']} aria-hidden />}
      <div>
        <strong>{row.name}</strong> <span className={styles['hint']}>{row.idNo}</span>
        <p>
          {row.label && <span className={styles['label']}>{row.label}</span>}
          {content}
        </p>
      </div>
    </div>
  );
}

function AnnouncementActions({ row, onEdit, onDelete }: RowActions & { readonly row: ManagedAnnouncement }) {
  const { formatMessage } = useIntl();
  const edit = formatMessage({ id: 'system.announcements.editOf' }, { name: row.name });
  const remove = formatMessage({ id: 'system.announcements.deleteOf' }, { name: row.name });
  return (
    <>
      <Button type="text" icon={<EditOutlined />} aria-label={edit} title={edit} onClick={() => onEdit(row)} />
      <Button
        type="text"
        danger
        icon={<DeleteOutlined />}
        aria-label={remove}
        title={remove}
        onClick={() => onDelete(row)}
      />
    </>
  );
}
