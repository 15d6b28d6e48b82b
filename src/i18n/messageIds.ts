import type board from './en/management/board.json';
import type callLine from './en/agent/callLine.json';
import type caseDetail from './en/agent/caseDetail.json';
import type cases from './en/workplace/cases.json';
import type complaints from './en/management/complaints.json';
import type conditions from './en/agent/conditions.json';
import type errors from './en/entry/errors.json';
import type institutions from './en/management/institutions.json';
import type login from './en/entry/login.json';
import type longAging from './en/agent/longAging.json';
import type material from './en/agent/material.json';
import type monitoring from './en/management/monitoring.json';
import type notices from './en/workplace/notices.json';
import type queues from './en/management/queues.json';
import type repay from './en/agent/repay.json';
import type replay from './en/management/replay.json';
import type seating from './en/management/seating.json';
import type shell from './en/workplace/shell.json';
import type sms from './en/agent/sms.json';
import type statistics from './en/agent/statistics.json';
import type system from './en/management/system.json';
import type timeline from './en/agent/timeline.json';
import type trail from './en/management/trail.json';
import type users from './en/management/users.json';

type Messages = typeof board &
  typeof callLine &
  typeof caseDetail &
  typeof cases &
  typeof complaints &
  typeof conditions &
  typeof errors &
  typeof institutions &
  typeof login &
  typeof longAging &
  typeof material &
  typeof monitoring &
  typeof notices &
  typeof queues &
  typeof repay &
  typeof replay &
  typeof seating &
  typeof shell &
  typeof sms &
  typeof statistics &
  typeof system &
  typeof timeline &
  typeof trail &
  typeof users;

/** Every message of the app; English is the reference. An id that no file has does not compile. */
export type MessageId = keyof Messages;

declare global {
  // oxlint-disable-next-line typescript/no-namespace -- the way in which react-intl takes its ids
  namespace FormatjsIntl {
    interface Message {
      ids: MessageId;
    }
  }
}
