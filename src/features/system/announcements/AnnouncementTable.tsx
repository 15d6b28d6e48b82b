import type { ManagedAnnouncement } from '@/contract/entities/announcementAdmin';
import { LANGUAGES } from '@/contract/language';
import { PAGE_SIZE_MESSAGES } from '@/contract/limits';
import { useLanguage } from '@/i18n/languageContext';
import { DateTime } from '@/ui/DateTime';
import { EmptyState } from '@/ui/EmptyState';
import { type PageOfRows, PagedTable } from '@/ui/PagedTable';
import type { PagedColumn } from '@/ui/tableQuery';
import { DeleteOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { FormattedMessage, useIntl } from 'react-intl';

import { LANGUAGE_NAME } from '../languageNames';
import * as styles from './announcements.module.css';

interface AnnouncementTableProps extends RowActions {
  readonly query: {
    readonly currentData?: PageOfRows<ManagedAnnouncement> | undefined;
    readonly error?: unknown;
    readonly isFetching: boolean;
    readonly refetch: () => unknown;
  };
  readonly isSearch: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
}

interface RowActions {
  readonly onEdit: (announcement: ManagedAnnouncement) => void;
  readonly onDelete: (announcement: ManagedAnnouncement) => void;
}

/** Announcements, newest first: what they say in the language of the screen, for whom, and by how many they were read. */
export function AnnouncementTable({ query, isSearch, page, onPage, ...actions }: AnnouncementTableProps) {
  const { formatMessage } = useIntl();
  return (
    <PagedTable<ManagedAnnouncement>
      label={formatMessage({ id: 'system.tab.announcements' })}
      columns={useColumns(actions)}
      rows={query.currentData}
      rowKey={({ msgId }) => msgId}
      place={{ page, size: PAGE_SIZE_MESSAGES }}
      onPlace={(place) => onPage(place.page)}
      isFetching={query.isFetching}
      error={query.currentData ? undefined : query.error}
      onRetry={() => void query.refetch()}
      empty={
        <EmptyState
          title={formatMessage({ id: isSearch ? 'system.announcements.notFound' : 'system.announcements.none' })}
        />
      }
    />
  );
}

function useColumns({ onEdit, onDelete }: RowActions): PagedColumn<ManagedAnnouncement>[] {
  const { formatMessage, formatNumber } = useIntl();
  return [
    {
      key: 'what',
      title: formatMessage({ id: 'system.announcements.what' }),
      render: (_, row) => <What row={row} />,
    },
    {
      key: 'for',
      title: formatMessage({ id: 'system.announcements.for' }),
      width: 150,
      render: (_, row) => <Audience row={row} />,
    },
    {
      key: 'time',
      title: formatMessage({ id: 'system.when' }),
      width: 140,
      render: (_, row) => <DateTime at={row.createdTime} />,
    },
    {
      key: 'read',
      title: formatMessage({ id: 'system.announcements.read' }),
      width: 70,
      align: 'right',
      render: (_, { readCount }) => formatNumber(readCount),
    },
    {
      key: 'actions',
      title: formatMessage({ id: 'system.actions' }),
      width: 92,
      render: (_, row) => <Actions row={row} onEdit={onEdit} onDelete={onDelete} />,
    },
  ];
}

/** For whom, and the languages it was written in. */
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
  const language = useLanguage();
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

function Actions({ row, onEdit, onDelete }: RowActions & { readonly row: ManagedAnnouncement }) {
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
