import { REMARK_MAX } from '@/contract/ourLimits';
import { Form, type FormInstance, Input } from 'antd';
import { useRef } from 'react';
import { useIntl } from 'react-intl';

import { CannedRemarks } from './CannedRemarks';
import type { RecordFields } from './recordFields';
import * as styles from './record.module.css';

/** Inserts a text at the cursor as if it were typed, as far as the length limit permits. */
function insert(area: HTMLTextAreaElement | null | undefined, text: string): void {
  if (!area) return;
  const { value, selectionStart, selectionEnd } = area;
  const before = value.slice(0, selectionStart);
  const room = REMARK_MAX - (value.length - (selectionEnd - selectionStart));
  const spaced = before === '' || /\s$/u.test(before) ? text : ` ${text}`;
  area.focus();
  area.setRangeText(spaced.slice(0, room), selectionStart, selectionEnd, 'end');
  area.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Free remark, with frequent texts to insert. */
export function RemarkField({ form }: { readonly form: FormInstance<RecordFields> }) {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLDivElement>(null);
  const written = (Form.useWatch('remarks', form) ?? '').trim();
  const label = formatMessage({ id: 'case.record.remarks' });
  return (
    <div ref={field} className={styles['remark']}>
      <Form.Item name="remarks">
        <Input.TextArea aria-label={label} placeholder={label} maxLength={REMARK_MAX} showCount rows={2} />
      </Form.Item>
      <CannedRemarks written={written} onChoose={(text) => insert(field.current?.querySelector('textarea'), text)} />
    </div>
  );
}
