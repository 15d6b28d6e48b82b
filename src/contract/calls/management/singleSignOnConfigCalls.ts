import { mainCall } from '../../call';
import { connectionTest, singleSignOnInfo, singleSignOnRequest } from '../../entities/management/singleSignOn';
import { done } from '../../schemas';

/** Configuration of the sign-in with company accounts (docs/sign-in.md). */
export const singleSignOnConfigCalls = {
  info: mainCall({
    method: 'GET',
    path: 'manage/config/singleSignOn',
    answer: singleSignOnInfo,
    who: 'system.read',
    rows: 'institution',
    chosenByUs: true,
    means: 'Returns the provider of company accounts of the institution, without its secret.',
  }),
  update: mainCall({
    method: 'POST',
    path: 'manage/config/singleSignOn/update',
    body: singleSignOnRequest,
    answer: done,
    who: 'system.manage',
    rows: 'institution',
    confirmed: true,
    notice: 'save',
    chosenByUs: true,
    means:
      'Sets the provider of company accounts. The password can be switched off only after an administrator has signed in through the provider.',
  }),
  test: mainCall({
    method: 'POST',
    path: 'manage/config/singleSignOn/test',
    body: singleSignOnRequest,
    answer: connectionTest,
    who: 'system.manage',
    rows: 'institution',
    chosenByUs: true,
    means: "Tests a configuration without saving it: the provider's metadata, keys and acceptance of the client.",
  }),
};
