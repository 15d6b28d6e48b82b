import { isBase64 } from '@/contract/base64';
import { PHOTO_MAX_BYTES } from '@/contract/ourLimits';
import type { ProviderVerdict } from './livenessProvider';
import { judgePicture } from '../../security/face/facePresence';

const DATA_ADDRESS = /^data:image\/(?:jpeg|png);base64,/u;

/** Evaluates a base64 picture, with or without a data URL's prefix; it is only decoded in memory, never stored. */
export const judgeSentPicture = async (base64: string): Promise<ProviderVerdict> => {
  const bare = base64.replace(DATA_ADDRESS, '');
  if (!isBase64(bare)) return { passed: false, verdict: 'notAPicture' };
  const picture = Buffer.from(bare, 'base64');
  if (picture.length > PHOTO_MAX_BYTES) return { passed: false, verdict: 'tooManyBytes' };
  const verdict = await judgePicture(picture);
  return { passed: verdict === 'pass', verdict };
};
