import type { LoginDoors } from './loginDoors';
import type { LoginEffects } from './loginEffects';
import { laterEffect } from './loginLater';
import { createSessionEffects } from './loginSessionEffects';

/** What the login really does, effect by effect. */
export const createLoginEffectTable = (doors: LoginDoors): LoginEffects => ({
  ...createSessionEffects(doors),
  loadCaptcha: laterEffect('loadCaptcha'),
  fetchKeyAndSignals: laterEffect('fetchKeyAndSignals'),
  postLogin: laterEffect('postLogin'),
  openCamera: laterEffect('openCamera'),
  holdCamera: laterEffect('holdCamera'),
  takePhoto: laterEffect('takePhoto'),
  verifyPhoto: laterEffect('verifyPhoto'),
  openFrame: laterEffect('openFrame'),
  watchProvider: laterEffect('watchProvider'),
  checkProvider: laterEffect('checkProvider'),
});
