// JavaScript because the browser gets this file as it is: the provider's page is no part of the app's build.
import { wordsFor } from './livenessWords.js';

/** After this time without a picture the check is over: code 408. Less than the app's own limit. */
const TIME_LIMIT_MS = 150_000;
const SIDE = 640;
const JPEG_QUALITY = 0.9;
const CODES = ['400', '401', '403', '404', '408', '409', '410'];
/** A frame's load event reaches the app after ours; a message before that would find nobody listening. */
const AFTER_LOAD_MS = 300;
/** What getUserMedia's refusals mean to the app. */
const CODE_OF_CAMERA_ERROR = {
  NotAllowedError: '403',
  SecurityError: '403',
  NotFoundError: '404',
  OverconstrainedError: '404',
};

const asked = new URLSearchParams(location.search);
const { language, words } = wordsFor(asked.get('lang'));
const { parent: parentOrigin, test } = document.documentElement.dataset;
const byId = (id) => document.getElementById(id);
const say = (word) => {
  byId('advice').textContent = words[word];
};

let stream = null;
let told = false;

const stopCamera = () => {
  for (const track of stream?.getTracks() ?? []) track.stop();
  stream = null;
};

/** Tells the app, once, and nobody else. */
const publish = (result) => {
  if (told) return;
  told = true;
  stopCamera();
  byId('camera').hidden = true;
  byId('start').hidden = true;
  byId('take').hidden = true;
  say('code' in result ? 'failed' : 'done');
  window.parent.postMessage({ type: 'saldo.liveness', nonce: asked.get('nonce'), ...result }, parentOrigin);
};

const startCamera = async () => {
  byId('start').disabled = true;
  try {
    if (!('mediaDevices' in navigator)) throw new DOMException('no camera here', 'NotFoundError');
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'user', width: SIDE, height: SIDE } });
    stream.getVideoTracks()[0].addEventListener('ended', () => publish({ code: '410' }));
    const camera = byId('camera');
    camera.srcObject = stream;
    camera.hidden = false;
    await camera.play();
    byId('start').hidden = true;
    byId('take').hidden = false;
    byId('take').focus();
  } catch (error) {
    publish({ code: CODE_OF_CAMERA_ERROR[error.name] ?? '410' });
  }
};

const pictureOf = (camera) => {
  const canvas = document.createElement('canvas');
  const scale = Math.min(1, SIDE / Math.max(camera.videoWidth, camera.videoHeight));
  canvas.width = Math.round(camera.videoWidth * scale);
  canvas.height = Math.round(camera.videoHeight * scale);
  canvas.getContext('2d').drawImage(camera, 0, 0, canvas.width, canvas.height);
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY).split(',')[1];
};

const takePicture = async () => {
  byId('take').disabled = true;
  say('checking');
  try {
    const body = JSON.stringify({ token: asked.get('token') ?? '', picture: pictureOf(byId('camera')) });
    stopCamera();
    const reply = await fetch('/check', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    publish(await reply.json());
  } catch {
    publish({ code: '408' });
  }
};

const offerCodes = () => {
  for (const code of CODES) {
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = code;
    button.addEventListener('click', () => publish({ code }));
    byId('codes').append(button);
  }
  byId('test').hidden = false;
  const forced = asked.get('force');
  if (forced !== null) setTimeout(() => publish({ code: forced }), AFTER_LOAD_MS);
};

document.documentElement.lang = language;
document.title = words.title;
for (const element of document.querySelectorAll('[data-word]')) element.textContent = words[element.dataset.word];
byId('start').addEventListener('click', () => void startCamera());
byId('take').addEventListener('click', () => void takePicture());
window.addEventListener('pagehide', stopCamera);
setTimeout(() => publish({ code: '408' }), TIME_LIMIT_MS);
if (!asked.get('token')) setTimeout(() => publish({ code: '400' }), AFTER_LOAD_MS);
if (test === 'true') window.addEventListener('load', offerCodes);
