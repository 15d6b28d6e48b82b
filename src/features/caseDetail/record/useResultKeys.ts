import { afterPaint } from '@/browser/page/afterPaint';
import { CALL_STATUS } from '@/contract/codes/contactCodes';
import { codeValues } from '@/contract/codes/codeTable';
import type { FormInstance } from 'antd';
import type { RefObject } from 'react';

import { RESULT_KEYS, SAVE_KEY, STATUS_KEYS } from '../keys/caseKeys';
import { getOnlyResult, type RecordFields } from './recordFields';
import { useCaseKeys } from '../keys/useCaseKeys';
import type { KeyActions } from '../keys/useKeys';
import { useOfferedResults } from './useOfferedResults';

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
  const set = (fields: Partial<RecordFields>) => {
    form.setFieldsValue(fields);
    // Clears the errors of the chosen fields. Fields still missing are not validated before 'save'.
    const chosen = Object.entries(fields).filter(([, value]) => value !== undefined);
    void form.validateFields(chosen.map(([name]) => name)).catch(() => undefined);
    touch();
    // In a low or narrow window the form may be out of view; it must be visible before it is saved.
    afterPaint(() => shown.current?.scrollIntoView({ block: 'nearest' }));
  };
  const statuses = codeValues(CALL_STATUS).map((callStatus) => [
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
