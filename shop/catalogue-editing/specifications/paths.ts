import { get, post } from '../../operations/path.ts';
import type { StaffProductType, StaffAttribute, EditedSpecifications } from './answers.ts';

export type * from './answers.ts';

/** An attribute as it is saved: id 0 makes a new one. */
export type AttributeSave = Omit<StaffAttribute, 'values'>;

/** A type as it is saved: id 0 makes a new one; an attribute that is not named stays as it is. */
export interface ProductTypeSave {
  id: number;
  name: string;
  sortOrder: number;
  archived: boolean;
  attributes: readonly AttributeSave[];
  version?: number | undefined;
}

/** Value of one attribute as people type it; '' for none. */
export interface TypedSpecification {
  attributeId: number;
  /** The width that has this value; null for every width. */
  variantId: number | null;
  text: string;
}

/** All that a product measures: what is left out of its type's attributes is taken away. */
export interface SpecificationsSave {
  productId: number;
  /** null: none; left out it stays. */
  typeId?: number | null | undefined;
  values: readonly TypedSpecification[];
  version?: number | undefined;
}

/** More than one part has of anything. */
export const MAX_VALUES = 2000;
export const MAX_ATTRIBUTES = 100;
/** The last place in an order. */
export const MAX_ORDER = 32_767;
/** Between several words of one attribute. */
export const WORD_SEPARATOR = ';';

/** For staff. */
export const specificationEditing = {
  /** In their order, archived ones too. */
  types: get<Record<string, never>, readonly StaffProductType[]>('/ProductType/GetProductTypes'),
  /** Answers its number. */
  saveType: post<ProductTypeSave, number>('/ProductType/SaveProductType'),
  read: get<{ productId: number }, EditedSpecifications>('/Product/GetSpecifications/{productId}'),
  /** Answers 1. */
  save: post<SpecificationsSave, number>('/Product/SaveSpecifications'),
};
