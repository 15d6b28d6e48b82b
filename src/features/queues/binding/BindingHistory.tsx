import {
  useInstitutionAndQueueOperationsFileMutation,
  useInstitutionAndQueueOperationsQuery,
} from '@/api/endpoints/management/institutionAndQueueApi';
import { useKeptColumns } from '@/api/hooks/useListKeeping';
import { PAGE_SIZE_MESSAGES } from '@/contract/limits';
import { BINDING_LIST } from '@/contract/lists/queueLists';
import { EmptyState } from '@/ui/feedback/EmptyState';
import { ListTable } from '@/ui/list/ListTable';
import { keepPreviousPage } from '@/ui/table/keepPreviousPage';
import { Drawer } from 'antd';
import { useState } from 'react';
import { useIntl } from 'react-intl';

import { bindingCells } from './bindingColumns';

interface BindingHistoryProps {
  readonly queueId: string;
  readonly onClose: () => void;
  readonly onFollow: (operationId: string) => void;
}

/** The bindings of a queue, newest first; each can be looked at, and taken back where it can (QU-02). */
export function BindingHistory({ queueId, onClose, onFollow }: BindingHistoryProps) {
  const { formatMessage } = useIntl();
  const [page, setPage] = useState(1);
  const shown = keepPreviousPage(useInstitutionAndQueueOperationsQuery({ queueId, page }));
  const [save, saving] = useInstitutionAndQueueOperationsFileMutation();
  const columns = useKeptColumns('bindings');
  const title = formatMessage({ id: 'queues.bindings' });
  return (
    <Drawer open size={860} title={title} onClose={onClose}>
      <ListTable
        list={BINDING_LIST}
        cells={bindingCells(onFollow)}
        fixed="time"
        keeping={{ columns }}
        file={{ saving, onSave: (format) => void save({ queueId, format }) }}
        label={title}
        {...shown}
        rowKey={({ id }) => id}
        place={{ page, size: PAGE_SIZE_MESSAGES }}
        onPlace={(place) => setPage(place.page)}
        stickyBelow={false}
        empty={<EmptyState title={formatMessage({ id: 'queues.bindings.empty' })} />}
      />
    </Drawer>
  );
}
