import {
  useManageConfigAllocationQuery,
  useManageConfigUpdateAllocationMutation,
} from '@/api/endpoints/system/manageConfigApi';
import { LOAN_PART, type LoanPart } from '@/contract/codes/caseCodes';
import { getCodeLabel, getCodeValues } from '@/contract/codes/codeTable';
import { ALLOCATION_FIRST, type AllocationFirst } from '@/contract/codes/queueCodes';
import type { AllocationConfig } from '@/contract/entities/money/allocation';
import { useLocale } from '@/i18n/languageContext';
import { moveItem } from '@/ui/list/chosenColumns';
import { MoveButtons } from '@/ui/list/MoveButtons';
import { usePermission } from '@/ui/screen/currentUser';
import { Radio } from 'antd';
import { useId, useMemo } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import { PanelFrame } from '../PanelFrame';
import { QueryBoundary } from '../QueryBoundary';
import { SaveBar } from '../SaveBar';
import * as styles from '../system.module.css';
import { EndAligned, FieldBox, NarrowBlock, SettingsRows } from '../systemElements';
import { useEditedValue } from '../useEditedValue';

interface PartListProps {
  readonly parts: readonly LoanPart[];
  readonly onChange: (parts: readonly LoanPart[]) => void;
}

/** Parts of an installment, in the order of allocation. */
function PartList({ parts, onChange }: PartListProps) {
  const { formatMessage } = useIntl();
  const language = useLocale();
  const mayChange = usePermission('system.manage');
  return (
    <FieldBox>
      <span>
        <FormattedMessage id="system.allocation.parts" />
      </span>
      <ol className={styles['parts']} aria-label={formatMessage({ id: 'system.allocation.parts' })}>
        {parts.map((part, at) => (
          <li key={part} className={styles['part']}>
            <span>{at + 1}.</span>
            <span>{getCodeLabel(LOAN_PART, part, language)}</span>
            {mayChange && (
              <EndAligned>
                <MoveButtons
                  title={getCodeLabel(LOAN_PART, part, language)}
                  onUp={at > 0 ? () => onChange(moveItem(parts, at, at - 1)) : undefined}
                  onDown={at + 1 < parts.length ? () => onChange(moveItem(parts, at, at + 1)) : undefined}
                />
              </EndAligned>
            )}
          </li>
        ))}
      </ol>
    </FieldBox>
  );
}

/** Order in which payments are allocated within a loan (MI-02). */
export function AllocationPanel() {
  const query = useManageConfigAllocationQuery();
  return (
    <PanelFrame
      title="system.tab.allocation"
      intro="system.allocation.intro"
      changes="system.manage"
      lastChange={query.data?.lastChange}
    >
      <QueryBoundary query={query}>{(config) => <AllocationForm config={config} />}</QueryBoundary>
    </PanelFrame>
  );
}

interface Order {
  readonly first: AllocationFirst;
  readonly parts: readonly LoanPart[];
}

const isPart = (code: string): code is LoanPart => Object.hasOwn(LOAN_PART, code);

const getFirst = (code: string): AllocationFirst => (code === 'part' ? 'part' : 'instalment');

function AllocationForm({ config: { first, parts } }: { readonly config: AllocationConfig }) {
  const sent = useMemo<Order>(() => ({ first: getFirst(first), parts: parts.filter(isPart) }), [first, parts]);
  const { value, isChanged, edit, forget } = useEditedValue<Order>(sent);
  const [save, { isLoading }] = useManageConfigUpdateAllocationMutation();
  const submit = async (): Promise<void> => {
    const { error } = await save({ first: value.first, parts: [...value.parts] });
    if (error === undefined) forget();
  };
  return (
    <NarrowBlock>
      <SettingsRows>
        <First value={value.first} onChange={(chosen) => edit({ ...value, first: chosen })} />
        <PartList parts={value.parts} onChange={(changed) => edit({ ...value, parts: changed })} />
        <SaveBar isChanged={isChanged} isSaving={isLoading} onSave={() => void submit()} onUndo={forget} />
      </SettingsRows>
    </NarrowBlock>
  );
}

interface FirstProps {
  readonly value: AllocationFirst;
  readonly onChange: (first: AllocationFirst) => void;
}

function First({ value, onChange }: FirstProps) {
  const id = useId();
  const language = useLocale();
  const mayChange = usePermission('system.manage');
  return (
    <FieldBox>
      <span id={id}>
        <FormattedMessage id="system.allocation.first" />
      </span>
      <Radio.Group
        aria-labelledby={id}
        value={value}
        disabled={!mayChange}
        onChange={({ target }) => onChange(getFirst(String(target.value)))}
        options={getCodeValues(ALLOCATION_FIRST).map((code) => ({
          value: code,
          label: getCodeLabel(ALLOCATION_FIRST, code, language),
        }))}
      />
    </FieldBox>
  );
}
