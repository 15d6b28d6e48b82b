import { isRejectedWithCode } from '@/api/client/apiFailure';
import { useTaskRecordMutation, useTaskUserContactsQuery } from '@/api/endpoints/cases/taskApi';
import { useOnMutationConfirmed } from '@/api/hooks/useOnMutationConfirmed';
import { taskCalls } from '@/contract/calls/cases/taskCalls';
import { getCodeLabel } from '@/contract/codes/codeTable';
import { type ContactRelation, isContactRelation, isAgainstLine, RECORDED_RESULT } from '@/contract/codes/contactCodes';
import type { Contact } from '@/contract/entities/cases/contact';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import { RESULT_CODES } from '@/contract/resultCodes';
import { useLocale } from '@/i18n/languageContext';
import { isOutcomePending } from '@/machines/submissionMachine';
import type { FormInstance } from 'antd';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

import { useDraft } from '../submission/useDraft';
import { isKeyReused, useSubmission } from '../submission/useSubmission';
import { toPlanRequest, type RecordFields, parseRecordDraft } from './recordFields';

/** The person spoken to, in the fields of the collection log (§3). Used for a server without contact ids. */
interface ContactedPerson {
  readonly contactRelation?: ContactRelation;
  readonly contactName?: string;
  readonly contactPhone?: string;
}

/** Returns the displayed fields of the chosen contact; empty if no contact is chosen. */
export function getContactedPerson(
  contacts: readonly Contact[] | undefined,
  contactId: string | null | undefined,
): ContactedPerson {
  const chosen = contactId ? contacts?.find(({ id }) => id === contactId) : undefined;
  if (!chosen) return {};
  const { relation, name, phone } = chosen;
  return { ...(isContactRelation(relation) && { contactRelation: relation }), contactName: name, contactPhone: phone };
}

/** Returns true if a result states 'connected' for a call that the line ended unanswered. */
const contradictsLine = ({ phoneCallId, callStatus }: RecordFields, call: PhoneCall | null): boolean =>
  call?.id === phoneCallId && isAgainstLine(callStatus, call?.callStatus ?? null);

interface RecordSetting {
  readonly task: Pick<LoanItem['task'], 'borrowerName' | 'id'>;
  readonly form: FormInstance<RecordFields>;
  /** The agent's newest call on the case. */
  readonly call: PhoneCall | null;
  readonly onNext: () => void;
  /** The form lacks something or holds something wrong. */
  readonly onRefused: () => void;
}

type Then = 'stay' | 'next';

interface RecordInput {
  readonly fields: RecordFields;
  readonly person: ContactedPerson;
  readonly follow: Then;
  /** The agent has confirmed that the line is wrong. */
  readonly againstLine: boolean;
}

/** Sends a result; its notice names the borrower and the result, for the next case is on the screen by then. */
function useSendResult({ id: taskId, borrowerName }: RecordSetting['task']) {
  const [send] = useTaskRecordMutation();
  const language = useLocale();
  return async ({ fields, person, againstLine }: RecordInput, idempotencyKey: string) => {
    const { callStatus, callResult, promisedParts, ...others } = fields;
    // The form has already validated both.
    if (!callStatus || !callResult) return { error: undefined };
    const request = { ...others, ...toPlanRequest(promisedParts), ...person };
    const noticeAbout = `${borrowerName} · ${getCodeLabel(RECORDED_RESULT, callResult, language)}`;
    return send({ taskId, callStatus, callResult, ...request, againstLine, idempotencyKey, noticeAbout });
  };
}

/**
 * Sends the result once; without a network connection it waits for one. Without a response, the outcome is unknown. The only way to proceed
 * is a lookup under the same idempotency key, which the server executes at most once (CD-13).
 */
export function useRecord({ task, form, call, onNext, onRefused }: RecordSetting) {
  const taskId = task.id;
  const draft = useDraft<RecordFields>({ taskId, kind: 'log', form, parse: parseRecordDraft });
  const send = useSendResult(task);
  const { data: contacts } = useTaskUserContactsQuery({ id: taskId });
  const tellCarriedOut = useOnMutationConfirmed(taskId, taskCalls.record);
  const isChecking = useRef(false);
  // Action to continue with after the agent has confirmed that the line is wrong.
  const [doubted, setDoubted] = useState<Then>();

  const submission = useSubmission({
    waits: true,
    idempotencyKey: () => draft.origin.current.idempotencyKey,
    async send(recorded: RecordInput, idempotencyKey) {
      const outcome = await send(recorded, idempotencyKey);
      // The server's information about the line is more current than this page's.
      if (isRejectedWithCode(outcome.error, RESULT_CODES.lineUnanswered.code)) setDoubted(recorded.follow);
      return outcome;
    },
    onRelease(refusal) {
      if (!isKeyReused(refusal)) return;
      draft.renew();
      draft.touch();
    },
    onDone(data, input) {
      draft.forget();
      if (data === undefined) tellCarriedOut();
      if (input?.follow === 'next') onNext();
    },
  });

  const record = async (then: Then, isSure = false) => {
    // The validation is asynchronous; a second click or key during it has no effect.
    if (isChecking.current) return;
    isChecking.current = true;
    try {
      const fields = await form.validateFields();
      const isDoubtful = !isSure && contradictsLine(fields, call);
      setDoubted(isDoubtful ? then : undefined);
      const person = getContactedPerson(contacts, fields.contactId);
      if (!isDoubtful) submission.submit({ fields, person, follow: then, againstLine: isSure });
    } catch {
      onRefused();
    } finally {
      isChecking.current = false;
    }
  };

  const { state } = submission;
  const doubt = {
    isOpen: doubted !== undefined,
    confirm: () => void (doubted && record(doubted, true)),
    takeBack: () => setDoubted(undefined),
  };
  return {
    draft,
    record,
    doubt,
    submission,
    isSending: state === 'sending',
    isUnknown: isOutcomePending(state) || state === 'waiting',
  };
}

interface ShownDraft {
  readonly draft: Pick<ReturnType<typeof useDraft>, 'kept' | 'isDirty' | 'letGo'>;
  readonly form: Pick<FormInstance, 'getFieldsValue'>;
  /** A submission from this tab is pending, or its outcome is unknown. */
  readonly isUnderWay: boolean;
}

/** Clears a draft that another tab has sent, so that this tab cannot send it again (CD-13). */
export function useClearedElsewhere({ draft: { kept, isDirty, letGo }, form, isUnderWay }: ShownDraft): void {
  const shown = useRef<string>(undefined);
  const text = (): string => JSON.stringify(form.getFieldsValue(true));
  const look = useEffectEvent((now: typeof kept) => {
    const before = shown.current;
    shown.current = now ? text() : undefined;
    // Text written since then is unsaved work and stays.
    const isTheSame = now === null && before === text() && !isDirty.current;
    if (isTheSame && !isUnderWay) letGo();
  });
  useEffect(() => look(kept), [kept]);
}
