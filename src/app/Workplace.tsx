import { MessagesProvider } from '@/i18n/MessagesProvider';
import { AntdProvider } from '@/ui/AntdProvider';
import { use } from 'react';

import { NoticesContainer } from './NoticesContainer';
import { PlaceContext } from './placeContext';
import { ShellContainer } from './ShellContainer';
import { useAppSelector } from './useAppSelector';
import { useColourScheme } from './useColourScheme';
import { useReadyMessages } from './useReadyMessages';
import { loadWorkplaceWords } from './workplaceWords';

/** Everything behind the login: words and looks around the shell and its screens. */
export function Workplace() {
  const language = useAppSelector(({ login }) => login.context.lang);
  const words = useReadyMessages(language, loadWorkplaceWords);
  const colours = useColourScheme();
  const place = use(PlaceContext);
  if (!words) return <main aria-busy="true" />;
  return (
    <MessagesProvider ready={words}>
      <AntdProvider locale={words.antdLocale} isDark={colours.isDark}>
        {place(<ShellContainer colours={colours} />)}
        <NoticesContainer />
      </AntdProvider>
    </MessagesProvider>
  );
}
