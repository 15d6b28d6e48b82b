import { loadAllMessages } from '@/i18n/loadMessages';
import { loadAntdLocale } from '@/ui/theme/antdLanguage';
import { AntdProvider } from '@/ui/theme/AntdProvider';
import { MessagesProvider } from '@/i18n/MessagesProvider';
import { render } from '@testing-library/react';
import { Segmented } from 'antd';
import type { ReactNode } from 'react';

const countStyles = (): number => document.querySelectorAll('style[data-css-hash]').length;

test('SC-03 the variables of a component stay in the page after its last instance is removed', async () => {
  const [messages, locale] = await Promise.all([loadAllMessages('en'), loadAntdLocale('en')]);
  const getPage = (content: ReactNode): ReactNode => (
    <MessagesProvider ready={{ language: 'en', messages }}>
      <AntdProvider locale={locale} isDark={false}>
        {content}
      </AntdProvider>
    </MessagesProvider>
  );
  const { rerender } = render(getPage(null));
  const before = countStyles();
  rerender(getPage(<Segmented options={['a']} />));
  const shown = countStyles();
  expect(shown).toBeGreaterThan(before);
  rerender(getPage(null));
  expect(countStyles()).toBe(shown);
});
