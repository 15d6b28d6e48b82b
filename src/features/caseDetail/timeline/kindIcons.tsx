import type { TimelineKind } from '@/contract/codes/caseCodes';
import {
  CommentOutlined,
  DollarOutlined,
  FileTextOutlined,
  HourglassOutlined,
  ImportOutlined,
  MessageOutlined,
  PauseCircleOutlined,
  PhoneOutlined,
  QrcodeOutlined,
  RollbackOutlined,
  SwapOutlined,
  UnlockOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';

/** Icon of each kind, shown next to its label. */
export const KIND_ICONS: Readonly<Record<TimelineKind, ReactNode>> = {
  call: <PhoneOutlined aria-hidden />,
  inbound: <ImportOutlined aria-hidden />,
  log: <FileTextOutlined aria-hidden />,
  sms: <MessageOutlined aria-hidden />,
  reply: <RollbackOutlined aria-hidden />,
  deduction: <DollarOutlined aria-hidden />,
  waiting: <HourglassOutlined aria-hidden />,
  code: <QrcodeOutlined aria-hidden />,
  hold: <PauseCircleOutlined aria-hidden />,
  wish: <CommentOutlined aria-hidden />,
  override: <UnlockOutlined aria-hidden />,
  status: <SwapOutlined aria-hidden />,
};
