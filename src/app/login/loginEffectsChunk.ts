import { cameraEffects } from './loginCameraEffects';
import { captchaEffect } from './loginCaptchaEffect';
import { formEffects } from './loginFormEffects';
import { providerEffects } from './loginProviderEffects';

export { createLoginTraceRecorder } from './loginTraceRecorder';

/** What the login does once its form is drawn. */
export const effects = { ...captchaEffect, ...formEffects, ...cameraEffects, ...providerEffects };
