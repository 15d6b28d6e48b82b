import { useTaskDraftQuery } from '@/api/endpoints/cases/taskApi';
import { isSeen, watchSeen } from '@/browser/page/pageLife';
import { CALL_STATUS, type CallStatus } from '@/contract/codes/contactCodes';
import type { PhoneCall } from '@/contract/entities/cases/phoneCall';
import type { FormInstance } from 'antd';
import { useEffect, useRef, useSyncExternalStore } from 'react';

import { getOnlyResult, type RecordFields } from '../record/recordFields';
import { isCallActive } from './isCallActive';

const isCallStatus = (code: string): code is CallStatus => Object.hasOwn(CALL_STATUS, code);

/** Derives the call status from the line: connected as soon as the contact answers. */
function getStatus({ callStatus, state }: PhoneCall): CallStatus | undefined {
  const known = callStatus ?? (state === 'connected' ? 'CNCT' : '');
  return isCallStatus(known) ? known : undefined;
}

/** Sets the called contact and clears the result, because the previous call's result belongs to another contact. */
const beginning = ({ id, contactId }: PhoneCall): Partial<RecordFields> => ({
  phoneCallId: id,
  contactId,
  type: '01',
  callStatus: undefined,
  callResult: undefined,
});

interface FillSetting {
  readonly taskId: string;
  readonly call: PhoneCall | null;
  readonly form: FormInstance<RecordFields>;
  /** Marks the form as changed, so that its draft is saved. */
  readonly touch: () => void;
}

type Form = FillSetting['form'];

const isAbout = (form: Form, { id }: PhoneCall): boolean => form.getFieldValue('phoneCallId') === id;

/** Links the form to this call; returns true if the link is new. */
function takeCall(form: Form, call: PhoneCall): boolean {
  if (isAbout(form, call) || !isCallActive(call)) return false;
  form.setFieldsValue(beginning(call));
  return true;
}

/** Fills in the outcome of the call unless the agent was quicker; returns true if anything was filled in. */
function takeStatus(form: Form, call: PhoneCall): boolean {
  const status = getStatus(call);
  if (!status || !isAbout(form, call) || form.getFieldValue('callStatus')) return false;
  form.setFieldsValue({ callStatus: status, callResult: getOnlyResult(status) });
  return true;
}

/**
 * Copies a call into the result form: the contact and, unless the agent was quicker, the outcome. Runs only in a visible tab. A second tab
 * on the case would otherwise write its own draft and hold the call after its result was saved.
 */
export function useFillFromCall({ taskId, call, form, touch }: FillSetting): void {
  // A draft from before a reload is restored first, or it would count as older than the values set here.
  const { isFetching: isDraftOnItsWay } = useTaskDraftQuery({ id: taskId, kind: 'log' });
  const isLookedAt = useSyncExternalStore(watchSeen, isSeen);
  // Processed once: a result saved during the call does not fill the form a second time.
  const taken = useRef<string>(undefined);
  useEffect(() => {
    if (!call || isDraftOnItsWay) return;
    const isNew = isLookedAt && taken.current !== call.id && takeCall(form, call);
    if (isAbout(form, call)) taken.current = call.id;
    if (takeStatus(form, call) || isNew) touch();
  }, [call, isDraftOnItsWay, isLookedAt, form, touch]);
}
