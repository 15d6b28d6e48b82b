import { crc32, deflateRawSync } from 'node:zlib';

interface Packed {
  readonly name: Buffer;
  readonly packed: Buffer;
  readonly bytes: number;
  readonly sum: number;
  readonly method: number;
}

const pack = (name: string, content: string | Buffer, isDeflated: boolean): Packed => {
  const plain = Buffer.from(content);
  return {
    name: Buffer.from(name),
    packed: isDeflated ? deflateRawSync(plain) : plain,
    bytes: plain.length,
    sum: crc32(plain),
    method: isDeflated ? 8 : 0,
  };
};

const head = ({ name, packed, bytes, sum, method }: Packed, isCentral: boolean): Buffer => {
  const fixed = Buffer.alloc(isCentral ? 46 : 30);
  fixed.writeUInt32LE(isCentral ? 0x02_01_4b_50 : 0x04_03_4b_50, 0);
  const at = isCentral ? 10 : 8;
  fixed.writeUInt16LE(method, at);
  fixed.writeUInt32LE(sum, at + 6);
  fixed.writeUInt32LE(packed.length, at + 10);
  fixed.writeUInt32LE(bytes, at + 14);
  fixed.writeUInt16LE(name.length, at + 18);
  return fixed;
};

const getZip = (files: readonly Packed[]): Buffer => {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const each of files) {
    const entry = head(each, true);
    entry.writeUInt32LE(at, 42);
    directory.push(entry, each.name);
    const local = Buffer.concat([head(each, false), each.name, each.packed]);
    locals.push(local);
    at += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06_05_4b_50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, listed, end]);
};

/** A zip of these files, as any program could make one. */
export const storedZip = (files: Readonly<Record<string, string | Buffer>>, isDeflated = false): Buffer =>
  getZip(Object.entries(files).map(([name, content]) => pack(name, content, isDeflated)));

/** Creates an xlsx file whose sheet declares 10 unpacked bytes but unpacks to `bytes`. */
export const lyingZip = (bytes: number): Buffer =>
  getZip([
    pack('[Content_Types].xml', '<Types/>', true),
    pack('xl/workbook.xml', '<workbook/>', true),
    { ...pack('xl/worksheets/sheet1.xml', Buffer.alloc(bytes), true), bytes: 10 },
  ]);

const XML = '<?xml version="1.0"?>';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SHEET = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relation = (type: string, target: string): string =>
  `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;

/** An xlsx whose only cell has this text, however long it is. */
export const oneCell = (text: string): Buffer =>
  storedZip(
    {
      '[Content_Types].xml': `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>`,
      '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
      'xl/workbook.xml': `${XML}<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="A" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
      'xl/worksheets/sheet1.xml': `${XML}<worksheet xmlns="${SHEET}"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`,
    },
    true,
  );
