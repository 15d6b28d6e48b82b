import { askEarly } from '@/api/askedEarly';
import { hasCookieFlag } from '@/browser/loginFlag';
import { readStoredToken } from '@/browser/tokens';
import type { Language } from '@/contract/language';

/** Asks for the plain case list, where every day begins, if it is what the page opens with; as app/askFirst does, which asks again for what is not its own. */
export function askPlainList(language: Language): void {
  if (location.hash !== '#/case/list' || !hasCookieFlag() || readStoredToken() === null) return;
  askEarly('task/listing?scope=visible', language);
  askEarly('task/specialColumn?list=caseList', language);
}
