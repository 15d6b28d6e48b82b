import { selectNothing } from '@/api/client/selectFrom';
import { useUserBehaviorAddMutation } from '@/api/endpoints/cases/userApi';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { Form } from 'antd';
import { useEffect, useRef, useCallback, use } from 'react';

import { CaseActions } from './actions/CaseActions';
import { CaseDialogs, OpenCaseDialogContext } from './actions/CaseDialogs';
import { PendingApprovalLine } from './PendingApprovalLine';
import { CaseBar } from './bar/CaseBar';
import type { CaseSteps } from './bar/useCaseSteps';
import { usePhoneCall } from './callLine/usePhoneCall';
import * as styles from './caseDetail.module.css';
import { ComplaintHoldBanner } from './complaint/ComplaintHoldBanner';
import { CaseContacts } from './contacts/CaseContacts';
import { HoldBanner } from './hold/HoldBanner';
import { CASE_KEYS } from './keys/caseKeys';
import { KeysButton } from './keys/KeysButton';
import { useCaseKeys } from './keys/useCaseKeys';
import { createLazyPart } from './createLazyPart';
import { PromisePlanCard } from './record/PromisePlanCard';
import { RecordCard } from './record/RecordCard';
import type { RecordFields } from './record/recordFields';
import { RecordedElsewhereNotice } from './RecordedElsewhereNotice';
import { CaseTabs } from './tabs/CaseTabs';
import { PreferenceLine } from './preferences/PreferenceLine';

/** Loaded on demand, because it is rarely needed. */
const UncallableCasesDialog = createLazyPart(
  async () => (await import('./bar/UncallableCasesDialog')).UncallableCasesDialog,
);

/** Offers a choice of where to continue when no case ahead may be called (LC-06). */
const NobodyCallable = ({ steps: { isParked, neighbours, stay } }: { readonly steps: CaseSteps }) =>
  isParked && neighbours && <UncallableCasesDialog neighbours={neighbours} onClose={stay} />;

/** Records the access to personal data when a case is opened, once per visit (AP-07, CD-12). */
function useOpenedBehaviour(loanId: string): void {
  const [add] = useUserBehaviorAddMutation({ selectFromResult: selectNothing });
  const recorded = useRef<string>(undefined);
  useEffect(() => {
    if (recorded.current === loanId) return;
    recorded.current = loanId;
    void add({ type: 'openCase', loanId });
  }, [add, loanId]);
}

/** Writes the height of an element, in pixels, into a CSS variable of its container, for sticky elements below it. */
function useHeightVariable(variable: `--${string}`) {
  return useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined;
      const observer = new ResizeObserver(() =>
        element.parentElement?.style.setProperty(variable, `${Math.round(element.getBoundingClientRect().height)}px`),
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [variable],
  );
}

interface CaseWorkplaceProps {
  readonly loanItem: LoanItem;
  readonly steps: CaseSteps;
}

/** Work area during a call: borrower, debt, contacts and the result form on one screen at 1280 px. */
export const CaseWorkplace = ({ loanItem, steps }: CaseWorkplaceProps) => (
  <CaseDialogs loanItem={loanItem}>
    <Workplace loanItem={loanItem} steps={steps} />
  </CaseDialogs>
);

function Workplace({ loanItem, steps }: CaseWorkplaceProps) {
  const { task, heldBy } = loanItem;
  const { neighbours, goNext, goPrevious, goOn } = steps;
  const isHeld = Boolean(heldBy);
  const [form] = Form.useForm<RecordFields>();
  const line = usePhoneCall(task.id);
  const openDialog = use(OpenCaseDialogContext);
  const bar = useHeightVariable('--case-bar');
  const record = useRef<HTMLDivElement>(null);
  const focusRecord = useCallback(() => record.current?.querySelector('input')?.focus(), []);
  useOpenedBehaviour(task.loanId);
  useCaseKeys({
    [CASE_KEYS.record]: focusRecord,
    [CASE_KEYS.hangUp]: () => void line.hangUp(),
    [CASE_KEYS.keys]: () => openDialog('keys'),
  });

  return (
    <div className={styles['workplace']}>
      <CaseBar ref={bar} loanItem={loanItem} neighbours={neighbours} onPrevious={goPrevious} onNext={goNext}>
        <CaseActions status={task.status} isHeld={isHeld} onOpen={openDialog} />
        <KeysButton onOpen={() => openDialog('keys')} />
      </CaseBar>
      <PendingApprovalLine taskId={task.id} />
      {heldBy?.workOrderId && <ComplaintHoldBanner workOrderId={heldBy.workOrderId} />}
      {heldBy?.hold && <HoldBanner hold={heldBy.hold} onChange={() => openDialog('hold')} />}
      <PreferenceLine taskId={task.id} />
      <RecordedElsewhereNotice lastCallTime={task.lastCallTime} />
      <div className={styles['columns']}>
        <div className={styles['facts']}>
          <CaseContacts task={task} isHeld={isHeld} form={form} line={line} onChosen={focusRecord} />
          {task.promisePlan && <PromisePlanCard plan={task.promisePlan} currency={task.currency} />}
          <CaseTabs loanItem={loanItem} />
        </div>
        <RecordCard ref={record} task={task} form={form} line={line} onNext={goOn} />
      </div>
      <NobodyCallable steps={steps} />
    </div>
  );
}
