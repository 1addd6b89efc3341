import { readCsv } from './csv';
import { fileFailures } from './failures';
import { maxFileBytes } from './limits';
import type { Table } from './table';
import { readXlsx } from './xlsx';

const signatures = {
  zip: [0x50, 0x4b],
  compoundFile: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1],
  pdf: [0x25, 0x50, 0x44, 0x46],
};

/** Reads a file by what it holds, whatever its name says. Throws `Failure('file')`. */
export async function readTable(bytes: Uint8Array): Promise<Table> {
  if (bytes.length > maxFileBytes) throw fileFailures.tooLarge();
  const is = (signature: readonly number[]) => signature.every((byte, index) => bytes[index] === byte);
  if (is(signatures.zip)) return readXlsx(bytes);
  if (is(signatures.compoundFile))
    throw hasEncryptedPackage(bytes) ? fileFailures.encrypted() : fileFailures.oldWorkbook();
  if (is(signatures.pdf)) throw fileFailures.notWorkbook();
  return readCsv(bytes);
}

/** A workbook with a password is a compound file with a stream of this name. */
function hasEncryptedPackage(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).includes(
    'EncryptedPackage',
    0,
    'utf16le',
  );
}
