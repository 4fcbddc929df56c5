import { expect, test } from 'vitest';
import { compactNumber } from './compact-number.ts';
import { eoriNumberFault, vatNumberFault } from './vat-number.ts';

test.each([
  ['AT', 'ATU13585627', null],
  ['BE', 'BE0428759497', null],
  ['BE', 'BE1003565463', null],
  ['BG', 'BG175074752', null],
  ['CY', 'CY10259033P', null],
  ['CZ', 'CZ25123891', null],
  ['DE', 'DE136695976', null],
  ['DK', 'DK13585628', null],
  ['EE', 'EE100931558', null],
  ['ES', 'ESB58378431', null],
  ['FI', 'FI20774740', null],
  ['FR', 'FR40303265045', null],
  ['GR', 'EL094259216', null],
  ['HR', 'HR33392005961', null],
  ['HU', 'HU12892312', null],
  ['IE', 'IE1234567FA', null],
  ['IT', 'IT00743110157', null],
  ['LT', 'LT119511515', null],
  ['LU', 'LU15027442', null],
  ['LV', 'LV40003521600', null],
  ['MC', 'FR40303265045', null],
  ['MT', 'MT11679112', null],
  ['NL', 'NL004495445B01', null],
  ['NL', 'NL123456789B13', null],
  ['PL', 'PL8567346215', null],
  ['PT', 'PT501964843', null],
  ['RO', 'RO18547290', null],
  ['SE', 'SE556188840401', null],
  ['SI', 'SI50223054', null],
  ['SK', 'SK2022749619', null],
  ['GB', 'GB980780684', null],
  ['GB', 'XI980780684', null],
  ['IM', 'GB980780684', null],
  ['CH', 'CHE116281710MWST', null],
  ['NO', 'NO923609016MVA', null],
  ['US', '12-3456789', null],
  ['JP', 'T1234567890123', null],
  ['GB', '', null],
  ['DE', '136695976', 'form'],
  ['DE', 'DE', 'form'],
  ['DE', '<script>', 'form'],
  ['DE', 'DE136695977', 'checksum'],
  ['FR', 'FR41303265045', 'checksum'],
  ['GB', 'GB980780685', 'checksum'],
  ['GB', 'XI980780685', 'checksum'],
  ['CH', 'CHE116281711', 'checksum'],
  ['CH', 'CHE-116.281.710', 'suffix'],
  ['CH', 'CHE-116.281.710 IVA', null],
  ['NO', 'NO923609017MVA', 'checksum'],
  ['DE', 'FR40303265045', 'country'],
  ['FR', 'XI980780684', 'country'],
  ['IE', 'GB980780684', 'country'],
] as const)('a company in %s with the VAT number %s (O3)', async (country, number, fault) => {
  expect(await vatNumberFault(compactNumber(number), country)).toBe(fault);
});

test('spaces, dots, hyphens and small letters are no part of a number', () => {
  expect(compactNumber(' che-116.281.710 MwSt')).toBe('CHE116281710MWST');
});

test.each([
  ['GB980780684000', null],
  ['DE1234567', null],
  ['', null],
  ['1234567', 'form'],
  ['GB', 'form'],
  ['GB98078068400012345', 'form'],
] as const)('the EORI number %s (O3)', (number, fault) => {
  expect(eoriNumberFault(number)).toBe(fault);
});
