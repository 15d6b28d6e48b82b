import type board from './en/board.json';
import type callLine from './en/callLine.json';
import type caseDetail from './en/caseDetail.json';
import type cases from './en/cases.json';
import type complaints from './en/complaints.json';
import type conditions from './en/conditions.json';
import type errors from './en/errors.json';
import type institutions from './en/institutions.json';
import type login from './en/login.json';
import type longAging from './en/longAging.json';
import type material from './en/material.json';
import type monitoring from './en/monitoring.json';
import type notices from './en/notices.json';
import type queues from './en/queues.json';
import type repay from './en/repay.json';
import type replay from './en/replay.json';
import type seating from './en/seating.json';
import type shell from './en/shell.json';
import type sms from './en/sms.json';
import type statistics from './en/statistics.json';
import type system from './en/system.json';
import type timeline from './en/timeline.json';
import type trail from './en/trail.json';
import type users from './en/users.json';

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
