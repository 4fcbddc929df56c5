import { get } from '../../base/operations/path.ts';
import type { ListPage } from '../../base/paged-lists/list-page.ts';
import type { Country } from '../../base/reference-data/country.ts';

export const deliveryPaths = {
  countries: get<{ page?: number; pageSize?: number }, ListPage<Country>>('/Country/GetAllCountries'),
  country: get<{ countryId: number }, Country>('/Country/GetCountryByCountryID/{countryId}'),
};
