import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** A file that only who has it open can read: it has no name any more, and is gone when it is closed. */
async function openNameless(): Promise<FileHandle> {
  const place = path.join(tmpdir(), `saldo-${randomUUID()}`);
  const handle = await open(place, 'wx+', 0o600);
  await unlink(place);
  return handle;
}

/**
 * What comes in pieces, as a whole on the disk: where a piece fails there is nothing, and who reads slowly keeps nobody waiting.
 * Read to its end or given up it leaves nothing behind.
 */
export async function spooled(pieces: AsyncIterable<string>): Promise<Readable> {
  const handle = await openNameless();
  try {
    // oxlint-disable-next-line no-await-in-loop -- in their order
    for await (const piece of pieces) await handle.appendFile(piece);
    return handle.createReadStream({ start: 0 });
  } catch (error) {
    await handle.close();
    throw error;
  }
}
