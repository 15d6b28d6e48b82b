import { randomUUID } from 'node:crypto';
import { type FileHandle, open, unlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';

/** Opens a file without a name, so that only this handle can read it, and closing deletes it. */
async function openNameless(): Promise<FileHandle> {
  const place = path.join(tmpdir(), `saldo-${randomUUID()}`);
  const handle = await open(place, 'wx+', 0o600);
  await unlink(place);
  return handle;
}

/**
 * Writes a stream to a temporary file before it is sent. If a chunk fails, no file is sent, and a slow reader blocks nobody. The file is
 * deleted after it is read or aborted.
 */
export async function spoolToFile(pieces: AsyncIterable<string>): Promise<Readable> {
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
