// What the server costs: time and CPU until /readyz answers, memory, CPU of an idle minute and of a fixed number of list calls.
// `npm run bench:server [-- --calls 2000 --idle 60]`; `-- --root ../other -- --import tsx server/main.ts` measures another tree. Linux only.
import { constants, publicEncrypt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from './freePort.mjs';
import { ended, root as ownRoot, start } from './processes.mjs';
import { buildServer, serverProgram } from './serverBundle.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    root: { type: 'string', default: ownRoot },
    calls: { type: 'string', default: '2000' },
    idle: { type: 'string', default: '60' },
  },
});
const TICKS_PER_SECOND = 100;
const ATTEMPTS = 5;
const dataDir = mkdtempSync(path.join(tmpdir(), 'saldo-bench-'));

/** Seconds of CPU since the process began, and megabytes now and at most. */
const costsOf = ({ pid }) => {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ').slice(11, 13).map(Number);
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)[1]) / 1024;
  return { cpu: (user + system) / TICKS_PER_SECOND, memory: megabytes('VmRSS'), peak: megabytes('VmHWM') };
};

const isReady = (url) =>
  fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );

const launch = async () => {
  const port = await freePort();
  const env = {
    PORT: String(port),
    PROVIDER_PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    SEED_CASES: '600',
    CAPTCHA_TEXT: '0000',
    LOG_LEVEL: 'warn',
  };
  const url = `http://127.0.0.1:${port}`;
  const program = positionals.length > 0 ? [process.execPath, positionals] : serverProgram('main');
  const began = performance.now();
  const child = start(program, { cwd: path.resolve(values.root), env, stdio: ['ignore', 'ignore', 'inherit'] });
  while (child.exitCode === null && !(await isReady(url))) await wait(10);
  return { child, url, milliseconds: performance.now() - began };
};

const stop = ({ child }) => {
  child.kill('SIGTERM');
  return ended(child);
};

const callsOf =
  (url, headers) =>
  async (address, ...[body]) => {
    const sent = { method: 'POST', body: JSON.stringify(body) };
    const json = { 'content-type': 'application/json' };
    const options = body === undefined ? { headers } : { ...sent, headers: { ...headers, ...json } };
    const reply = await fetch(`${url}/prod/${address}`, options);
    const { code, data } = await reply.json();
    if (code !== '00' && code !== '200') throw new Error(`${address} answered ${code}`);
    return { data, cookies: reply.headers.getSetCookie() };
  };

const signIn = async (url) => {
  const call = callsOf(url, {});
  const { key } = (await call('login/rsaPublicKey')).data;
  const { codeKey } = (await call('login/generateValidateCode', {})).data;
  const padding = { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  const password = publicEncrypt(padding, Buffer.from('Passw0rd!1')).toString('base64');
  const asked = { username: 'agent', password, veins: 'bench', idCard: null, gps: null, codeKey, captcha: '0000' };
  const { data, cookies } = await call('login/in', asked);
  const cookie = cookies.map((each) => each.split(';')[0]).join('; ');
  return callsOf(url, { cookie, 'x-auth-token': data.token, 'sec-fetch-site': 'same-origin' });
};

const say = (what, figure, unit) => console.log(`${what.padEnd(44)} ${figure.toFixed(2).padStart(9)} ${unit}`);
const middle = (figures) => figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)];

const measureStarts = async () => {
  const starts = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const server = await launch();
    starts.push({ milliseconds: server.milliseconds, cpu: costsOf(server.child).cpu });
    await stop(server);
  }
  say(`start to /readyz (median of ${ATTEMPTS})`, middle(starts.map(({ milliseconds }) => milliseconds)), 'ms');
  say('CPU of it', middle(starts.map(({ cpu }) => cpu)), 's');
};

const measureIdle = async ({ child }) => {
  await wait(5000);
  const before = costsOf(child);
  say('memory, started', before.memory, 'MB');
  await wait(Number(values.idle) * 1000);
  const after = costsOf(child);
  say(`CPU of ${values.idle} idle seconds`, after.cpu - before.cpu, 's');
  say('memory, idle', after.memory, 'MB');
};

const measureBusy = async ({ child, url }) => {
  const call = await signIn(url);
  const before = costsOf(child);
  const began = performance.now();
  for (let number = 0; number < Number(values.calls); number += 1) await call('task/listing');
  say(`CPU of ${values.calls} list calls`, costsOf(child).cpu - before.cpu, 's');
  say('time of them', (performance.now() - began) / 1000, 's');
  say('memory after them', costsOf(child).memory, 'MB');
  say('memory at most', costsOf(child).peak, 'MB');
};

if (positionals.length === 0 && !(await buildServer())) process.exit(1);
try {
  // The first start makes the database and its cases.
  await stop(await launch());
  await measureStarts();
  const server = await launch();
  await measureIdle(server);
  await measureBusy(server);
  await stop(server);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
