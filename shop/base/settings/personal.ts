import { personalTable } from '../operations/personal-data.ts';
import { settings, shopLogos } from './tables.ts';

/** Names of colleagues in the settings (O4). */
export const settingsPersonal = [
  personalTable(settings, {
    staff: ['staffEmail'],
    impersonal: [
      'priceReading',
      'awardReading',
      'tapeShopHost',
      'taxOnScreens',
      'sellerVatNumber',
      'sellerEoriNumber',
      'taxRounding',
      'termsAgreement',
      'charges',
      'identity',
    ],
  }),
  personalTable(shopLogos, { impersonal: ['kind', 'hash'] }),
];
