import { useAppDispatch } from '@/api/hooks/useAppDispatch';
import { watchComposing } from '@/browser/page/composing';
import { focusClickedButtons } from '@/browser/page/focusClickedButtons';
import { ROUTES } from '@/contract/routes';
import { isTimeZone } from '@/contract/rules';
import { MessagesProvider } from '@/i18n/MessagesProvider';
import { AntdProvider } from '@/ui/theme/AntdProvider';
import { use, useEffect, useMemo } from 'react';
import { useMatch } from 'react-router-dom';

import { NoticesContainer } from './notices/NoticesContainer';
import { RouterContext } from './placeContext';
import { listenForStaleReads } from './live/listenForStaleReads';
import { ShellContainer } from './shell/ShellContainer';
import { SignedInContainer } from './login/SignedInContainer';
import { useAppSelector } from './useAppSelector';
import { useColorScheme } from './useColorScheme';
import { useLoadedMessages } from '@/ui/screen/useLoadedMessages';
import { loadWorkplaceMessages } from './loadWorkplaceMessages';

/** Workplace behind the login: messages and theme around the shell and its screens. */
export function Workplace() {
  const language = useAppSelector(({ login }) => login.context.lang);
  const userTimeZone = useAppSelector(({ session }) => session.user?.timeZone) ?? undefined;
  const timeZone = userTimeZone !== undefined && isTimeZone(userTimeZone) ? userTimeZone : undefined;
  const words = useLoadedMessages(language, loadWorkplaceMessages);
  const colorScheme = useColorScheme();
  const place = use(RouterContext);
  useReadAgain();
  useEffect(focusClickedButtons, []);
  useEffect(watchComposing, []);
  if (!words) return <main aria-busy="true" />;
  return (
    <MessagesProvider ready={words} timeZone={timeZone}>
      <AntdProvider locale={words.antdLocale} isDark={colorScheme.isDark}>
        {place(<Screen colorScheme={colorScheme} />)}
        <NoticesContainer />
      </AntdProvider>
    </MessagesProvider>
  );
}

function Screen({ colorScheme }: { readonly colorScheme: ReturnType<typeof useColorScheme> }) {
  const isLogin = useMatch(ROUTES.login.path) !== null;
  // Keeps the same element, so that a change of screen does not re-render the shell.
  const shell = useMemo(() => <ShellContainer colorScheme={colorScheme} />, [colorScheme]);
  return isLogin ? <SignedInContainer /> : shell;
}

function useReadAgain(): void {
  const dispatch = useAppDispatch();
  useEffect(() => dispatch(listenForStaleReads), [dispatch]);
}
