import { get } from '../../operations/path.ts';
import type { ListPage } from '../../operations/list-page.ts';
import type { Country } from '../../reference-data/country.ts';

export const deliveryPaths = {
  countries: get<{ page?: number; pageSize?: number }, ListPage<Country>>('/Country/GetAllCountries'),
  country: get<{ countryId: number }, Country>('/Country/GetCountryByCountryID/{countryId}'),
};
