import { useManageUserManyPlanMutation, useManageUserManyRunMutation } from '@/api/endpoints/management/manageUserApi';
import { useIdempotencyKey } from '@/api/hooks/useIdempotencyKey';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { USER_ACTION, type UserAct, USER_OUTCOME } from '@/contract/codes/userCodes';
import { type ManyUsersRequest, bulkUserRequest, type ManyUsersPlan } from '@/contract/entities/users/userOperation';
import { useLocale } from '@/i18n/languageContext';
import { formatFailure } from '@/ui/feedback/formatFailure';
import { Loading } from '@/ui/feedback/Loading';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { UnsavedNote } from '@/ui/unsaved/UnsavedNote';
import { useGuardedClose } from '@/ui/unsaved/useGuardedClose';
import { Alert, Modal } from 'antd';
import { useEffect, useState } from 'react';
import { FormattedMessage, FormattedNumber, useIntl } from 'react-intl';

import * as styles from './manyUsers.module.css';
import { getRequest, type BulkUserFields } from './bulkUserFields';
import { BulkUserForm } from './BulkUserForm';

/** Debounce in milliseconds, so that changes of several fields send one request. */
const PAUSE_MS = 200;

/** Returns the dry run of a bulk action, refetched after each change; undefined while input is missing. */
function usePlan(wish: ManyUsersRequest | undefined) {
  const [ask, { data, error, isLoading }] = useManageUserManyPlanMutation();
  const [answered, setAnswered] = useState<string>();
  const question = wish === undefined ? undefined : JSON.stringify(wish);
  useEffect(() => {
    if (question === undefined) return undefined;
    const timer = setTimeout(() => {
      void ask(bulkUserRequest.parse(JSON.parse(question))).then(() => setAnswered(question));
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [ask, question]);
  const isFresh = question !== undefined && answered === question && !isLoading;
  return { plan: isFresh ? data : undefined, error: isFresh ? error : undefined, isAsked: question !== undefined };
}

interface ManyUsersDialogProps {
  readonly act: UserAct;
  readonly selection: ManyUsersRequest['selection'];
  readonly count: number;
  readonly onClose: () => void;
  /** It has begun. */
  readonly onStarted: () => void;
}

function WouldChange({ plan }: { readonly plan: ManyUsersPlan }) {
  const { total, willChange, left, cases, heirs } = plan;
  return (
    <>
      <strong>
        <FormattedMessage id="users.many.plan" values={{ total, count: willChange }} />
      </strong>
      {cases > 0 && (
        <div>
          <FormattedMessage id="users.many.cases" values={{ cases, heirs }} />
        </div>
      )}
      {left.length > 0 && (
        <ul>
          {left.map(({ outcome, count }) => (
            <li key={outcome}>
              <CodeLabel table={USER_OUTCOME} code={outcome} />: <FormattedNumber value={count} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

function Answer({ plan, error, isAsked }: ReturnType<typeof usePlan>) {
  const intl = useIntl();
  if (!isAsked) return <FormattedMessage id="users.many.hint" />;
  if (error !== undefined) return <Alert type="error" title={formatFailure(error, intl)} />;
  return plan ? <WouldChange plan={plan} /> : <Loading rows={1} />;
}

/** Preview of a bulk action: number of affected users, the reasons why others are skipped, and the start button (US-01). */
export function BulkUserDialog({ act, selection, count, onClose, onStarted }: ManyUsersDialogProps) {
  const intl = useIntl();
  const language = useLocale();
  const [fields, setFields] = useState<BulkUserFields>({});
  const wish = getRequest(act, selection, fields);
  const { plan, error, isAsked } = usePlan(wish);
  const [start, { isLoading }] = useManageUserManyRunMutation();
  const once = useIdempotencyKey();
  const run = async (): Promise<void> => {
    if (!plan || !wish) return;
    const { data } = await once((idempotencyKey) => start({ ...wish, expected: plan.total, idempotencyKey }));
    if (data) onStarted();
  };
  const words = getCodeLabel(USER_ACTION, act, language);
  return (
    <Modal
      open
      title={intl.formatMessage({ id: 'users.many.title' }, { act: words, count })}
      okText={words}
      okButtonProps={{ loading: isLoading, disabled: !plan || plan.willChange === 0, danger: act === 'disable' }}
      cancelText={intl.formatMessage({ id: 'users.cancel' })}
      onOk={() => void run()}
      onCancel={useGuardedClose(onClose)}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <UnsavedNote isChanged={Object.keys(fields).length > 0} />
      <div className={styles['fields']}>
        <BulkUserForm act={act} fields={fields} onChange={setFields} />
        <div className={styles['plan']} aria-live="polite">
          <Answer plan={plan} error={error} isAsked={isAsked} />
        </div>
      </div>
    </Modal>
  );
}
