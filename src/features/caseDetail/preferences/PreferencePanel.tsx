import { useTaskUserContactsQuery } from '@/api/endpoints/cases/taskApi';
import { useTaskWorkWishMutation } from '@/api/endpoints/cases/taskWorkApi';
import { taskWorkCalls } from '@/contract/calls/cases/taskWorkCalls';
import { RELATION, type ContactChannel } from '@/contract/codes/contactCodes';
import { PREFERENCE_KIND } from '@/contract/codes/preferenceCodes';
import type { Contact } from '@/contract/entities/cases/contact';
import { isOutcomePending } from '@/machines/submissionMachine';
import { useFirstField } from '@/ui/form/useFirstField';
import { CodeLabel } from '@/ui/format/CodeLabel';
import { Form, type FormInstance, Button } from 'antd';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { UnconfirmedOutcomeAlert } from '../submission/SubmissionStatus';
import { useNewSubmission } from '../submission/useNewSubmission';
import { KeyCap } from '../keys/KeyCap';
import type { RecordFields } from '../record/recordFields';
import { RefusalAlert } from '../repayment/RefusalAlert';
import { useDigitKeys } from './useDigitKeys';
import { type PreferenceContent, PREFERENCE_CHOICES, type PreferenceChoice } from './preferenceChoices';
import { PreferenceDetails } from './PreferenceDetails';
import * as styles from './preferences.module.css';

/**
 * Returns the person chosen in the result form. Without a choice, returns the only contact of the case, else the borrower without a number.
 */
function usePreferenceSubject(
  taskId: string,
  form: FormInstance<RecordFields>,
): { wisher: Contact | undefined; name: string | undefined } {
  const { data: contacts = [] } = useTaskUserContactsQuery({ id: taskId });
  const chosenId = Form.useWatch('contactId', form);
  const chosen = contacts.find(({ id }) => id === chosenId);
  const wisher = chosen ?? (contacts.length === 1 ? contacts[0] : undefined);
  return { wisher, name: (wisher ?? contacts.find(({ relation }) => relation === RELATION.self))?.name };
}

/** Person who stated the preference, and the channel. */
interface PreferenceSource {
  readonly contactId: string | null;
  readonly channel: ContactChannel;
}

/** Records a contact preference on a case, once (LC-05). */
function useRecordPreference(taskId: string, onDone: () => void) {
  const [note] = useTaskWorkWishMutation();
  return useNewSubmission<PreferenceContent & PreferenceSource>({
    taskId,
    row: taskWorkCalls.wish,
    send: (content, idempotencyKey) => note({ taskId, ...content, idempotencyKey }),
    onDone,
  });
}

interface WishPanelProps {
  readonly taskId: string;
  readonly form: FormInstance<RecordFields>;
  readonly onClose: () => void;
}

/** List of contact preferences: a digit records one at once, or opens its details. */
export function PreferencePanel({ taskId, form, onClose }: WishPanelProps) {
  const { formatMessage } = useIntl();
  const { wisher, name } = usePreferenceSubject(taskId, form);
  const submission = useRecordPreference(taskId, onClose);
  const [asked, setAsked] = useState<PreferenceChoice>();
  const isOff = submission.isBusy || isOutcomePending(submission.state);
  const title = formatMessage({ id: name === undefined ? 'wish.ofBorrower' : 'wish.of' }, { name });
  const note = (content: PreferenceContent) => {
    const { type }: RecordFields = form.getFieldsValue(true);
    if (!isOff) submission.submit({ ...content, contactId: wisher?.id ?? null, channel: type });
  };
  const isOffered = ({ isOfNumber }: PreferenceChoice): boolean =>
    !isOff && (wisher !== undefined || isOfNumber !== true);
  const choose = (choice: PreferenceChoice | undefined) => {
    if (!choice || !isOffered(choice)) return;
    if (choice.said) note(choice.said);
    else setAsked(choice);
  };
  return (
    <section aria-label={title} className={styles['panel']}>
      <strong>{title}</strong>
      {asked ? (
        <PreferenceDetails kind={asked.kind} isOff={isOff} onNote={note} onBack={() => setAsked(undefined)} />
      ) : (
        <WishList isOffered={isOffered} isNumberless={wisher === undefined} onChoose={choose} onClose={onClose} />
      )}
      <RefusalAlert title="notices.sendFailed" error={submission.refusal} />
      <UnconfirmedOutcomeAlert submission={submission} />
    </section>
  );
}

interface WishListProps {
  readonly isOffered: (choice: PreferenceChoice) => boolean;
  /** No person is chosen to whom the number could belong. */
  readonly isNumberless: boolean;
  readonly onChoose: (choice: PreferenceChoice | undefined) => void;
  readonly onClose: () => void;
}

function WishList({ isOffered, isNumberless, onChoose, onClose }: WishListProps) {
  useDigitKeys((place) => onChoose(PREFERENCE_CHOICES[place]), onClose);
  return (
    <>
      <ul ref={useFirstField<HTMLUListElement>('button:enabled')} className={styles['choices']}>
        {PREFERENCE_CHOICES.map((choice, place) => (
          <li key={choice.words ?? choice.kind}>
            <Button type="text" size="small" block disabled={!isOffered(choice)} onClick={() => onChoose(choice)}>
              <KeyCap>{String(place + 1)}</KeyCap>
              {choice.words ? (
                <FormattedMessage id={choice.words} />
              ) : (
                <CodeLabel table={PREFERENCE_KIND} code={choice.kind} />
              )}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles['hint']}>
        <FormattedMessage id={isNumberless ? 'wish.needsContact' : 'wish.choose'} />
      </p>
    </>
  );
}
