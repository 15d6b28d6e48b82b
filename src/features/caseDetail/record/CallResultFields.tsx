import { CALL_STATUS, type CallStatus, RECORDABLE_RESULT } from '@/contract/codes/contactCodes';
import type { MessageId } from '@/i18n/messageIds';
import { Form, type FormInstance } from 'antd';
import { useIntl } from 'react-intl';

import { RESULT_KEYS, STATUS_KEYS } from '../keys/caseKeys';
import { CodeButtons } from './CodeButtons';
import { getOnlyResult, type RecordFields } from './recordFields';
import { useOfferedResults } from './useOfferedResults';

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
