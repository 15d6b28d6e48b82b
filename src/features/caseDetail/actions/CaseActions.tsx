import { isOpenStatus } from '@/contract/codes/caseCodes';
import type { Permission } from '@/contract/permissions';
import type { MessageId } from '@/i18n/messageIds';
import { usePermission } from '@/ui/screen/currentUser';
import { useScreenActions } from '@/ui/screen/listScreenActions';
import {
  BankOutlined,
  CalendarOutlined,
  MessageOutlined,
  PauseCircleOutlined,
  QrcodeOutlined,
  WarningOutlined,
} from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

import type { CaseDialogName } from './CaseDialog';
import { CASE_KEYS } from '../keys/caseKeys';
import { KeyCap } from '../keys/KeyCap';
import { useKeys } from '../keys/useKeys';

interface Action {
  readonly dialog: CaseDialogName;
  readonly permission: Permission;
  readonly words: MessageId;
  readonly icon: ReactNode;
  readonly shortcut?: string;
  /** Also available on a closed case (CM-01). */
  readonly isAlways?: true;
  /** Unavailable while a complaint or a decision holds the case (CM-01, MI-10). */
  readonly isHeldBack?: true;
}

const ACTIONS: readonly Action[] = [
  {
    dialog: 'sms',
    permission: 'sms.send',
    words: 'case.action.sms',
    icon: <MessageOutlined />,
    shortcut: CASE_KEYS.sms,
    isHeldBack: true,
  },
  {
    dialog: 'deduct',
    permission: 'money.deduct',
    words: 'case.action.deduct',
    icon: <BankOutlined />,
    shortcut: CASE_KEYS.deduct,
    isHeldBack: true,
  },
  {
    dialog: 'code',
    permission: 'codes.request',
    words: 'case.action.code',
    icon: <QrcodeOutlined />,
    shortcut: CASE_KEYS.code,
    isHeldBack: true,
  },
  {
    dialog: 'extension',
    permission: 'cases.extend',
    words: 'case.action.extension',
    icon: <CalendarOutlined />,
    isHeldBack: true,
  },
  {
    dialog: 'hold',
    permission: 'cases.hold',
    words: 'case.action.hold',
    icon: <PauseCircleOutlined />,
  },
  {
    dialog: 'complaint',
    permission: 'complaints.handle',
    words: 'case.action.complaint',
    icon: <WarningOutlined />,
    isAlways: true,
  },
];

interface CaseActionsProps {
  readonly status: string;
  readonly isHeld: boolean;
  readonly onOpen: (dialog: CaseDialogName) => void;
}

/** Actions of a case other than recording results. Actions without permission are not shown (§6); those on a held case are disabled. */
export function CaseActions({ status, isHeld, onOpen }: CaseActionsProps) {
  const offered = ACTIONS.filter(({ isAlways }) => isAlways || isOpenStatus(status));
  return offered.map((action) => (
    <ActionButton key={action.dialog} action={action} isOff={isHeld && action.isHeldBack === true} onOpen={onOpen} />
  ));
}

interface ActionButtonProps {
  readonly action: Action;
  readonly isOff: boolean;
  readonly onOpen: (dialog: CaseDialogName) => void;
}

function ActionButton({ action: { dialog, permission, words, icon, shortcut }, isOff, onOpen }: ActionButtonProps) {
  const may = usePermission(permission);
  const open = () => onOpen(dialog);
  const { formatMessage } = useIntl();
  const isOffered = may && !isOff;
  useKeys(isOffered && shortcut !== undefined ? { [shortcut]: open } : {});
  useScreenActions(isOffered ? [{ id: words, words: formatMessage({ id: words }), shortcut, run: open }] : []);
  if (!may) return null;
  return (
    <Button size="small" icon={icon} disabled={isOff} onClick={open}>
      <FormattedMessage id={words} />
      {shortcut !== undefined && <KeyCap>{shortcut}</KeyCap>}
    </Button>
  );
}
