import type { StoreConfiguration } from '../../base/store/store-configuration.ts';

/** Location of a part's picture: stored here, at the image service (D10), or missing. */
export interface ShownPicture {
  /** The stored picture; null if there is none or the image service has it. */
  imageHash: string | null;
  /** The picture at the image service (D10); null if it is stored here. */
  cloudImageUrl: string | null;
}

/** The picture that pages show of a part; the image service names it by the part number. */
export function shownPicture(
  { name, imageHash, useCloudImage }: { name: string; imageHash: string | null; useCloudImage: boolean },
  { cloudImages }: Pick<StoreConfiguration, 'cloudImages'>,
): ShownPicture {
  return useCloudImage
    ? { imageHash: null, cloudImageUrl: `${cloudImages}${encodeURIComponent(name)}.jpg` }
    : { imageHash, cloudImageUrl: null };
}
