import { expect, test } from '../../support/journeys/journey';

test(
  'SE-08 3.4.3 the page takes no text for HTML or for the address of a script, and lets nobody make a policy for it',
  { tag: '@main' },
  async ({ page, rig, enter, refused }) => {
    await enter(await rig.user());
    await expect(page.getByRole('heading', { level: 1, name: 'Case list' })).toBeVisible();
    const told = await page.evaluate(() => {
      const tried = (work: () => void): string => {
        try {
          work();
          return 'done';
        } catch (error) {
          return error instanceof Error ? error.name : 'thrown';
        }
      };
      const policies = Reflect.get(window, 'trustedTypes') as {
        createPolicy: (name: string, rules: object) => unknown;
      };
      return [
        tried(() => (document.createElement('div').innerHTML = '<img src=x>')),
        tried(() => (document.createElement('script').src = '/assets/other.js')),
        tried(() => policies.createPolicy('other', {})),
        tried(() => policies.createPolicy('saldo', {})),
      ];
    });
    expect(told).toEqual(Array.from({ length: 4 }, () => 'TypeError'));
    expect(refused.splice(0)).toHaveLength(4);
  },
);
