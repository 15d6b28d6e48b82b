import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyProofRequest } from '@/contract/entities/users/passkey';

/** User present, user verified, and attested credential data included (WebAuthn §6.1). */
const PRESENT = 0x01;
const VERIFIED = 0x04;
const ATTESTED = 0x40;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const toText = (data: Buffer): string => data.toString('base64url');

/** Differences from a valid answer. */
export interface AnswerFaults {
  readonly challenge: string;
  readonly origin?: string;
  readonly rpId?: string;
  /** By default one more than before. */
  readonly count?: number;
  /** The authenticator has verified its user; by default not. */
  readonly isVerified?: boolean;
}

const toClientData = (type: string, { challenge, origin }: { challenge: string; origin: string }): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

const toCounter = (count: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(count);
  return bytes;
};

/** A byte string of CBOR that is shorter than 65,536 bytes (RFC 8949 §3.1). */
const toCborBytes = (data: Buffer): Buffer =>
  Buffer.concat([Buffer.from([0x59, data.length >> 8, data.length & 0xff]), data]);
/** A text of CBOR that is shorter than 24 bytes. */
const toCborText = (text: string): Buffer => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);

/** Public key as COSE: {1: EC2, 3: ES256, -1: P-256, -2: x, -3: y} (RFC 9053 §7.1). */
const toCose = (key: KeyObject): Buffer => {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinates = [x, y].map((each) => Buffer.from(each, 'base64url'));
  const [first, second] = coordinates.map((each) => Buffer.concat([Buffer.from([0x58, 0x20]), each]));
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]);
  return Buffer.concat([head, first ?? Buffer.of(), Buffer.from([0x22]), second ?? Buffer.of()]);
};

/** Creates an authenticator in software with one passkey for an origin, without attestation. */
export const createSoftAuthenticator = (origin: string) => {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let counted = 0;
  const getData = (flags: number, { rpId = new URL(origin).hostname, count = counted + 1 }: AnswerFaults): Buffer => {
    counted = Math.max(counted, count);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), toCounter(count)]);
  };
  return {
    id: toText(id),
    publicKey: toCose(publicKey),
    create(answer: AnswerFaults): NewPasskey {
      const length = Buffer.from([0, id.length]);
      const credential = Buffer.concat([Buffer.alloc(16), length, id, toCose(publicKey)]);
      const authData = Buffer.concat([getData(PRESENT | ATTESTED, answer), credential]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        toCborText('fmt'),
        toCborText('none'),
        toCborText('attStmt'),
        Buffer.from([0xa0]),
        toCborText('authData'),
        toCborBytes(authData),
      ]);
      return {
        id: toText(id),
        clientDataJSON: toText(toClientData('webauthn.create', { origin, ...answer })),
        attestationObject: toText(attestation),
        transports: ['internal'],
      };
    },
    get(answer: AnswerFaults): PasskeyProofRequest {
      const data = getData(answer.isVerified ? PRESENT | VERIFIED : PRESENT, answer);
      const client = toClientData('webauthn.get', { origin, ...answer });
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return {
        id: toText(id),
        clientDataJSON: toText(client),
        authenticatorData: toText(data),
        signature: toText(signature),
      };
    },
  };
};

/** See createSoftAuthenticator. */
export type SoftAuthenticator = ReturnType<typeof createSoftAuthenticator>;
