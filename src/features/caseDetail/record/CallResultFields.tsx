import {
  type CallStatus,
  RECORDABLE_RESULTS,
  isPromise,
  type RecordableResult,
  CALL_STATUS,
  RECORDABLE_RESULT,
} from '@/contract/codes/contactCodes';
import { useCurrentUser } from '@/ui/screen/currentUser';
import { getCodeValues } from '@/contract/codes/codeTable';
import { type FormInstance, Form } from 'antd';
import { type RefObject, useEffect, useRef } from 'react';
import { RESULT_KEYS, SAVE_KEY, STATUS_KEYS } from '../keys/caseKeys';
import { getOnlyResult, type RecordFields } from './recordFields';
import { useCaseKeys } from '../keys/useCaseKeys';
import type { KeyActions } from '../keys/useKeys';
import type { MessageId } from '@/i18n/messageIds';
import { useIntl } from 'react-intl';
import { CodeButtons } from './CodeButtons';

/** Returns the results of a call status that the signed-in user may record. Promises require the permission to create them (§6). */
function useOfferedResults(): (status: CallStatus) => readonly RecordableResult[] {
  // A server that does not send this restricts nobody, because it decides as well.
  const mayPromise = useCurrentUser()?.createsPtp ?? true;
  return (status) => RECORDABLE_RESULTS[status].filter((result) => mayPromise || !isPromise(result));
}

/**
 * Returns a function that scrolls a choice made by key into view, at once and when its buttons have rendered. In a low or narrow window
 * the form may be out of view; it must be visible before it is saved.
 */
function useShowChoice(form: FormInstance<RecordFields>, shown: RefObject<HTMLElement | null>): () => void {
  const status = Form.useWatch('callStatus', form);
  const result = Form.useWatch('callResult', form);
  const isByKey = useRef(false);
  useEffect(() => {
    if (isByKey.current) shown.current?.scrollIntoView({ block: 'nearest' });
    isByKey.current = false;
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- each choice renders other buttons
  }, [status, result, shown]);
  return () => {
    isByKey.current = true;
    shown.current?.scrollIntoView({ block: 'nearest' });
  };
}

interface ResultKeys {
  readonly form: FormInstance<RecordFields>;
  readonly touch: () => void;
  readonly save: () => void;
  /** Element that shows the chosen status and result. */
  readonly shown: RefObject<HTMLElement | null>;
}

/** Binds the keys of call status groups, of the results of the chosen group, and of 'save and next'. A choice is scrolled into view. */
export function useResultKeys({ form, touch, save, shown }: ResultKeys): void {
  const offered = useOfferedResults();
  const showChoice = useShowChoice(form, shown);
  const set = (fields: Partial<RecordFields>) => {
    showChoice();
    form.setFieldsValue(fields);
    // Clears the errors of the chosen fields. Fields still missing are not validated before 'save'.
    const chosen = Object.entries(fields).filter(([, value]) => value !== undefined);
    void form.validateFields(chosen.map(([name]) => name)).catch(() => undefined);
    touch();
  };
  const statuses = getCodeValues(CALL_STATUS).map((callStatus) => [
    STATUS_KEYS[callStatus],
    () => set({ callStatus, callResult: getOnlyResult(callStatus) }),
  ]);
  const results = [...new Set(Object.values(RESULT_KEYS))].map((key) => [
    key,
    () => {
      const { callStatus }: RecordFields = form.getFieldsValue(true);
      const callResult = callStatus && offered(callStatus).find((result) => RESULT_KEYS[result] === key);
      if (callResult) set({ callResult });
    },
  ]);
  const actions: KeyActions = Object.fromEntries([...statuses, ...results, [SAVE_KEY, save]]);
  useCaseKeys(actions);
}

const REQUIRED = [{ required: true }];

/** Call status first, then one of its results; a status with one result needs no second choice (§4). */
export function CallResultFields({ form }: { readonly form: FormInstance<RecordFields> }) {
  const { formatMessage } = useIntl();
  const offered = useOfferedResults();
  const status = Form.useWatch('callStatus', form);
  const label = (id: MessageId) => formatMessage({ id });
  const chooseStatus = ({ target }: { readonly target: { readonly value: CallStatus } }) => {
    form.setFieldValue('callResult', getOnlyResult(target.value));
    return target.value;
  };
  return (
    <>
      <Form.Item
        name="callStatus"
        messageVariables={{ label: label('case.record.callStatus') }}
        rules={REQUIRED}
        getValueFromEvent={chooseStatus}
      >
        <CodeButtons table={CALL_STATUS} keys={STATUS_KEYS} label={label('case.record.callStatus')} />
      </Form.Item>
      <Form.Item name="callResult" messageVariables={{ label: label('case.record.callResult') }} rules={REQUIRED}>
        <CodeButtons
          table={RECORDABLE_RESULT}
          codes={status ? offered(status) : []}
          keys={RESULT_KEYS}
          label={label('case.record.callResult')}
          hint={label('case.record.callResult.hint')}
        />
      </Form.Item>
    </>
  );
}
