import { useTaskDraftQuery } from '@/api/taskApi';
import { isSeen, watchSeen } from '@/browser/pageLife';
import { CALL_STATUS, type CallStatus } from '@/contract/codes/callStatus';
import type { PhoneCall } from '@/contract/entities/phoneCall';
import type { FormInstance } from 'antd';
import { useEffect, useRef, useSyncExternalStore } from 'react';

import { getOnlyResult, type RecordFields } from '../record/recordFields';
import { isUnderWay } from './isUnderWay';

const isCallStatus = (code: string): code is CallStatus => Object.hasOwn(CALL_STATUS, code);

/** What the line knows of how a call went: as soon as somebody answers, that it is connected. */
function getStatus({ callStatus, state }: PhoneCall): CallStatus | undefined {
  const known = callStatus ?? (state === 'connected' ? 'CNCT' : '');
  return isCallStatus(known) ? known : undefined;
}

/** Who was called, and a fresh result: that of the call before belonged to somebody else. */
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
  /** The form's text has changed and is to be kept. */
  readonly touch: () => void;
}

type Form = FillSetting['form'];

const isAbout = (form: Form, { id }: PhoneCall): boolean => form.getFieldValue('phoneCallId') === id;

/** The form is about this call from now on; whether that is new. */
function takeCall(form: Form, call: PhoneCall): boolean {
  if (isAbout(form, call) || !isUnderWay(call)) return false;
  form.setFieldsValue(beginning(call));
  return true;
}

/** Fills in how the call went unless the agent was quicker; whether anything was filled in. */
function takeStatus(form: Form, call: PhoneCall): boolean {
  const status = getStatus(call);
  if (!status || !isAbout(form, call) || form.getFieldValue('callStatus')) return false;
  form.setFieldsValue({ callStatus: status, callResult: getOnlyResult(status) });
  return true;
}

/**
 * Takes a call into the result form: whom it reached and, unless the agent was quicker, how it went. Begun only where it is seen: of two tabs
 * on one case the other would write a draft of its own, and hold the call when its result has long been saved.
 */
export function useFillFromCall({ taskId, call, form, touch }: FillSetting): void {
  // What was half-written before a reload comes first, or it would count as older than what is filled in here.
  const { isFetching: isDraftOnItsWay } = useTaskDraftQuery({ id: taskId, kind: 'log' });
  const isLookedAt = useSyncExternalStore(watchSeen, isSeen);
  // Taken once: a result that is written down while the talk goes on is not begun again.
  const taken = useRef<string>(undefined);
  useEffect(() => {
    if (!call || isDraftOnItsWay) return;
    const isNew = isLookedAt && taken.current !== call.id && takeCall(form, call);
    if (isAbout(form, call)) taken.current = call.id;
    if (takeStatus(form, call) || isNew) touch();
  }, [call, isDraftOnItsWay, isLookedAt, form, touch]);
}
