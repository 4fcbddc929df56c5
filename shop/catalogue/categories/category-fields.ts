import { type DraftOf, line, number, tick, type ValuesOf, wordOrNone } from '#shop/base/fields/field.ts';

/**
 * The places in the shop's own pages that lead to one category: the banners of the home page (A6; 'tape' also has the
 * banner of the catalogue's first page and the tape tiles, A8), and 'Consumables' in the main menu (A3).
 */
export const CATEGORY_ROLES = ['blades', 'tape', 'anilox', 'consumables'] as const;
export type CategoryRole = (typeof CATEGORY_ROLES)[number];

const DELIVERY = { most: 100, hint: 'branches.delivery-hint', putBack: true } as const; // stored and shown, without effect (D37)
const show = number({
  wire: 'show',
  means:
    'Visibility: 1 everywhere, 2 USA only, 3 Europe only, 4 hidden. If regional is 0, 1 is visible and all others are hidden.',
  example: 1,
  label: 'branches.show',
  from: 1,
  to: 4,
});
const ORDER = {
  label: 'branches.order',
  hint: 'branches.order-hint',
  from: 0,
  to: 1_000_000,
} as const;

/** Fields of a category for staff (E9), each declared once, like productFields. */
export const categoryFields = {
  name: line({
    wire: 'categoryName',
    means: 'Name of the category.',
    example: 'Dr Blades',
    label: 'branches.name',
    most: 100,
    required: 'staff-rule.required.category-name',
    putBack: true,
  }),
  /** Visibility: 1 all, 2 USA only, 3 Europe only, 4 hidden; without `regional` 1 live, otherwise hidden (D8). */
  show,
  regional: tick({
    wire: 'regional',
    means: 'Whether visibility depends on the region: 1 if so, otherwise 0.',
    example: 0,
    no: 0,
    label: 'branches.regional',
  }),
  delivery: line({
    wire: 'delivery',
    means: 'Delivery note.',
    example: '0',
    label: 'branches.delivery',
    ...DELIVERY,
  }),
  deliveryAdd: line({
    wire: 'deliveryadd',
    means: 'Additional delivery note.',
    example: '0',
    label: 'branches.delivery-add',
    ...DELIVERY,
  }),
  sortOrder: number({ wire: 'catorder', means: 'Sort position, lowest first.', example: 1, ...ORDER }),
  onHomePage: tick({
    wire: 'homepageShow',
    means: 'Whether it is shown on the home page: 1 if so, otherwise 0.',
    example: 1,
    no: 0,
    label: 'branches.home',
  }),
  /** Its first parts are shown on the customers' dashboard (A23). */
  onDashboard: tick({
    wire: 'dashboardShow',
    means: "Whether it is shown on the customer's dashboard: 1 if so, otherwise 0.",
    example: 1,
    no: 0,
    label: 'branches.dashboard',
  }),
  /** Place in the shop that leads here; if several categories have one role, the first in the menu counts. */
  role: wordOrNone({
    wire: 'role',
    means: "Role of the category in the shop's own pages.",
    example: 'tape',
    label: 'branches.role',
    hint: 'branches.role-hint',
    of: CATEGORY_ROLES,
    refusal: 'staff-rule.choice.role',
  }),
  /** The number of the part whose picture represents it; '': the first part by name with a picture. */
  picturePart: line({
    wire: 'picturePart',
    means: 'Part number of the product whose picture is shown.',
    example: 'TT-STARTER-KIT-FIVE-HARDNESS-ROLLS',
    label: 'branches.picture-part',
    hint: 'branches.picture-part-hint',
    most: 100,
  }),
};

/** Fields of a sub-category for staff (E9). */
export const subcategoryFields = {
  name: line({
    wire: 'subName',
    means: 'Name of the sub-category.',
    example: 'Super Soft Mounting Tape',
    label: 'branches.name',
    most: 100,
    required: 'staff-rule.required.subcategory-name',
    putBack: true,
  }),
  show,
  sortOrder: number({ wire: 'suborder', means: 'Sort position, lowest first.', example: 1, ...ORDER }),
};

export type CategoryValues = ValuesOf<typeof categoryFields>;
export type SubcategoryValues = ValuesOf<typeof subcategoryFields>;
export type CategoryDraft = DraftOf<typeof categoryFields>;
export type SubcategoryDraft = DraftOf<typeof subcategoryFields>;
