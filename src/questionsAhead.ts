import { askEarly } from '@/api/askedEarly';
import { hasCookieFlag } from '@/browser/loginFlag';
import { readUser } from '@/browser/storedUser';
import type { Language } from '@/contract/language';

/** The plain case list, where every day begins, and what the shell around it shows of who asks: as app/askFirst, which asks again for what is not its own. */
const QUESTIONS = ['task/listing?scope=visible', 'task/specialColumn?list=caseList', 'menu/permissions'] as const;

/** Asks for the plain case list if it is what the page opens with. */
export function askPlainList(language: Language): void {
  const user = hasCookieFlag() && location.hash === '#/case/list' ? readUser() : null;
  if (!user?.permissions) return;
  const menu = `menu/asideMenu?${new URLSearchParams({ userId: user.id }).toString()}`;
  const waiting = user.role === 'member' && user.permissions.includes('cases.work') ? ['task/listCount'] : [];
  askEarly([...QUESTIONS, menu, ...waiting], language);
}
