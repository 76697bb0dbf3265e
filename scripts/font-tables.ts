/** The tables of a TrueType font, taken apart and put together again (https://learn.microsoft.com/typography/opentype/spec/otff). */

export type FontTables = Map<string, Buffer>;

const HEAD_BYTES = 12;
const ENTRY_BYTES = 16;
const TRUETYPE = 0x00010000;

export function tablesOf(font: Buffer): FontTables {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => HEAD_BYTES + ENTRY_BYTES * index);
  return new Map(
    entries.map((at) => {
      const start = font.readUInt32BE(at + 8);
      return [font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12))];
    }),
  );
}

export function fontOf(tables: FontTables): Buffer {
  const names = [...tables.keys()].toSorted();
  const bodies = names.map((name) => padded(tables.get(name) ?? Buffer.alloc(0)));
  const head = Buffer.alloc(HEAD_BYTES + ENTRY_BYTES * names.length);
  writeHead(head, names.length);
  let offset = head.length;
  for (const [index, name] of names.entries()) {
    const body = bodies[index] ?? Buffer.alloc(0);
    const at = HEAD_BYTES + ENTRY_BYTES * index;
    head.write(name, at, 'latin1');
    head.writeUInt32BE(checksumOf(body), at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(tables.get(name)?.length ?? 0, at + 12);
    offset += body.length;
  }
  return Buffer.concat([head, ...bodies]);
}

/** With what older readers search the entries by. */
function writeHead(head: Buffer, count: number): void {
  const power = Math.floor(Math.log2(count));
  const range = ENTRY_BYTES * 2 ** power;
  head.writeUInt32BE(TRUETYPE, 0);
  for (const [index, value] of [count, range, power, ENTRY_BYTES * count - range].entries())
    head.writeUInt16BE(value, 4 + 2 * index);
}

const padded = (table: Buffer): Buffer => Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)]);

function checksumOf(table: Buffer): number {
  let sum = 0;
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0;
  return sum;
}
