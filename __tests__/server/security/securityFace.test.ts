import { detectFaces, judgePicture } from '../../../server/security/face/facePresence';
import { closeFaceThread } from '../../../server/security/face/faceThread';
import { face, picture } from '../../support/faces/facePictures';

afterAll(closeFaceThread);

test('LV-10 one face of a reasonable size passes', async () => {
  expect(await judgePicture(face)).toBe('pass');
  expect(await judgePicture(await picture.mirrored())).toBe('pass');
  expect(await judgePicture(await picture.png())).toBe('pass');
});

test('LV-10 a picture that EXIF turns is seen as the viewer sees it', async () => {
  const turned = await picture.exif();
  expect(await judgePicture(turned)).toBe('pass');
  expect(await detectFaces(turned)).toMatchObject({ faces: 1, blank: false });
});

test.each([
  ['two', 'manyFaces'],
  ['none', 'noFace'],
  ['noise', 'noFace'],
  ['blank', 'blankPicture'],
  ['black', 'blankPicture'],
  ['tiny', 'tinyPicture'],
  ['bomb', 'tooManyPixels'],
  ['cut', 'notAPicture'],
  ['svg', 'notAPicture'],
  ['gif', 'notAPicture'],
  ['text', 'notAPicture'],
  ['empty', 'notAPicture'],
] as const)('LV-10 a picture of the kind "%s" does not pass: %s', async (kind, verdict) => {
  expect(await judgePicture(await picture[kind]())).toBe(verdict);
});

test('LV-10 a face far away does not pass', async () => {
  expect(['smallFace', 'noFace']).toContain(await judgePicture(await picture.far()));
});

test('LV-10 requests are not held up while pictures are looked at', async () => {
  await judgePicture(face);
  // Work on this thread would let others in between two pictures at best.
  const pictures = 8;
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await Promise.all(Array.from({ length: pictures }, () => judgePicture(face)));
  clearInterval(timer);
  expect(turns).toBeGreaterThan(pictures * 3);
});

test('LV-10 a detector that was stopped starts again for the next picture', async () => {
  await closeFaceThread();
  expect(await judgePicture(face)).toBe('pass');
});
