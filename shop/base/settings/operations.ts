import { z } from 'zod';
import { refuseFields } from '../fields/refuse-fields.ts';
import { issue } from '../messages/issue.ts';
import { answerNumber, answerInternal, noInput } from '../operations/answers.ts';
import { operation } from '../operations/operation.ts';
import { optionalTextInput, asNumber, fileInput, multilineInput, textInput } from '../wire/input-schemas.ts';
import { settingsPaths } from './paths.ts';
import { type IdentityChange, type SettingsChange, staffSettingsPaths } from './staff-paths.ts';
import { StoreConfiguration } from '../store/store-configuration.ts';
import { PICTURE_MAX_BYTES, PICTURE_TOO_LARGE } from '../files/picture-file.ts';
import { identityErrors, MAX_OFFICES } from './identity.ts';
import { LOGO_KINDS, logoUrl } from './logo.ts';
import { removeLogo, saveLogo } from './save-logo.ts';
import { setOpen } from './set-open.ts';
import { saveIdentity } from './save-identity.ts';
import { saveSettings } from './save-settings.ts';
import { AWARD_READINGS, PRICE_READINGS, settingsErrors } from './settings-draft.ts';
import { readStoredSettings } from './settings-queries.ts';
import { localizeStoreTexts } from '../store/localize-store-texts.ts';
import { pageNoticesSchema, storeSchema } from './answers.ts';
import { noticesIn } from './notices.ts';
import { TERMS_AGREEMENTS } from '../kernel/agreement.ts';
import { MAX_ID } from '../kernel/max-id.ts';
import { MAX_PRICE_MINOR } from '../money/money.ts';
import { CHARGE_KINDS } from '../money/adjustments.ts';
import { TAX_ON_SCREENS } from '../kernel/tax-note.ts';
import { TAX_ROUNDINGS } from '../tax/compute-tax.ts';

const MAX_CHARGES = 100;
const chargeAmount = z.int().min(0).max(MAX_PRICE_MINOR);

/** A charge of orders in one currency (D60). */
const chargeRuleSchema = z.object({
  kind: z.enum(CHARGE_KINDS),
  currency: z.literal([1, 2, 3]),
  amountMinor: chargeAmount,
  /** null: whatever the goods come to. */
  belowMinor: chargeAmount.nullable(),
  /** null: whatever is ordered. */
  categoryId: z.int().positive().max(MAX_ID).nullable(),
});

const identitySchema = StoreConfiguration.pick({
  name: true,
  tagline: true,
  offices: true,
  bankDetails: true,
  cutOff: true,
  actionColour: true,
  accentColour: true,
}).meta({ id: 'ShopIdentity' });

const logoKind = z.enum(LOGO_KINDS, issue('staff-refusal.logo-kind'));
const storedLogo = z
  .object({ logoKind: z.enum(LOGO_KINDS), logoUrl: z.string(), width: z.int(), height: z.int() })
  .meta({ id: 'ShopLogo' });

const identityChange: z.ZodType<IdentityChange> = z
  .object({
    name: textInput,
    tagline: optionalTextInput,
    bankDetails: multilineInput.default(''),
    cutOff: optionalTextInput,
    actionColour: optionalTextInput,
    accentColour: optionalTextInput,
    offices: z
      .array(
        z.object({
          region: textInput,
          company: textInput,
          address: multilineInput,
          country: textInput,
          telephone: textInput,
          email: textInput,
          hours: textInput,
        }),
      )
      .max(MAX_OFFICES),
    version: z.preprocess((value) => asNumber(value) ?? undefined, z.int().optional()),
  })
  .check(refuseFields(identityErrors));

export const storedSettings = z
  .object({
    priceReading: z.enum(PRICE_READINGS),
    awardReading: z.enum(AWARD_READINGS),
    tapeShopHost: z.string(),
    deliveryUnitedKingdomMinor: z.int(),
    deliveryEuropeMinor: z.int(),
    minimumSpendMinor: z.int(),
    charges: z.array(chargeRuleSchema),
    staffEmail: z.string(),
    identity: identitySchema,
    staffSecondFactor: z.boolean(),
    taxOnScreens: z.enum(TAX_ON_SCREENS),
    sellerCountryId: z.int().nullable(),
    sellerVatNumber: z.string(),
    sellerEoriNumber: z.string(),
    taxRounding: z.enum(TAX_ROUNDINGS),
    verifiedVatOnly: z.boolean(),
    termsAgreement: z.enum(TERMS_AGREEMENTS),
    businessConfirmation: z.boolean(),
    keepBooksYears: z.int(),
    isOpen: z.boolean(),
    version: z.int(),
  })
  .meta({ id: 'Settings' });

const settingsChange: z.ZodType<SettingsChange> = z
  .object({
    priceReading: textInput,
    awardReading: textInput,
    tapeShopHost: textInput.optional(),
    deliveryUnitedKingdom: textInput,
    deliveryEurope: textInput,
    minimumSpend: textInput,
    staffEmail: textInput,
    staffSecondFactor: textInput,
    taxOnScreens: textInput.optional(),
    sellerCountryId: textInput.optional(),
    sellerVatNumber: textInput.optional(),
    sellerEoriNumber: textInput.optional(),
    taxRounding: textInput.optional(),
    verifiedVatOnly: textInput.optional(),
    termsAgreement: textInput.optional(),
    businessConfirmation: textInput.optional(),
    keepBooksYears: textInput.optional(),
    charges: z.array(chargeRuleSchema).max(MAX_CHARGES).optional(),
    version: z.preprocess((value) => asNumber(value) ?? undefined, z.int().optional()),
  })
  .check(refuseFields(settingsErrors));

export const settingsOperations = [
  operation(settingsPaths.store, {
    tag: 'Shop',
    summary: "Get the store's name, offices and links (D28).",
    who: { access: 'everyone', scope: 'catalogue:read' },
    when: { cache: 'catalogue' },
    input: noInput,
    answer: {
      format: answerInternal(storeSchema),
      localize: (texts, { shop: { store }, translator }) => localizeStoreTexts(texts, store, translator.language),
    },
    handle: (_, { shop, shop: { store } }) => ({
      name: store.name,
      tagline: store.tagline,
      bankDetails: store.bankDetails,
      cutOff: store.cutOff,
      brandLabel: store.brandLabel,
      timeZone: store.timeZone,
      offices: store.offices,
      links: store.links,
      ...noticesIn(shop),
    }),
  }),

  operation(settingsPaths.notices, {
    tag: 'Shop',
    summary: 'Get the legal pages of the shop, whether totals mention tax, its telephone and cut-off (O1, O3, A2).',
    who: { access: 'everyone', whileClosed: true },
    when: { cache: 'catalogue' },
    input: noInput,
    answer: {
      format: answerInternal(pageNoticesSchema),
      localize: (texts, { shop: { store }, translator }) => localizeStoreTexts(texts, store, translator.language),
    },
    handle: (_, { shop, shop: { store } }) => ({
      ...noticesIn(shop),
      telephone: store.offices[0]?.telephone ?? '',
      cutOff: store.cutOff,
      tagline: store.tagline,
      hasTapePage: store.tapePage.families.length > 0,
      hasSampleStore: shop.hot().settings.hasSampleStore,
    }),
  }),

  operation(staffSettingsPaths.read, {
    tag: 'Settings',
    summary: 'Get the price readings, delivery charges, minimum spend and addresses that staff can edit (D28).',
    who: { access: 'staff', staffRight: 'settings' },
    input: noInput,
    answer: { format: answerInternal(storedSettings) },
    async handle(_, { shop }) {
      const { name, tagline, offices, bankDetails, cutOff, actionColour, accentColour } = shop.store;
      const stored = await readStoredSettings(shop.db);
      // One that was saved before there were colours has none.
      const ofFile = { name, tagline, offices, bankDetails, cutOff, actionColour, accentColour };
      return { ...stored, identity: { ...ofFile, ...stored.identity } };
    },
  }),

  operation(staffSettingsPaths.save, {
    tag: 'Settings',
    summary: 'Save all settings. They take effect immediately for prices, charges and refusals. Returns 1 (D28, E16).',
    who: { access: 'staff', staffRight: 'settings', asksPassword: true },
    input: settingsChange,
    answer: { format: answerNumber, refuses: [409] },
    example: {
      body: {
        priceReading: 'discount',
        awardReading: 'storefront',
        tapeShopHost: 'tape.pressline.test',
        deliveryUnitedKingdom: '15.00',
        deliveryEurope: '42.00',
        minimumSpend: '50.00',
        staffEmail: 'counter@pressline.test',
        staffSecondFactor: 'no',
        taxOnScreens: 'said',
        sellerCountryId: '',
        sellerVatNumber: '',
        sellerEoriNumber: '',
        taxRounding: 'line',
        verifiedVatOnly: 'no',
        termsAgreement: 'none',
        businessConfirmation: 'no',
        keepBooksYears: '10',
      },
    },
    handle: saveSettings,
  }),

  operation(staffSettingsPaths.saveIdentity, {
    tag: 'Settings',
    summary:
      'Save whose shop it is: its name, offices, bank details, cut-off and colours, on all pages, sheets and mails. Returns 1.',
    who: { access: 'staff', staffRight: 'settings', asksPassword: true },
    input: identityChange,
    answer: { format: answerNumber, refuses: [409] },
    example: {
      body: {
        name: 'Pressline',
        tagline: 'Parts and consumables for flexo label presses',
        bankDetails: '',
        cutOff: '',
        actionColour: '#0b5cad',
        accentColour: '',
        offices: [
          {
            region: 'Europe',
            company: 'Pressline Label Machines Ltd',
            address: '12 Registration Way\nColour Bar Park\nLeeds LS99 4PL',
            country: 'United Kingdom',
            telephone: '+44 113 496 0142',
            email: 'parts@pressline.test',
            hours: 'Monday to Friday, 8:00 to 17:30 (UK)',
          },
        ],
      },
    },
    handle: saveIdentity,
  }),

  operation(staffSettingsPaths.logos, {
    tag: 'Settings',
    summary: "List the shop's logos, for light paper and prints, and for dark screens (D28).",
    who: { access: 'staff', staffRight: 'settings' },
    input: noInput,
    answer: { format: answerInternal(z.array(storedLogo)) },
    handle(_, { shop }) {
      const { logos } = shop.hot();
      return LOGO_KINDS.flatMap((kind) => {
        const logo = logos[kind];
        return logo === undefined
          ? []
          : [{ logoKind: kind, logoUrl: logoUrl(kind, logo), width: logo.width, height: logo.height }];
      });
    },
  }),

  operation(staffSettingsPaths.saveLogo, {
    tag: 'Settings',
    summary: 'Save a logo, a picture or an SVG, on all pages and sheets. Returns 1 (D28).',
    who: { access: 'staff', staffRight: 'settings' },
    input: z.object({ logoKind, file: fileInput(issue('staff-refusal.choose-picture')) }),
    file: { maxBytes: PICTURE_MAX_BYTES, tooLarge: PICTURE_TOO_LARGE },
    answer: { format: answerNumber },
    example: { body: { logoKind: 'light' }, fileName: 'logo.png' },
    handle: saveLogo,
  }),

  operation(staffSettingsPaths.removeLogo, {
    tag: 'Settings',
    summary: "Remove a logo; the shop's name is shown instead. Returns 1 (D28).",
    who: { access: 'staff', staffRight: 'settings' },
    input: z.object({ logoKind }),
    answer: { format: answerNumber, refuses: [404] },
    example: { body: { logoKind: 'dark' } },
    handle: removeLogo,
  }),

  operation(staffSettingsPaths.setOpen, {
    tag: 'Settings',
    summary:
      'Open the shop to visitors, or close it: they then see "opening soon" on every page, and calls return 503 `shop.not-open` (Q6). Returns 1.',
    who: { access: 'staff', staffRight: 'settings', asksPassword: true },
    input: z.object({ isOpen: z.boolean(issue('refusal.zero-or-one')) }),
    answer: { format: answerNumber },
    example: { body: { isOpen: true } },
    handle: setOpen,
  }),
];
