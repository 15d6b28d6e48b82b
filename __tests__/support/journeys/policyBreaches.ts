import type { BrowserContext } from '@playwright/test';

/** The browser's own words for what a content security policy, Trusted Types among it, has refused. */
const REFUSED = /content security policy|trusted ?(types?|html|script)/iu;

/** Listens to what the policies of the pages refuse, in frames as well, and puts it together. */
export function policyBreaches(context: BrowserContext): string[] {
  const refused: string[] = [];
  context.on('console', (message) => {
    if (REFUSED.test(message.text())) refused.push(message.text());
  });
  return refused;
}
