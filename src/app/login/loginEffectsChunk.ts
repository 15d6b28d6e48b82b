import { cameraEffects } from './loginCameraEffects';
import { captchaEffect } from './loginCaptchaEffect';
import { formEffects } from './loginFormEffects';
import { providerEffects } from './loginProviderEffects';

export { createLoginTraceRecorder } from './loginTraceRecorder';

export const effects = { ...captchaEffect, ...formEffects, ...cameraEffects, ...providerEffects };
