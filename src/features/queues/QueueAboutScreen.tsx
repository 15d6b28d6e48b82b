import {
  useInstitutionAndQueueInfoQuery,
  useInstitutionAndQueueUpdateMutation,
} from '@/api/endpoints/management/institutionAndQueueApi';
import { QUEUE_TYPE } from '@/contract/codes/queueCodes';
import type { QueueRow } from '@/contract/entities/management/queue';
import { getQueueListPath } from '@/contract/routes';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { usePermission } from '@/ui/screen/currentUser';
import { ErrorWithRetry } from '@/ui/feedback/ErrorWithRetry';
import { Loading } from '@/ui/feedback/Loading';
import { FormattedMessage } from 'react-intl';
import { Link, useParams } from 'react-router-dom';

import { BackToQueuesLink } from './BackToQueuesLink';
import { QueueActions } from './about/QueueActions';
import { QueueFigures } from './about/QueueFigures';
import { QueueForm } from './form/QueueForm';
import { getFields, getForm, type QueueFormValues } from './form/queueFormValues';
import { QueueHistory } from './about/QueueHistory';
import { QueueCard, QueueWarning } from './queueElements';
import { SecondaryText, Screen, ScreenHead, ScreenTitle } from '@/ui/screen/screenLayout';
import { QueueUsers } from './about/QueueUsers';
import { RuleText } from './rules/RuleText';

function Settings({ of: row }: { readonly of: QueueRow }) {
  const [update, { isLoading, error }] = useInstitutionAndQueueUpdateMutation();
  const save = (values: QueueFormValues): void =>
    void update({ id: row.id, updatedTime: row.updatedTime, ...getFields(values) });
  // A change by another user resets the form.
  return (
    <QueueForm
      key={row.updatedTime}
      initial={getForm(row)}
      queueId={row.id}
      isSaving={isLoading}
      error={error}
      onSave={save}
    />
  );
}

function Shown({ of: row }: { readonly of: QueueRow }) {
  return (
    <QueueCard>
      <CodeLabel table={QUEUE_TYPE} code={row.type} /> · <RuleText of={row} /> ·{' '}
      <FormattedMessage id="queues.extensionPercent" />: {row.extensionPercent}
    </QueueCard>
  );
}

function About({ of: row }: { readonly of: QueueRow }) {
  const mayManage = usePermission('queues.manage');
  return (
    <>
      <ScreenHead>
        <BackToQueuesLink />
        <ScreenTitle>
          {row.name} <SecondaryText>{row.code}</SecondaryText>
        </ScreenTitle>
        {!row.enabled && (
          <QueueWarning as="span">
            <FormattedMessage id="queues.disabled" />
          </QueueWarning>
        )}
        <Link to={getQueueListPath(row.id)}>
          <FormattedMessage id="queues.about.cases" />
        </Link>
        {mayManage && <QueueActions of={row} />}
      </ScreenHead>
      <QueueFigures of={row} />
      {mayManage ? <Settings of={row} /> : <Shown of={row} />}
      <QueueUsers id={row.id} />
      <QueueHistory id={row.id} />
    </>
  );
}

/** /queueAbout/:id: a queue's settings, users, figures and history (QU-01). */
export function QueueAboutScreen() {
  const { id = '' } = useParams();
  const { currentData: data, error, refetch, isFetching } = useInstitutionAndQueueInfoQuery({ id });
  return (
    <Screen>
      {data && <About of={data} />}
      {!data && error !== undefined && !isFetching && (
        <>
          <BackToQueuesLink />
          <ScreenTitle>
            <FormattedMessage id="queues.title" />
          </ScreenTitle>
          <ErrorWithRetry error={error} onRetry={() => void refetch()} />
        </>
      )}
      {!data && isFetching && <Loading rows={8} />}
    </Screen>
  );
}
