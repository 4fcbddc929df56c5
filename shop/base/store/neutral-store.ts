import type { StoreConfiguration } from './store-configuration.ts';

/** A store without a file and without sample data: nothing of the sample shop's, until staff say whose shop it is (Q6). */
export function neutralStore({ timeZone, cloudImages, isSample }: StoreConfiguration): StoreConfiguration {
  return {
    name: 'New shop',
    tagline: '',
    brandLabel: '',
    timeZone,
    offices: [],
    bankDetails: '',
    actionColour: '',
    accentColour: '',
    cutOff: '',
    tapePage: {
      hero: '',
      families: [],
      video: { title: '', file: '', poster: '' },
      flyer: '',
      whitePapers: [],
    },
    links: [],
    cloudImages,
    isSample,
    says: {},
    news: [],
  };
}
