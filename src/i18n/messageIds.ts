import type caseDetail from './en/caseDetail.json';
import type cases from './en/cases.json';
import type errors from './en/errors.json';
import type login from './en/login.json';
import type notices from './en/notices.json';
import type shell from './en/shell.json';

type Messages = typeof login & typeof errors & typeof notices & typeof shell & typeof cases & typeof caseDetail;

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
