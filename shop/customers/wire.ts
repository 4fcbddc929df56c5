import { integer, nested, text, wireRecord } from '../wire-format.ts';
import type { DeliveryAddress, DeliveryAddressDraft } from './paths.ts';

const addressCountryWire = wireRecord<{ id: number; name: string }>('AddressCountry', [
  ['id', 'countryID', integer],
  ['name', 'name', text],
]);

export const addressWire = wireRecord<DeliveryAddress>('DeliveryAddress', [
  ['id', 'deliveryID', integer],
  ['customerId', 'userID', integer],
  ['contactName', 'contactName', text],
  ['line1', 'deliveryBuildingNo', text],
  ['line2', 'deliveryStreet', text],
  ['region', 'deliveryRegion', text],
  ['postcode', 'deliveryPostalcode', text],
  ['countryId', 'countryID', integer],
  [(address) => ({ id: address.countryId, name: address.countryName }), 'country', nested(addressCountryWire)],
]);

export const addressDraftWire = wireRecord<DeliveryAddressDraft>('DeliveryAddressDraft', [
  ['id', 'deliveryID', integer],
  ['customerId', 'userID', integer],
  ['contactName', 'contactName', text],
  ['line1', 'deliveryBuildingNo', text],
  ['line2', 'deliveryStreet', text],
  ['region', 'deliveryRegion', text],
  ['postcode', 'deliveryPostalcode', text],
  ['countryId', 'countryID', integer],
]);
