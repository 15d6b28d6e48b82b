import { useInstitutionAndQueueAddMutation } from '@/api/endpoints/management/institutionAndQueueApi';
import { getQueueAboutPath, ROUTES } from '@/contract/routes';
import { usePermission } from '@/ui/screen/currentUser';
import { NoPermission } from '@/ui/feedback/NoPermission';
import { leaveUnconfirmed } from '@/ui/unsaved/unsavedWork';
import { FormattedMessage } from 'react-intl';
import { useNavigate } from 'react-router-dom';

import { BackToQueuesLink } from './BackToQueuesLink';
import { QueueForm } from './form/QueueForm';
import { getFields, NEW_QUEUE, type QueueFormValues } from './form/queueFormValues';
import { Screen, ScreenHead, ScreenTitle } from '@/ui/screen/screenLayout';
import { useIdempotencyKey } from '@/api/hooks/useIdempotencyKey';

/** /addQueue: a new queue, manual or automatic, with a preview of the rule's effect (QU-01). */
export function AddQueueScreen() {
  const navigate = useNavigate();
  const mayManage = usePermission('queues.manage');
  const [add, { isLoading, error }] = useInstitutionAndQueueAddMutation();
  const once = useIdempotencyKey();
  const save = async (values: QueueFormValues): Promise<void> => {
    const { data } = await once((idempotencyKey) => add({ ...getFields(values), idempotencyKey }));
    if (data) leaveUnconfirmed(() => void navigate(getQueueAboutPath(data.id)));
  };
  if (!mayManage) return <NoPermission backTo={ROUTES.queue.path} />;
  return (
    <Screen>
      <ScreenHead>
        <BackToQueuesLink />
        <ScreenTitle>
          <FormattedMessage id="queues.add.title" />
        </ScreenTitle>
      </ScreenHead>
      <QueueForm initial={NEW_QUEUE} isSaving={isLoading} error={error} onSave={(values) => void save(values)} />
    </Screen>
  );
}
