import { FileProblem } from './fileProblem';

type Chunk = Buffer | string;

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const UTF16_LE = [0xff, 0xfe];
const UTF16_BE = [0xfe, 0xff];
/** Number of bytes that identify a file type. */
const HEAD_BYTES = 4;

const beginsWith = (content: Buffer, bytes: readonly number[]): boolean =>
  bytes.every((byte, at) => content[at] === byte);

/** Returns the encoding by a file's byte order mark; without one UTF-8, which is verified during reading. */
function findEncoding(head: Buffer): 'utf-8' | 'utf-16le' | 'utf-16be' {
  if (beginsWith(head, ZIP) || beginsWith(head, COMPOUND)) throw new FileProblem('spreadsheet');
  if (beginsWith(head, UTF16_LE)) return 'utf-16le';
  if (beginsWith(head, UTF16_BE)) return 'utf-16be';
  // A NUL in the first bytes means UTF-16 without a byte order mark.
  if (head.includes(0)) throw new FileProblem('encoding');
  return 'utf-8';
}

const isWrongText = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA';

const toBytes = (chunk: Chunk): Buffer => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk);

/** Yields the chunks as bytes, with the first ones joined to a length that identifies the type. */
async function* joinHead(chunks: AsyncIterable<Chunk>): AsyncGenerator<Buffer> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of chunks) {
    const bytes: Buffer = head ? Buffer.concat([head, toBytes(chunk)]) : toBytes(chunk);
    head = head && bytes.length < HEAD_BYTES ? bytes : undefined;
    if (!head) yield bytes;
  }
  if (head) yield head;
}

/** Decodes a file chunk by chunk, without its byte order mark; throws a FileProblem for an unknown encoding. */
export async function* decodeText(chunks: AsyncIterable<Chunk>): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  try {
    for await (const bytes of joinHead(chunks)) {
      decoder ??= new TextDecoder(findEncoding(bytes), { fatal: true });
      yield decoder.decode(bytes, { stream: true });
    }
    yield decoder?.decode() ?? '';
  } catch (error) {
    throw isWrongText(error) ? new FileProblem('encoding', {}, { cause: error }) : error;
  }
}
