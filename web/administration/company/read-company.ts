import { data } from 'react-router';
import { companyPaths, type CompanyForStaff } from '#shop/companies/paths.ts';
import { deliveryPaths } from '#shop/orders/delivery/paths.ts';
import { documentPaths, type OrderDocument } from '#shop/documents/paths.ts';
import type { ListPage } from '#shop/operations/list-page.ts';
import type { OrderHeader } from '#shop/orders/order.ts';
import { staffOrderPaths } from '#shop/orders/staff-paths.ts';
import { ownNumberPaths, type OwnPartNumber } from '#shop/catalogue/customer-part-numbers/paths.ts';
import { type Machine, staffPressPaths } from '#shop/presses/paths.ts';
import { type CompanyTimeline, timelinePaths } from '#shop/reporting/timeline/paths.ts';
import { RefusedError, type PageArgs } from '../../page-context.ts';
import { t } from '../staff-text.ts';

export interface CompanyView {
  company: CompanyForStaff;
  countryName: string;
  /** The newest of each. */
  orders: ListPage<OrderHeader>;
  documents: ListPage<OrderDocument>;
  /** By number; all of them if the address says so. */
  ownNumbers: ListPage<OwnPartNumber>;
  machines: readonly Machine[];
  timeline: CompanyTimeline;
}

const SHOWN = 10;
const ALL = 1000;
const NOTHING = { items: [], total: 0 };

/** Reads the company with the `id=` in the address. */
export async function readCompany({ request, context }: PageArgs): Promise<CompanyView> {
  const { searchParams } = new URL(request.url);
  const id = searchParams.get('id') ?? '';
  const before = searchParams.get('before') ?? undefined;
  if (!/^\d{1,9}$/.test(id)) throw unknown();
  const asked = await context.ask(companyPaths.read, { companyId: Number(id) });
  if (!asked.ok)
    throw asked.refusal.status === 404 || asked.refusal.status === 400 ? unknown() : new RefusedError(asked.refusal);
  const company = asked.output;
  const { companyId } = company;
  const pageSize = searchParams.get('numbers') === 'all' ? ALL : SHOWN;
  const [orders, documents, ownNumbers, machines, timeline, { items: countries }] = await Promise.all([
    context.callIfAllowed(staffOrderPaths.list, { companyId, pageSize: SHOWN }, NOTHING),
    context.call(documentPaths.ofCompany, { companyId, pageSize: SHOWN }),
    context.call(ownNumberPaths.ofCompany, { companyId, pageSize }),
    context.callIfAllowed(staffPressPaths.machines, { companyId }, []),
    context.call(timelinePaths.ofCompany, { companyId, before }),
    context.call(deliveryPaths.countries, {}),
  ]);
  const countryName = countries.find((country) => country.id === company.countryId)?.name ?? '';
  return { company, countryName, orders, documents, ownNumbers, machines, timeline };
}

function unknown() {
  return data({ message: t('staff-company.unknown') }, { status: 404 });
}
