import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { makeUser, type SignedIn, signInAs } from '../server/people';
import { startApp, type TestServer } from '../server/server';

/** A server that writes the heads of its trails into a separate file. */
export interface AnchoredServer {
  readonly server: TestServer;
  readonly anchorFile: string;
  readonly auditorOf: (institutionId: number) => Promise<SignedIn>;
  readonly close: () => Promise<void>;
}

export const openAnchored = async (): Promise<AnchoredServer> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'saldo-trail-'));
  const anchorFile = path.join(folder, 'heads.jsonl');
  const server = await startApp({ environment: { AUDIT_ANCHOR_FILE: anchorFile } });
  const { database } = server;
  return {
    server,
    anchorFile,
    auditorOf: async (institutionId) =>
      signInAs(database, await makeUser(database, { institutionId, role: 'auditor' })),
    close: async () => {
      await server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
