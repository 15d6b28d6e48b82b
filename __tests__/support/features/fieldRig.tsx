import { CurrentUserContext } from '@/ui/screen/currentUser';
import { loadAntdLocale } from '@/ui/theme/antdLanguage';
import type { Language } from '@/contract/language';
import { loadAllMessages } from '@/i18n/loadMessages';
import { MessagesProvider } from '@/i18n/MessagesProvider';
import { render } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';

/** Renders fields with the app's messages, in a language, for somebody of an institution in a time zone. */
export async function renderFields(fields: ReactNode, language: Language, timeZone = 'America/Mexico_City') {
  const [messages, locale] = await Promise.all([loadAllMessages(language), loadAntdLocale(language)]);
  return render(
    <MessagesProvider ready={{ language, messages }} timeZone={timeZone}>
      <ConfigProvider locale={locale}>
        <CurrentUserContext value={{ role: 'leader', timeZone }}>{fields}</CurrentUserContext>
      </ConfigProvider>
    </MessagesProvider>,
  );
}
