import type callLine from './en/callLine.json';
import type caseDetail from './en/caseDetail.json';
import type cases from './en/cases.json';
import type conditions from './en/conditions.json';
import type errors from './en/errors.json';
import type login from './en/login.json';
import type longAging from './en/longAging.json';
import type material from './en/material.json';
import type notices from './en/notices.json';
import type repay from './en/repay.json';
import type shell from './en/shell.json';
import type sms from './en/sms.json';
import type statistics from './en/statistics.json';
import type timeline from './en/timeline.json';

type Messages = typeof callLine &
  typeof caseDetail &
  typeof cases &
  typeof conditions &
  typeof errors &
  typeof login &
  typeof longAging &
  typeof material &
  typeof notices &
  typeof repay &
  typeof shell &
  typeof sms &
  typeof statistics &
  typeof timeline;

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
