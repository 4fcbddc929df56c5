import { get, post } from '../../base/operations/path.ts';
import type { StaffProductType, StaffAttribute, EditedSpecifications } from './answers.ts';

export type * from './answers.ts';

/** An attribute to save: id 0 creates one. */
export type AttributeSave = Omit<StaffAttribute, 'values'>;

/** A product type to save: id 0 creates one; omitted attributes are unchanged. */
export interface ProductTypeSave {
  id: number;
  name: string;
  sortOrder: number;
  archived: boolean;
  attributes: readonly AttributeSave[];
  version?: number | undefined;
}

/** Typed value of one attribute; '' for none. */
export interface TypedSpecification {
  attributeId: number;
  /** The width with this value; null for all widths. */
  variantId: number | null;
  text: string;
}

/** All specifications of a product; omitted attributes of its type lose their values. */
export interface SpecificationsSave {
  productId: number;
  /** null: none; if omitted, unchanged. */
  typeId?: number | null | undefined;
  values: readonly TypedSpecification[];
  version?: number | undefined;
}

/** Higher than any part needs. */
export const MAX_VALUES = 2000;
export const MAX_ATTRIBUTES = 100;
/** Maximum sort position. */
export const MAX_ORDER = 32_767;
/** Separates several words of one attribute. */
export const WORD_SEPARATOR = ';';

/** For staff. */
export const specificationEditing = {
  /** In order, including archived ones. */
  types: get<Record<string, never>, readonly StaffProductType[]>('/ProductType/GetProductTypes'),
  /** Returns its id. */
  saveType: post<ProductTypeSave, number>('/ProductType/SaveProductType'),
  read: get<{ productId: number }, EditedSpecifications>('/Product/GetSpecifications/{productId}'),
  /** Returns 1. */
  save: post<SpecificationsSave, number>('/Product/SaveSpecifications'),
};
