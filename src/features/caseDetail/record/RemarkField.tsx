import {
  useTaskViewDeleteFilterMutation,
  useTaskViewSavedFiltersQuery,
  useTaskViewSaveFilterMutation,
} from '@/api/endpoints/cases/taskViewApi';
import { NAME_MAX, REMARK_MAX } from '@/contract/ourLimits';
import { MenuButton } from '@/ui/screen/MenuButton';
import { Form, type FormInstance, Input } from 'antd';
import { useRef } from 'react';
import { useIntl } from 'react-intl';

import * as styles from './record.module.css';
import type { RecordFields } from './recordFields';

const LIST = 'remarks';

/** Returns the user's texts for the remark, saved on the server next to the saved filters. `written` can be added to them. */
function useOwnRemarks(written: string) {
  const { data } = useTaskViewSavedFiltersQuery();
  const [save] = useTaskViewSaveFilterMutation();
  const [remove] = useTaskViewDeleteFilterMutation();
  const saved = data?.filter(({ list }) => list === LIST) ?? [];
  const same = saved.find(({ name }) => name === written);
  return {
    texts: saved.map(({ name }) => name),
    /** A long text is no canned one. */
    mayKeep: written !== '' && written.length <= NAME_MAX && !same,
    mayForget: same !== undefined,
    keep: () => void save({ list: LIST, name: written, query: '' }),
    forget: () => void (same && remove({ id: same.id })),
  };
}

/** Texts of the product; those of the user's own come before them. */
const OF_PRODUCT = [
  'case.canned.noAnswer',
  'case.canned.voicemail',
  'case.canned.later',
  'case.canned.paid',
  'case.canned.relative',
  'case.canned.options',
] as const;

const KEEP = 'keep';
const FORGET = 'forget';

interface CannedRemarksProps {
  /** Current text of the remark. */
  readonly written: string;
  readonly onChoose: (text: string) => void;
}

/** Saved texts to insert into the remark. The current remark can be saved as one, and saved texts can be deleted. */
function CannedRemarks({ written, onChoose }: CannedRemarksProps) {
  const { formatMessage } = useIntl();
  const own = useOwnRemarks(written);
  const label = formatMessage({ id: 'case.canned' });
  const change = {
    ...(own.mayKeep && { [KEEP]: { label: formatMessage({ id: 'case.canned.keep' }), act: own.keep } }),
    ...(own.mayForget && { [FORGET]: { label: formatMessage({ id: 'case.canned.forget' }), act: own.forget } }),
  };
  const texts = [...own.texts, ...OF_PRODUCT.map((id) => formatMessage({ id }))];
  const byKey = new Map([
    ...Object.entries(change),
    ...texts.map((text, place) => [String(place), { label: text, act: () => onChoose(text) }] as const),
  ]);
  return (
    <div className={styles['canned']}>
      <MenuButton
        label={label}
        items={[...byKey].map(([key, line]) => ({ key, label: line.label }))}
        onChoose={(key) => byKey.get(key)?.act()}
      >
        {label}
      </MenuButton>
    </div>
  );
}

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
