import { get } from '../path.ts';
import type { ListPage } from '../list-page.ts';
import type { Country } from './country.ts';

export const deliveryPaths = {
  countries: get<{ page?: number; pageSize?: number }, ListPage<Country>>('/Country/GetAllCountries'),
  country: get<{ countryId: number }, Country>('/Country/GetCountryByCountryID/{countryId}'),
};
