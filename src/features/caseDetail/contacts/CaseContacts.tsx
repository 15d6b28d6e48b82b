import { isOpenStatus } from '@/contract/codes/caseCodes';
import type { LoanItem } from '@/contract/entities/cases/loanItem';
import { usePermission } from '@/ui/screen/currentUser';
import type { FormInstance } from 'antd';
import { memo } from 'react';

import { useContactCalls } from '../callLine/useContactCalls';
import type { CaseCall } from '../callLine/usePhoneCall';
import { CASE_KEYS } from '../keys/caseKeys';
import { ContactsCard } from './ContactsCard';
import type { RecordFields } from '../record/recordFields';
import { useLawful } from '../lawful/useLawful';
import { useCaseKeys } from '../keys/useCaseKeys';

interface CaseContactsProps {
  readonly task: LoanItem['task'];
  /** A complaint holds the case, so nobody may be called (CM-01). */
  readonly isHeld: boolean;
  readonly form: FormInstance<RecordFields>;
  readonly line: CaseCall;
  readonly onChosen: () => void;
}

/** Contacts of a case, for calls and results; read-only on a closed case. */
export const CaseContacts = memo(function CaseContacts({ task, isHeld, form, line, onChosen }: CaseContactsProps) {
  const isOpen = isOpenStatus(task.status);
  const mayRecord = usePermission('cases.work') && isOpen;
  const mayCall = line.mayDial && isOpen && !isHeld;
  const lawful = useLawful(task.id, mayCall);
  const { nextId, call, callNext, calledAt } = useContactCalls(task.id, {
    line,
    isPassed: (id) => lawful.isStopped(id) || lawful.isNeverLawful(id),
  });
  useCaseKeys(mayCall ? { [CASE_KEYS.call]: callNext } : {});

  const choose = (contactId: string): void => {
    form.setFieldsValue({ contactId, phoneCallId: null });
    onChosen();
  };
  const calling = mayCall ? { nextId, onCall: call } : { nextId: undefined, onCall: undefined };
  return (
    <ContactsCard
      task={task}
      calledId={getCalledId(line)}
      calledAt={calledAt}
      isLineTaken={line.isBusy}
      lawful={lawful}
      onChoose={mayRecord ? choose : undefined}
      {...calling}
    />
  );
});

const getCalledId = ({ isUnderWay, call }: CaseCall): string | null | undefined =>
  isUnderWay ? call?.contactId : undefined;
