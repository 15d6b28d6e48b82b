import { MissingPartNotice } from '@/ui/feedback/MissingPartNotice';
import { usePermission } from '@/ui/screen/currentUser';
import { withManagementMessages } from '@/ui/screen/screenMessages';
import { useLoadBeforeOpen } from '@/ui/screen/useLoadBeforeOpen';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';

import type { BulkFilters } from './bulkFilters';

const load = withManagementMessages(async () => (await import('./BulkMessages')).BulkMessages);
const BulkMessages = lazy(async () => ({ default: await load() }));

/** Opens the bulk message for the cases of the filtered list, for users who assign cases and send messages. */
export function BulkButton({ filters }: { readonly filters: BulkFilters }) {
  const maySend = [usePermission('cases.assign'), usePermission('sms.send')].every(Boolean);
  const [isOpen, setOpen] = useState(false);
  const { isFailed, loadThenOpen } = useLoadBeforeOpen();
  if (!maySend) return null;
  return (
    <>
      <Button onClick={() => void loadThenOpen(load, () => setOpen(true))}>
        <FormattedMessage id="cases.bulk" />
      </Button>
      {isFailed && <MissingPartNotice />}
      <Suspense>{isOpen && <BulkMessages filters={filters} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
