import { describe, expect, test } from 'vitest';
import { packed, workbookFiles } from './testing/small-workbook.ts';
import { BrokenWorkbookError, workbookRows } from './workbook.ts';

async function rowsOf(files: Readonly<Record<string, string>>): Promise<string[][]> {
  return read(await packed(files));
}

async function read(bytes: Uint8Array<ArrayBuffer>): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const row of workbookRows(new Blob([bytes]))) rows.push(row);
  return rows;
}

describe('a workbook is read as its cells show (G1)', () => {
  test('shared texts, inline texts, figures, and the results of formulas', async () => {
    const rows = `
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
      <row r="2"><c r="A2" t="inlineStr"><is><t>DB-0150</t></is></c><c r="B2"><v>3.0</v></c><c r="C2" t="str"><f>"a"&amp;"b"</f><v>ab</v></c></row>
      <row r="3"><c t="b"><v>1</v></c><c t="e"><v>#REF!</v></c><c><f>HYPERLINK("http://evil.test")</f><v></v></c></row>`;
    const shared = ['<t>Part</t>', '<r><t>Quan</t></r><r><t>tity</t></r><rPh sb="0" eb="1"><t>spoken</t></rPh>'];
    expect(await rowsOf(workbookFiles(rows, shared))).toEqual([
      ['Part', '', 'Quantity'],
      ['DB-0150', '3', 'ab'],
      ['TRUE', '#REF!', '=HYPERLINK("http://evil.test")'],
    ]);
  });

  test('a number as its format shows it, and an error as an error', async () => {
    const styles = `<styleSheet><numFmts><numFmt numFmtId="164" formatCode="000000"/><numFmt numFmtId="165" formatCode="00\\-000;@"/></numFmts>
      <cellStyleXfs><xf numFmtId="164"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`;
    const rows = `<row><c s="1"><v>771</v></c><c s="2"><v>1015</v></c><c s="0"><v>11.000000000000002</v></c>
      <c><v>1E3</v></c><c t="e"><f>VLOOKUP(A1,B:C,2)</f><v>#N/A</v></c><c t="str"><f>""</f><v></v></c><c s="1"/><c t="b"><v>0</v></c></row>`;
    expect(await rowsOf({ ...workbookFiles(rows), 'xl/styles.xml': styles })).toEqual([
      ['000771', '01-015', '11', '1000', '#N/A', '', '', 'FALSE'],
    ]);
  });

  test('texts without the markup that Excel writes between their characters', async () => {
    const rows = `<row><c t="s"><v>0</v></c>
      <c t="inlineStr"><is><r><t>刮</t></r><r><t>刀</t></r><rPh sb="0" eb="1"><t>spoken</t></rPh></is></c><c t="str"><v>A_x005F_x0041_</v></c></row>`;
    expect(await rowsOf(workbookFiles(rows, ['<t>DB-0150_x000D_\nlong</t>']))).toEqual([
      ['DB-0150\r\nlong', '刮刀', 'A_x0041_'],
    ]);
  });

  test('no row that the sheet hides', async () => {
    const row = (name: string, more = '') => `<row${more}><c t="str"><v>${name}</v></c></row>`;
    const rows = row('A') + row('B', ' hidden="1"') + row('C', ' hidden="0"') + row('D', ' hidden="true"');
    expect(await rowsOf(workbookFiles(rows))).toEqual([['A'], ['C']]);
  });

  test('a chart before the sheets is no table', async () => {
    const files = workbookFiles('<row/>');
    const relations = (files['xl/_rels/workbook.xml.rels'] ?? '').replace('/worksheet"', '/chartsheet"');
    await expect(rowsOf({ ...files, 'xl/_rels/workbook.xml.rels': relations })).rejects.toMatchObject({
      fault: 'chart',
    });
  });

  test('other requests get their turn while a large one is read', async () => {
    const bytes = await packed(workbookFiles(`<row><c><v>1</v></c></row>`, ['<t>x</t>'.repeat(200_000)]));
    let [turns, isRead] = [0, false];
    const count = () => {
      turns += 1;
      if (!isRead) setImmediate(count);
    };
    setImmediate(count);
    expect(await read(bytes)).toEqual([['1']]);
    isRead = true;
    expect(turns).toBeGreaterThan(20);
  });

  test('a reader that stops gets no more of it', async () => {
    const rows = Array.from({ length: 50_000 }, (_, row) => `<row><c><v>${row}</v></c></row>`).join('');
    const reader = workbookRows(new Blob([await packed(workbookFiles(rows))]));
    expect((await reader.next()).value).toEqual(['0']);
    await reader.return(undefined);
  });
});

describe('a file that is no workbook is refused', () => {
  test.each([
    ['rubbish', {}],
    ['another archive', { 'readme.txt': 'hello' }],
    ['a sheet that is not there', { ...workbookFiles(''), 'xl/_rels/workbook.xml.rels': '<Relationships/>' }],
    ['XML that ends too early', { ...workbookFiles(''), 'xl/worksheets/sheet1.xml': '<worksheet><row>' }],
    [
      'entities that grow',
      {
        ...workbookFiles(''),
        'xl/worksheets/sheet1.xml':
          '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet><row><c t="str"><v>&b;</v></c></row></worksheet>',
      },
    ],
  ])('%s', async (_, files) => {
    await expect(rowsOf(files)).rejects.toThrow(BrokenWorkbookError);
  });

  test('macros', async () => {
    const files = { ...workbookFiles('<row/>'), 'xl/vbaProject.bin': 'x' };
    await expect(rowsOf(files)).rejects.toMatchObject({ fault: 'macros' });
  });

  test('a bomb: few bytes that expand to very many', async () => {
    const files = { ...workbookFiles('<row/>'), 'xl/media/picture.bin': 'x'.repeat(33 * 1024 * 1024) };
    const bytes = await packed(files);
    expect(bytes.length).toBeLessThan(100_000);
    await expect(read(bytes)).rejects.toThrow(BrokenWorkbookError);
  });

  test('a long text that is stored once and shown by very many cells', async () => {
    const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`;
    const files = workbookFiles(row, [`<t xml:space="preserve">${' '.repeat(1024 * 1024)}</t>`]);
    await expect(rowsOf(files)).rejects.toThrow(BrokenWorkbookError);
  });

  test.each([
    ['cells without an end', workbookFiles(`<row>${'<c/>'.repeat(1_000_001)}</row>`)],
    ['texts that no cell shows', workbookFiles('<row/>', Array.from<string>({ length: 1_000_001 }).fill(''))],
    [
      'one cell of very many attributes',
      workbookFiles(`<row><c ${Array.from({ length: 1_000_001 }, (_, n) => `a${n}=""`).join(' ')}/></row>`),
    ],
  ])('%s', async (_, files) => {
    const bytes = await packed(files);
    expect(bytes.length).toBeLessThan(4 * 1024 * 1024);
    await expect(read(bytes)).rejects.toThrow(BrokenWorkbookError);
  });

  test('random bytes', async () => {
    await expect(read(new TextEncoder().encode('PK but no archive'))).rejects.toThrow(BrokenWorkbookError);
  });
});
