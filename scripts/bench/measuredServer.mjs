// A separate server with a separate database, for scripts that measure the cost of calls.
import { constants, publicEncrypt } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../findFreePort.mjs';
import { waitForEnd, start } from '../processes.mjs';

const TICKS_PER_SECOND = 100;

/** Returns the CPU seconds of a process, optionally including those of its ended children. */
export const getSeconds = (pid, { withEnded = false } = {}) => {
  const spent = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 15).map(Number);
  const [user, system, endedUser, endedSystem] = spent;
  return (user + system + (withEnded ? endedUser + endedSystem : 0)) / TICKS_PER_SECOND;
};

/** Seconds of CPU since the process began, and megabytes now and at most. */
export const getCosts = ({ pid }) => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1024;
  return { cpu: getSeconds(pid), memory: megabytes('VmRSS'), peak: megabytes('VmHWM') };
};

const isReady = (url) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

/** Starts `program` over the folder `dataDir`, which it fills the first time, and waits for /readyz. */
export const launch = async ({ program, dataDir, cwd, settings = {} }) => {
  const port = await findFreePort();
  const env = {
    PORT: String(port),
    PROVIDER_PORT: String(await findFreePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SEED_CASES: '600',
    CAPTCHA_TEXT: '0000',
    LOG_LEVEL: 'warn',
    ...settings,
  };
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const child = start(program, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  while (child.exitCode === null && !(await isReady(url))) await wait(10);
  return { child, url, milliseconds: performance.now() - began };
};

export const stop = ({ child }) => {
  child.kill('SIGTERM');
  return waitForEnd(child);
};

/** Makes calls of the main client; what is not answered with success throws. */
export const getCalls =
  (url, headers) =>
  async (address, body, more = {}) => {
    const sent = { method: 'POST', body: JSON.stringify(body) };
    const json = { 'content-type': 'application/json' };
    const options = body === undefined ? { headers } : { ...sent, headers: { ...headers, ...json, ...more } };
    const reply = await fetch(`${url}/prod/${address}`, options);
    const { code, data } = await reply.json();
    if (code !== '00' && code !== '200') throw new Error(`${address} answered ${code}`);
    return { data, cookies: reply.headers.getSetCookie() };
  };

/** Encrypts the password of the synthetic data as the login call requires. */
export const sealPassword = async (url) => {
  const { key } = (await getCalls(url, {})('login/rsaPublicKey')).data;
  const padding = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return publicEncrypt(padding, Buffer.from('Passw0rd!1')).toString('base64');
};

/** Signs in as a user of the synthetic data; returns the headers for calls. */
export const getHeaders = async (url, username) => {
  const call = getCalls(url, {});
  const { codeKey } = (await call('login/generateValidateCode', {})).data;
  const password = await sealPassword(url);
  const credentials = { username, password, veins: 'bench', idCard: null, gps: null, codeKey, captcha: '0000' };
  const { data, cookies } = await call('login/in', credentials);
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
  // Each client sends the token in a different header.
  return { cookie, 'x-auth-token': data.token, token: data.token, 'sec-fetch-site': 'same-origin' };
};

/** Signs in as the agent of the synthetic data; returns a function for calls. */
export const signIn = async (url) => getCalls(url, await getHeaders(url, 'agent'));
