import { buffer } from 'node:stream/consumers';
import { writeZip } from '../zip.ts';

const NAMESPACE = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/**
 * The files of a workbook with one sheet whose rows are this XML; `shared` are the shared strings that its cells refer
 * to.
 */
export function workbookFiles(rows: string, shared: readonly string[] = []): Record<string, string> {
  return {
    'xl/workbook.xml': `<?xml version="1.0"?><workbook ${NAMESPACE} xmlns:r="${RELATIONS}"><sheets><sheet name="Old" sheetId="1" state="hidden" r:id="rId9"/><sheet name="Order" sheetId="2" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${RELATIONS}/sharedStrings" Target="/xl/sharedStrings.xml"/></Relationships>`,
    'xl/sharedStrings.xml': `<sst ${NAMESPACE}>${shared.map((text) => `<si>${text}</si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${NAMESPACE}><sheetData>${rows}</sheetData></worksheet>`,
  };
}

/** Packs files the way Excel does. */
export async function packed(files: Readonly<Record<string, string>>): Promise<Uint8Array<ArrayBuffer>> {
  async function* each() {
    for (const [path, text] of Object.entries(files)) yield { path, content: [text], isPacked: false };
  }
  return new Uint8Array(await buffer(writeZip(each())));
}
