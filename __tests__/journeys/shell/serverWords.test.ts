import { expect, test } from '../../support/journeys/journey';
import { LoginPage } from '../../support/journeys/loginPage';
import { chooseLanguage } from '../../support/journeys/shellPage';

test('GE-01 LG-10 the server’s message at the login follows another language', async ({ page, rig }) => {
  const user = await rig.user();
  const login = new LoginPage(page);
  await login.open();
  await login.signIn({ username: user.username, captcha: '9999' });
  await expect(page.getByRole('alert')).toContainText('The captcha is wrong or has expired');
  await page.getByLabel('Language').selectOption('es');
  await expect(page.getByRole('alert')).toContainText('El captcha es incorrecto o ha vencido');
  await page.getByLabel('Idioma').selectOption('cn');
  await expect(page.getByRole('alert')).toContainText('验证码错误或已过期');
});

test('GE-01 SH-01 a notice and a failed list follow another language in the header', async ({ page, rig, enter }) => {
  const user = await rig.user();
  await page.route(/task\/listing/u, (route) =>
    route.fulfill({ json: { code: '91', message: 'The system is busy. Try again in 7 s' } }),
  );
  await enter(user);
  const told = page.getByText('The system is busy. Try again in 7 s');
  await expect(told.first()).toBeVisible();
  await chooseLanguage(page, 'Español');
  await expect(page.getByText('El sistema está ocupado. Inténtelo de nuevo en 7 s').first()).toBeVisible();
  await expect(told).toHaveCount(0);
});
