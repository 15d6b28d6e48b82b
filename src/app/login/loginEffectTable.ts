import type { LoginPorts } from './loginPorts';
import type { LoginEffects } from './loginEffects';
import { lazyEffect } from './lazyLoginEffects';
import { createSessionEffects } from './loginSessionEffects';

/** Builds the table of login effects. */
export const createLoginEffectTable = (ports: LoginPorts): LoginEffects => ({
  ...createSessionEffects(ports),
  loadCaptcha: lazyEffect('loadCaptcha'),
  fetchKeyAndSignals: lazyEffect('fetchKeyAndSignals'),
  postLogin: lazyEffect('postLogin'),
  openCamera: lazyEffect('openCamera'),
  holdCamera: lazyEffect('holdCamera'),
  takePhoto: lazyEffect('takePhoto'),
  verifyPhoto: lazyEffect('verifyPhoto'),
  openFrame: lazyEffect('openFrame'),
  watchProvider: lazyEffect('watchProvider'),
  checkProvider: lazyEffect('checkProvider'),
});
