import { fireEvent, screen, within } from '@testing-library/react';

import { address, ADMIN, AUDITOR, open } from '../../support/features/screenRig';

const navigation = () => screen.findByRole('navigation', { name: 'System' });
const listNames = async () =>
  within(await navigation())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const find = (text: string) => {
  fireEvent.change(screen.getByRole('searchbox', { name: 'Find a setting' }), { target: { value: text } });
};

test('SY-01 the areas are listed in five groups, the one in the address is the current page', async () => {
  open('/system?tab=plans', ADMIN);
  const lists = within(await navigation()).getAllByRole('list');
  expect(lists.map((list) => list.getAttribute('aria-labelledby'))).not.toContain(null);
  expect(
    within(screen.getByRole('list', { name: 'Money' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Order of allocation', 'Payment plans']);
  expect(lists).toHaveLength(5);
  expect(await listNames()).toHaveLength(19);
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Payment plans');
});

test('SY-01 the filter field finds an area by its name, and Enter opens the first', async () => {
  open('/system?tab=plans', ADMIN);
  await navigation();
  find('  PÁYMENT ');
  expect(await listNames()).toEqual(['Payment plans']);
  find('text');
  expect(await listNames()).toEqual(['Text messages']);
  fireEvent.keyDown(screen.getByRole('searchbox'), { key: 'Enter' });
  expect(address()).toBe('/system?tab=sms');
  await screen.findByRole('heading', { level: 2, name: 'Text messages' });
  find('zzz');
  await screen.findByText('No setting has this name');
});

test('SY-01 RO-01 an auditor is shown the areas that may be read, and no group without one', async () => {
  open('/system?tab=announcements', AUDITOR);
  const names = await listNames();
  expect(names).not.toContain('Announcements');
  expect(names).not.toContain('Permissions');
  expect(names).toContain('Text messages');
});

test('SY-01 in a small window a select with search takes the place of the list', async () => {
  const matchMedia = window.matchMedia.bind(window);
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => Object.assign(matchMedia(media), { matches: media.includes('1100px') }));
  open('/system?tab=plans', ADMIN);
  const select = await screen.findByRole('combobox', { name: 'Find a setting' });
  expect(screen.queryByRole('navigation', { name: 'System' })).toBeNull();
  fireEvent.mouseDown(select);
  fireEvent.change(select, { target: { value: 'white' } });
  fireEvent.click(await screen.findByTitle('IP whitelist'));
  expect(address()).toBe('/system?tab=whitelist');
});
