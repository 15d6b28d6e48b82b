import { isOpenStatus } from '@/contract/codes/caseStatus';
import type { Permission } from '@/contract/permissions';
import type { MessageId } from '@/i18n/messageIds';
import { useMay } from '@/ui/currentUser';
import { BankOutlined, CalendarOutlined, MessageOutlined, QrcodeOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

import type { CaseDialogName } from './CaseDialog';
import { CASE_KEYS } from './caseKeys';
import { KeyCap } from './KeyCap';
import { useKeys } from './useKeys';

interface Action {
  readonly dialog: CaseDialogName;
  readonly permission: Permission;
  readonly words: MessageId;
  readonly icon: ReactNode;
  readonly shortcut?: string;
}

const ACTIONS: readonly Action[] = [
  {
    dialog: 'sms',
    permission: 'sms.send',
    words: 'case.action.sms',
    icon: <MessageOutlined />,
    shortcut: CASE_KEYS.sms,
  },
  {
    dialog: 'deduct',
    permission: 'money.deduct',
    words: 'case.action.deduct',
    icon: <BankOutlined />,
    shortcut: CASE_KEYS.deduct,
  },
  {
    dialog: 'code',
    permission: 'codes.request',
    words: 'case.action.code',
    icon: <QrcodeOutlined />,
    shortcut: CASE_KEYS.code,
  },
  { dialog: 'extension', permission: 'cases.extend', words: 'case.action.extension', icon: <CalendarOutlined /> },
];

interface CaseActionsProps {
  readonly status: string;
  readonly onOpen: (dialog: CaseDialogName) => void;
}

/** What can be done on an open case beside recording results; what is not allowed is not offered (§6). */
export function CaseActions({ status, onOpen }: CaseActionsProps) {
  if (!isOpenStatus(status)) return null;
  return ACTIONS.map((action) => <ActionButton key={action.dialog} action={action} onOpen={onOpen} />);
}

interface ActionButtonProps {
  readonly action: Action;
  readonly onOpen: (dialog: CaseDialogName) => void;
}

function ActionButton({ action: { dialog, permission, words, icon, shortcut }, onOpen }: ActionButtonProps) {
  const may = useMay(permission);
  const open = () => onOpen(dialog);
  useKeys(may && shortcut !== undefined ? { [shortcut]: open } : {});
  if (!may) return null;
  return (
    <Button size="small" icon={icon} onClick={open}>
      <FormattedMessage id={words} />
      {shortcut !== undefined && <KeyCap>{shortcut}</KeyCap>}
    </Button>
  );
}
