/**
 * Pressline API
 * 1
 * DO NOT MODIFY - This file has been generated using oazapfts.
 * See https://www.npmjs.com/package/oazapfts
 */
import * as Oazapfts from "@oazapfts/runtime";
import * as QS from "@oazapfts/runtime/query";
export const defaults: Oazapfts.Defaults<Oazapfts.CustomHeaders> = {
    headers: {},
    baseUrl: "http://localhost:3000"
};
const oazapfts = Oazapfts.runtime(defaults);
export const servers = {
    server1: "http://localhost:3000"
};
export type Tax = {
    /** Name of the tax in the seller's country: vat or sales-tax. */
    taxKind: "vat" | "sales-tax";
    /** Reason of the tax: domestic, no-vat-number (to another member state without a VAT number of another one), unverified-vat-number (with one that staff have not verified yet), reverse-charge, export, or none (the seller raises no tax). */
    taxReason: "domestic" | "no-vat-number" | "unverified-vat-number" | "reverse-charge" | "export" | "none";
    /** Rate of the tax in hundredths of a per cent: 2000 is 20 %. */
    taxRateBasisPoints: number;
    /** Amount of the tax. As a record: the tax of an order or offer, whose totals exclude it. Absent if the shop does not compute tax. */
    tax: number;
    /** Total with tax. */
    totalWithTax: number;
    /** VAT number of the company, without spaces. Empty if there is none. */
    vatNumber: string;
    /** EORI number of the company, for customs. Empty if there is none. */
    eoriNumber: string;
    /** VAT number of the seller. Empty if there is none. */
    sellerVatNumber: string;
    /** EORI number of the seller. Empty if there is none. */
    sellerEoriNumber: string;
    /** Label of the tax, in the language of the reader. Only with one order, offer or cart. */
    taxLabel?: string;
    /** Label of the total with tax, in the language of the reader. */
    totalWithTaxLabel?: string;
    /** Sentences about the tax, in the language of the reader: its reason, and the numbers of both sides. */
    taxNotes?: string[];
};
export type CartProduct = {
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Short description below the part number. */
    productIntro: string;
    /** Unit of sale. Empty for a single piece. */
    salesUnit: string | null;
    /** Pieces in one unit of sale, such as 4 in a set of four. 1 for single pieces. */
    unitPieces: number;
    /** Description. */
    productDetails: string;
    /** URL of the picture. */
    imageUrl: string | null;
};
export type CartVariant = {
    /** ID of the width. Null or 99999999 means no width. */
    subProductVariantID: number;
    /** Name of the width, such as 50 mm. */
    productVariantDetails: string;
};
export type DeliveryPromise = {
    /** Whether any units are in stock. For a promise, the number of units in stock. */
    inStock: number;
    /** Date of the next expected delivery of stock. Null if none is expected. */
    moreOn: string | null;
    /** Lead time in weeks. Null if it is not known. */
    weeks: number | null;
};
export type PriceBreak = {
    /** Quantity from which the price or discount applies. */
    fromQuantity: number;
    /** Unit price, if the caller can see prices. */
    price: number;
};
export type PriceNext = {
    /** Number of additional units needed to reach the break. */
    moreUnits: number;
    /** Unit price, if the caller can see prices. */
    price: number;
    /** Reduction of the unit price at the break. */
    saving: number;
};
export type PriceChange = {
    /** Date from which the price applies. */
    fromDay: string;
    /** Unit price, if the caller can see prices. */
    price: number;
};
export type QuantityRule = {
    /** The smallest quantity of a line; null in a price list: that of the part. */
    minQuantity: number;
    /** Units in a pack: the quantity of a line is a multiple of it. 1 for single units. */
    packSize: number;
};
export type CartItem = {
    /** ID of the cart line. */
    cartID: number;
    /** The cart's public name: any new guid begins a cart. */
    guid: string;
    /** ID of the product. */
    productID: number;
    /** Product of the line. */
    product: CartProduct;
    /** Number of units. */
    productQuantity: number;
    /** Unit price, if the caller can see prices. */
    price: number;
    /** Goods less discount. For a line, price times quantity. */
    subTotal: number;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currency: number;
    /** Whether a width was selected: 1 if so, 0 if the product has no widths. */
    productVariantID: number;
    /** ID of the width. Null or 99999999 means no width. */
    subProductVariantID: number;
    /** Selected width. */
    subProductVariant: CartVariant | null;
    /** Serial number of the press for which the part is bought. */
    serial: string;
    /** Press for which the part is bought. */
    machine: string;
    /** Reason why it can't be bought or used now. Null if it can. */
    refusal: string | null;
    /** Expected date of despatch. For an order, the date that was promised when it was placed. */
    deliveryPromise: DeliveryPromise;
    /** Customer part number: the company's own number of the part or width. Null if it has none. */
    ownNumber: string | null;
    /** Quantities from which a unit costs less, beginning with 1. Absent if the price does not depend on the quantity. */
    priceBreaks?: PriceBreak[];
    /** Next quantity break. Absent if there is none. */
    priceNext?: PriceNext;
    /** Next date on which the price changes. Absent if none is known. */
    priceChange?: PriceChange;
    /** The quantities in which the part is sold to this customer; absent: in any. */
    quantityRule?: QuantityRule;
};
export type BasketHead = {
    /** GUID of the object. */
    guid: string;
    /** Number of entries. */
    count: number;
    /** Whether staff allow quantities outside packs and minimum quantities. */
    anyQuantity?: boolean;
};
export type BasketGlance = {
    /** GUID of the object. */
    guid: string;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currency: 1 | 2 | 3;
    /** Number of entries. */
    count: number;
    /** Total of all lines, before discount and delivery. */
    goods: number;
    /** Whether the goods reach the minimum order value. */
    meetsMinimumSpend: boolean;
    /** Lines, or their number. */
    lines: {
        /** ID of the object. */
        id: number;
        /** Part number. Full-width letters and digits are saved as ordinary ones. */
        productName: string;
        /** Width that was bought. Null if the product has no widths. */
        variantDetails: string | null;
        /** Number of units. */
        productQuantity: number;
        /** Price of one unit. */
        unitPrice: number;
    }[];
    /** Number of further lines of the cart. */
    moreLines: number;
};
export type AddedLines = {
    /** Number of lines that were added or whose quantity was increased. */
    addedLines: number;
    /** Number of units added to the cart. */
    addedUnits: number;
    /** Rows that were not added, with the reason. */
    refused: {
        /** Index in the list that was sent, from 0. */
        index: number;
        /** Explanation of the error, for people to read. */
        message: string;
    }[];
};
export type MenuCategory = {
    /** ID of the object. */
    id: number;
    /** GUID of the object. */
    guid: string;
    /** Name for display. */
    name: string;
    /** Whether it is shown on the home page. */
    onHomePage: boolean;
    /** Role of the category in the shop's own pages. */
    role: ("blades" | "tape" | "anilox" | "consumables") | null;
    /** Number of entries. */
    count: number;
    /** Sub-categories. */
    subcategories: {
        /** ID of the object. */
        id: number;
        /** GUID of the object. */
        guid: string;
        /** Name for display. */
        name: string;
    }[];
};
export type CategoryTile = {
    /** ID of the object. */
    id: number;
    /** GUID of the object. */
    guid: string;
    /** Name for display. */
    name: string;
    /** Number of entries. */
    count: number;
    /** Hash of the picture. Null if there is none. */
    imageHash: string | null;
};
export type PriceTag = {
    /** Price of one unit. */
    unitPrice: number;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currency: 1 | 2 | 3;
    /** Quantities from which a unit costs less, beginning with 1. Absent if the price does not depend on the quantity. */
    priceBreaks?: {
        /** Quantity from which the price or discount applies. */
        fromQuantity: number;
        /** Price of one unit. */
        unitPrice: number;
    }[];
    /** Next quantity break. Absent if there is none. */
    priceNext?: {
        /** Number of additional units needed to reach the break. */
        moreUnits: number;
        /** Price of one unit. */
        unitPrice: number;
        /** Reduction of the unit price at the break. */
        saving: number;
    };
    /** Next date on which the price changes. Absent if none is known. */
    priceChange?: {
        /** Date from which the price applies. */
        fromDay: string;
        /** Price of one unit. */
        unitPrice: number;
    };
    /** Whether all widths of a part count together towards its breaks. */
    widthsTogether?: true;
    /** List price, if a price list makes the price lower. */
    listPrice?: number;
    /** Title of the price list for buyers, if it has one. */
    priceListTitle?: string;
    /** The quantities in which the part is sold to this customer; absent: in any. */
    quantityRule?: {
        /** The smallest quantity of a line; null in a price list: that of the part. */
        minQuantity: number;
        /** Units in a pack: the quantity of a line is a multiple of it. 1 for single units. */
        packSize: number;
    };
};
export type Successor = {
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Short description below the part number. */
    productIntro: string;
    /** Hash of the picture. Null if there is none. */
    imageHash: string | null;
    /** URL of the picture. */
    cloudImageUrl: string | null;
    /** Number of units. */
    productQuantity: number;
    /** Unit price, if the caller can see prices. */
    price: PriceTag | null;
    /** Whether any units are in stock. For a promise, the number of units in stock. */
    inStock: boolean;
    /** Whether the part has several widths, one of which has to be selected. */
    hasWidths: boolean;
};
export type ReplacedPart = {
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Whether the replaced part can still be bought. */
    isOffered: boolean;
    /** First day of the replacement. Null if it has none. */
    fromOn: string;
    /** Note. */
    note: string;
    /** Replacement parts, each chain followed to its end. */
    successors: Successor[];
};
export type ProductCard = {
    /** ID of the object. */
    id: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    name: string;
    /** Short description below the part number. */
    intro: string;
    /** Short label on the picture. */
    flash: string;
    /** Unit of sale. Empty for a single piece. */
    unit: ("coil" | "roll" | "metre" | "pack" | "box" | "set" | "pair" | "bottle" | "can" | "litre") | null;
    /** Pieces in one unit of sale, such as 4 in a set of four. 1 for single pieces. */
    unitPieces: number;
    /** Hash of the picture. Null if there is none. */
    imageHash: string | null;
    /** URL of the picture. */
    cloudImageUrl: string | null;
    /** Name of the category. */
    categoryName: string | null;
    /** Whether any units are in stock. For a promise, the number of units in stock. */
    inStock: boolean;
    /** Despatch promise for a part that is not in stock, in the caller's language. Null for visitors and if no date is known. */
    promised: string | null;
    /** Width that matched the search and whose price is shown. Absent if there is none or if it is the first width. */
    soughtWidth?: {
        /** ID of the object. */
        id: number;
        /** Description of the product, or name of the width. */
        details: string;
    };
    /** Whether the part has several widths, one of which has to be selected. */
    hasWidths?: true;
    /** Unit price, if the caller can see prices. */
    price: PriceTag | null;
    /** Customer part number: the company's own number of the part or width. Null if it has none. */
    ownNumber: string | null;
};
export type Listing = {
    /** Kind of list: category, keyword or all products. */
    mode: "all" | "category" | "subcategory" | "keyword" | "press";
    /** ID of the category. */
    category: {
        /** ID of the object. */
        id: number;
        /** GUID of the object. */
        guid: string;
        /** Name for display. */
        name: string;
    } | null;
    /** GUID of the sub-category. */
    subcategory: {
        /** ID of the object. */
        id: number;
        /** GUID of the object. */
        guid: string;
        /** Name for display. */
        name: string;
    } | null;
    /** Search words. */
    keyword: string;
    /** Advice if nothing was found. */
    hint: string | null;
    /** Words that were searched for instead of the keyword. Null if the keyword was used as entered. */
    instead: {
        /** How the results differ from the keyword: a corrected typo, near matches, the parts that help with a symptom, or those for another maker's number. */
        how: "corrected" | "near" | "symptom" | "number";
        /** Search words. */
        keyword: string;
        /** Search words that match none of the results. */
        leftOut: string[];
        /** Nearest measure that a part has, if a measure was left out. */
        nearest?: string;
    } | null;
    /** Match of the keyword with a customer part number of the company. Null if there is none. */
    own: {
        /** Customer part number: the company's own number of the part or width. Null if it has none. */
        ownNumber: string;
        /** ID of the product. */
        productID: number;
        /** Part number. Full-width letters and digits are saved as ordinary ones. */
        productName: string;
        /** Whether the number is also the part number of another part, which takes precedence. */
        isOutranked: boolean;
    } | null;
    /** Replacement of the part. Null if it is not replaced. */
    replaced: ReplacedPart | null;
    /** ID of the part whose part number equals the keyword. */
    exactID: number | null;
    /** Number of parts, counted up to a limit. Null if they were not counted. */
    counted: {
        /** Number of entries. */
        count: number;
        /** Whether there are more entries than those returned. */
        isMore: boolean;
    } | null;
    /** Filters that are applied or available. */
    filters: {
        /** Product types in the list. */
        types: {
            /** ID of the object. */
            id: number;
            /** Name for display. */
            name: string;
            /** Number of entries. */
            count: number;
            /** Whether the filter is applied. */
            isChosen: boolean;
        }[];
        /** Attributes by which the parts can be filtered. */
        facets: {
            /** ID of the object. */
            id: number;
            /** Name for display. */
            name: string;
            /** Unit of a figure. Empty if it has none. */
            unit: string;
            /** Values that occur among the parts. */
            values: {
                /** Value. */
                value: string;
                /** Figure, or minimum of a range. */
                low: number | null;
                /** Figure again, or maximum of a range. */
                high: number | null;
                /** Text value. yes or no for a flag. */
                word: string | null;
                /** Number of entries. */
                count: number;
                /** Whether the filter is applied. */
                isChosen: boolean;
            }[];
            /** Range that was entered, with its minimum and maximum. */
            range: {
                /** First day of the period. */
                "from": number | null;
                /** End of the range. */
                to: number | null;
                /** Smallest figure among the remaining parts. */
                least: number;
                /** Largest figure among the remaining parts. */
                most: number;
            } | null;
        }[];
    } | null;
    /** The press that the filters name. null means none. */
    press: {
        /** ID of the model of press. */
        modelID: number;
        /** Name of the model of press. */
        modelName: string;
        /** Serial number of the press for which the part is bought. */
        serial: string;
    } | null;
    /** Number of parts hidden by the filters. */
    filteredOut: number;
    /** Column to sort by. */
    sort: "relevance" | "number" | "price" | "newest";
    /** Press models. */
    presses: {
        /** ID of the model of press. */
        modelID: number;
        /** Name of the model of press. */
        modelName: string;
        /** Last part of the address of the model page. */
        modelPath: string;
        /** Whether the model has drawings. */
        hasDrawings: boolean;
        /** Whether the model has manuals. */
        hasManuals: boolean;
    }[];
    /** Parts that staff have pinned above the results of this keyword. */
    suggested: ProductCard[];
    /** Matching products, or their number. */
    products: ProductCard[];
    /** Products that the caller can't buy, with the reason. */
    refusals: {
        /** ID of the product. */
        productID: number;
        /** Explanation of the error, for people to read. */
        message: string;
    }[];
    /** Page number, from 1. */
    page: number;
    /** Whether there is a next page. */
    hasNext: boolean;
};
export type ProductDetail = {
    /** ID of the object. */
    id: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    name: string;
    /** Short description below the part number. */
    intro: string;
    /** Short label on the picture. */
    flash: string;
    /** Unit of sale. Empty for a single piece. */
    unit: ("coil" | "roll" | "metre" | "pack" | "box" | "set" | "pair" | "bottle" | "can" | "litre") | null;
    /** Pieces in one unit of sale, such as 4 in a set of four. 1 for single pieces. */
    unitPieces: number;
    /** Hash of the picture. Null if there is none. */
    imageHash: string | null;
    /** URL of the picture. */
    cloudImageUrl: string | null;
    /** Name of the category. */
    categoryName: string | null;
    /** Whether any units are in stock. For a promise, the number of units in stock. */
    inStock: boolean;
    /** Despatch promise for a part that is not in stock, in the caller's language. Null for visitors and if no date is known. */
    promised: string | null;
    /** Width that matched the search and whose price is shown. Absent if there is none or if it is the first width. */
    soughtWidth?: {
        /** ID of the object. */
        id: number;
        /** Description of the product, or name of the width. */
        details: string;
    };
    /** Whether the part has several widths, one of which has to be selected. */
    hasWidths?: true;
    /** Unit price, if the caller can see prices. */
    price: PriceTag | null;
    /** Customer part number: the company's own number of the part or width. Null if it has none. */
    ownNumber: string | null;
    /** Number of units in stock, never below 0. */
    stockLevel: number;
    /** Description. */
    details: string;
    /** Expected date of despatch. */
    promise: {
        /** Whether any units are in stock. For a promise, the number of units in stock. */
        inStock: number;
        /** Date of the next expected delivery of stock. Null if none is expected. */
        moreOn: string | null;
        /** Lead time in weeks. Null if it is not known. */
        weeks: number | null;
    };
    /** Brand for display. */
    brandLabel: string;
    /** ID of the category. */
    category: {
        /** ID of the object. */
        id: number;
        /** GUID of the object. */
        guid: string;
        /** Name for display. */
        name: string;
    } | null;
    /** Widths that can be bought. */
    variants: {
        /** ID of the object. */
        id: number;
        /** Description of the product, or name of the width. */
        details: string;
        /** Hash of the picture. Null if there is none. */
        imageHash: string | null;
        /** Unit price, if the caller can see prices. */
        price: PriceTag | null;
    }[];
    /** Specifications of the part, in the order of its type's attributes. */
    specifications: {
        /** Name for display. */
        name: string;
        /** Unit of a figure. Empty if it has none. */
        unit: string;
        /** Figure, or minimum of a range. */
        low: number | null;
        /** Figure again, or maximum of a range. */
        high: number | null;
        /** Value as text, if it is not a figure. */
        words: string[];
        /** Value of a yes-or-no attribute. */
        flag: boolean | null;
    }[];
    /** Pictures in display order. */
    pictures: {
        /** ID of the object. */
        id: number;
        /** Hash of the picture. Null if there is none. */
        imageHash: string;
        /** Alternative text of the picture for screen readers. */
        alt: string;
    }[];
    /** Customer part numbers of the part and of each of its widths. */
    ownNumbers: {
        /** ID of the width. Null or 99999999 means no width. */
        subProductVariantID: number | null;
        /** Number printed on the document. */
        "number": string;
    }[];
    /** Replacement of the part. Null if it is not replaced. */
    replaced: ReplacedPart | null;
    /** Parts that this part replaces. */
    replaces: string[];
    /** Size of the data sheet in bytes. Null if there is none, and for visitors. */
    sheetBytes: number | null;
    /** Reason why it can't be bought or used now. Null if it can. */
    refusal: {
        /** Stable code for programs: the code of a refusal, or a selected code such as a promo code. */
        code: "tape-shop" | "unavailable-in-country";
        /** Explanation of the error, for people to read. */
        message: string;
    } | null;
    /** Whether the part is a kit with parts of its own. */
    isKit: boolean;
    /** Whether fits of models of presses are declared for the part. */
    hasFits: boolean;
    /** Related products. */
    related: ProductCard[];
};
export type KitPart = {
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Short description below the part number. */
    productIntro: string;
    /** Hash of the picture. Null if there is none. */
    imageHash: string | null;
    /** URL of the picture. */
    cloudImageUrl: string | null;
    /** Whether any units are in stock. For a promise, the number of units in stock. */
    inStock: boolean;
    /** Unit price, if the caller can see prices. */
    price: PriceTag | null;
    /** Quantity in one kit. */
    productQuantity: number;
    /** Whether the replaced part can still be bought. */
    isOffered: boolean;
};
export type TapeTile = {
    /** ID of the object. */
    id: number;
    /** GUID of the object. */
    guid: string;
    /** Name for display. */
    name: string;
    /** Hash of the picture. Null if there is none. */
    imageHash: string | null;
};
export type Shelf = {
    /** ID of the category. */
    category: {
        /** ID of the object. */
        id: number;
        /** GUID of the object. */
        guid: string;
        /** Name for display. */
        name: string;
    };
    /** Matching products, or their number. */
    products: ProductCard[];
};
export type PressFit = {
    /** Whether it fits: fits, does-not-fit or not-known. */
    fit: "fits" | "does-not-fit" | "not-known";
    /** Name of the press in a sentence: its serial number if it is known. */
    press: string;
};
export type Suggestion = {
    /** ID of the object. */
    id: number;
    /** Name for display. */
    name: string;
    /** Short description below the part number. */
    intro: string;
    /** Hash of the picture. Null if there is none. */
    imageHash: string | null;
    /** URL of the picture. */
    cloudImageUrl: string | null;
    /** Customer part number: the company's own number of the part or width. Null if it has none. */
    ownNumber: string | null;
    /** Part number of the replaced part, if this part was found as its replacement. Null otherwise. */
    inPlaceOf: string | null;
    /** Unit price, if the caller can see prices. */
    price: PriceTag | null;
    /** Width that matched the search and whose price is shown. Absent if there is none or if it is the first width. */
    soughtWidth?: {
        /** ID of the object. */
        id: number;
        /** Description of the product, or name of the width. */
        details: string;
    };
    /** Whether any units are in stock. For a promise, the number of units in stock. */
    inStock: boolean | null;
    /** Whether the part has several widths, one of which has to be selected. */
    hasWidths: boolean;
    /** Whether the part fits the chosen press. null if no press is chosen. */
    pressFit: PressFit | null;
};
export type NamedPlaces = {
    /** Press models. */
    presses: {
        /** ID of the model of press. */
        modelID: number;
        /** Name of the model of press. */
        modelName: string;
        /** Last part of the address of the model page. */
        modelPath: string;
        /** Whether the model has drawings. */
        hasDrawings: boolean;
        /** Whether the model has manuals. */
        hasManuals: boolean;
    }[];
    /** Categories. */
    categories: {
        /** GUID of the object. */
        guid: string;
        /** Name for display. */
        name: string;
        /** GUID of the category to which the search is limited. */
        withinGuid: string | null;
    }[];
};
export type Comparison = {
    /** ID of the product type. Null if there is none. */
    typeID: number | null;
    /** Name of the product type. Null if there is none. */
    typeName: string | null;
    /** ID of the category. */
    category: {
        /** ID of the object. */
        id: number;
        /** GUID of the object. */
        guid: string;
        /** Name for display. */
        name: string;
    } | null;
    /** Matching products, or their number. */
    products: ProductCard[];
    /** Rows, in the order in which they were sent. */
    rows: {
        /** Name for display. */
        name: string;
        /** Cells that change. */
        cells: {
            /** Name for display. */
            name: string;
            /** Unit of a figure. Empty if it has none. */
            unit: string;
            /** Figure, or minimum of a range. */
            low: number | null;
            /** Figure again, or maximum of a range. */
            high: number | null;
            /** Value as text, if it is not a figure. */
            words: string[];
            /** Value of a yes-or-no attribute. */
            flag: boolean | null;
        }[][];
        /** Whether the parts have different values. */
        differs: boolean;
    }[];
    /** Number of requested parts that are not compared. */
    leftOut: number;
};
export type PartTable = {
    /** Specifications that most of the parts have, as columns. */
    columns: {
        /** Name for display. */
        name: string;
        /** Cells that change. */
        cells: {
            /** ID of the product. */
            productID: number;
            /** Values that occur among the parts. */
            values: {
                /** Name for display. */
                name: string;
                /** Unit of a figure. Empty if it has none. */
                unit: string;
                /** Figure, or minimum of a range. */
                low: number | null;
                /** Figure again, or maximum of a range. */
                high: number | null;
                /** Value as text, if it is not a figure. */
                words: string[];
                /** Value of a yes-or-no attribute. */
                flag: boolean | null;
            }[];
        }[];
    }[];
    /** Width families. */
    families: {
        /** ID of the product. */
        productID: number;
        /** All widths of the part. */
        widths: {
            /** ID of the object. */
            id: number;
            /** Description of the product, or name of the width. */
            details: string;
            /** Unit price, if the caller can see prices. */
            price: PriceTag | null;
            /** Customer part number: the company's own number of the part or width. Null if it has none. */
            ownNumber: string | null;
        }[];
    }[];
};
export type CategoryOfProduct = {
    /** ID of the category. Save with 0 to create a category. */
    categoryID: number;
    /** GUID of the category. */
    categoryGuid: string;
    /** Name of the category. */
    categoryName: string;
};
export type Product = {
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** List price in dollars. */
    productPriceDollar?: number;
    /** List price in euros. 0 means converted from dollars. */
    productPriceEuro?: number;
    /** Number of units in stock, never below 0. */
    stockLevel: number;
    /** Status: 1 is active, 2 is inactive. */
    productStatus: 1 | 2;
    /** Award from 0 to 3, which restricts who can buy the product, depending on the settings. */
    award: number;
    /** ID of the width family. 0 for none. */
    productSuperVariantID: number;
    /** Short description below the part number. */
    productIntro: string;
    /** Description. */
    productDetails: string;
    /** Short label on the picture. */
    flash: string;
    /** Unit of sale. Empty for a single piece. */
    salesUnit: string | null;
    /** Smallest quantity of a line. 1 for none. */
    minimumQuantity?: number;
    /** Units in a pack: the quantity of a line is a multiple of it. 1 for single units. */
    packSize?: number;
    /** Pieces in one unit of sale, such as 4 in a set of four. 1 for single pieces. */
    unitPieces: number;
    /** Storage bin in the warehouse, for pick lists. Empty for none. */
    storageBin?: string;
    /** Supplier of the part, for replenishment. Empty for none. */
    supplier?: string;
    /** Whether the product shows its own picture: 1 if so, otherwise 2. */
    useCloudImage: 1 | 2;
    /** Whether the product is sourced locally: 1 if so, otherwise 2. */
    locallySourced?: 1 | 2;
    /** Whether the product is shipped on a pallet: 1 if so, otherwise 2. */
    pallet?: 1 | 2;
    /** Unit price, if the caller can see prices. */
    price?: number;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currency?: number;
    /** Quantities from which a unit costs less, beginning with 1. Absent if the price does not depend on the quantity. */
    priceBreaks?: PriceBreak[];
    /** Next quantity break. Absent if there is none. */
    priceNext?: PriceNext;
    /** Next date on which the price changes. Absent if none is known. */
    priceChange?: PriceChange;
    /** The quantities in which the part is sold to this customer; absent: in any. */
    quantityRule?: QuantityRule;
    /** URL of the picture. */
    imageUrl: string | null;
    /** ID of the category. */
    category: CategoryOfProduct | null;
    /** Names of the product's categories. */
    productCategory: CategoryOfProduct | null;
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version?: number;
    /** Stock level of the product when it was read. Stock changes by the difference, so that orders placed in the meantime keep their stock. */
    stockLevelSeen?: number;
};
export type RelatedProduct = {
    /** ID of the link between the related products. */
    relatedID: number;
    /** ID of the product. */
    productID: number;
    /** ID of the related product. */
    relatedProductID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Short description below the part number. */
    productIntro: string;
    /** Description. */
    productDetails: string;
    /** Status: 1 is active, 2 is inactive. */
    productStatus: 1 | 2;
    /** List price in dollars. */
    productPriceDollar?: number;
    /** List price in euros. 0 means converted from dollars. */
    productPriceEuro?: number;
    /** Unit price, if the caller can see prices. */
    price?: number;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currency?: number;
    /** Quantities from which a unit costs less, beginning with 1. Absent if the price does not depend on the quantity. */
    priceBreaks?: PriceBreak[];
    /** Next quantity break. Absent if there is none. */
    priceNext?: PriceNext;
    /** Next date on which the price changes. Absent if none is known. */
    priceChange?: PriceChange;
    /** The quantities in which the part is sold to this customer; absent: in any. */
    quantityRule?: QuantityRule;
    /** URL of the picture. */
    imageUrl: string | null;
};
export type Category = {
    /** ID of the category. Save with 0 to create a category. */
    categoryID: number;
    /** GUID of the category. */
    categoryGuid: string;
    /** Name of the category. */
    categoryName: string;
    /** Visibility: 1 everywhere, 2 USA only, 3 Europe only, 4 hidden. If regional is 0, 1 is visible and all others are hidden. */
    show: number;
    /** Whether visibility depends on the region: 1 if so, otherwise 0. */
    regional: 1 | 0;
    /** Delivery note. */
    delivery: string;
    /** Additional delivery note. */
    deliveryadd: string;
    /** Sort position, lowest first. */
    catorder: number;
    /** Whether it is shown on the home page: 1 if so, otherwise 0. */
    homepageShow: 1 | 0;
    /** Whether it is shown on the customer's dashboard: 1 if so, otherwise 0. */
    dashboardShow: 1 | 0;
    /** Role of the category in the shop's own pages. */
    role: string | null;
    /** Part number of the product whose picture is shown. */
    picturePart: string;
    /** Number of entries. */
    count: number;
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
};
export type SubCategory = {
    /** ID of the sub-category. Save with 0 to create a sub-category. */
    subID: number;
    /** GUID of the sub-category. */
    subGuid: string;
    /** GUID of the category. */
    categoryGuid: string;
    /** ID of the category. Save with 0 to create a category. */
    categoryID: number;
    /** Name of the sub-category. */
    subName: string;
    /** Visibility: 1 everywhere, 2 USA only, 3 Europe only, 4 hidden. If regional is 0, 1 is visible and all others are hidden. */
    show: number;
    /** Sort position, lowest first. */
    suborder: number;
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
};
export type ProductCategory = {
    /** ID of the link between product and category. Use 0 to create a link. */
    productCategoryID: number;
    /** ID of the category. Save with 0 to create a category. */
    categoryID: number;
    /** ID of the product. */
    productID: number;
};
export type ProductSubCategory = {
    /** ID of the link between product and sub-category. Use 0 to create a link. */
    productSubCategoryID: number;
    /** ID of the sub-category. Save with 0 to create a sub-category. */
    subID: number;
    /** ID of the product. */
    productID: number;
};
export type ProductVariant = {
    /** Whether a width was selected: 1 if so, 0 if the product has no widths. */
    productVariantID: number;
    /** ID of the width. Null or 99999999 means no width. */
    subProductVariantID: number;
    /** ID of the width family. 0 for none. */
    productSuperVariantID: number;
    /** Name of the width, such as 50 mm. */
    productVariantDetails: string;
    /** List price of the width in dollars. */
    productVariantPriceDollar?: number;
    /** List price of the width in euros. 0 means converted from dollars. */
    productVariantPriceEuro?: number;
    /** List price of the width in pounds. 0 means converted from dollars. */
    productVariantPriceGBP?: number;
    /** Smallest quantity of a line in this width. 0 means the product's. */
    productVariantMinimumQuantity?: number;
    /** Units in a pack of this width. 0 means the product's. */
    productVariantPackSize?: number;
    /** Unit price, if the caller can see prices. */
    price?: number;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currency?: number;
};
export type TapePage = {
    /** Hash of the large picture. */
    heroHash: string | null;
    /** Width families. */
    families: {
        /** ID of the object. */
        id: number;
        /** GUID of the object. */
        guid: string;
        /** Name for display. */
        name: string;
        /** Hash of the picture. Null if there is none. */
        imageHash: string | null;
    }[];
    /** Video. */
    video: {
        /** Heading. In a problem document, the text of its HTTP status. */
        title: string;
        /** URL. */
        url: string;
        /** URL of the video's poster image. */
        posterUrl: string;
        /** Size in bytes. */
        sizeBytes: number;
    } | null;
    /** URL of the flyer. */
    flyerUrl: string | null;
    /** White papers. */
    whitePapers: {
        /** Heading. In a problem document, the text of its HTTP status. */
        title: string;
        /** URL. */
        url: string;
    }[];
};
export type NewsSummary = {
    /** Slug: the name used in URLs. */
    slug: string;
    /** Date of publication. */
    publishedOn: string;
    /** Heading. In a problem document, the text of its HTTP status. */
    title: string;
    /** Short summary. */
    summary: string;
};
export type NewsEntry = {
    /** Slug: the name used in URLs. */
    slug: string;
    /** Date of publication. */
    publishedOn: string;
    /** Heading. In a problem document, the text of its HTTP status. */
    title: string;
    /** Short summary. */
    summary: string;
    /** Paragraphs, headings and lists in display order. */
    blocks: ({
        /** Kind of the object. */
        kind: "paragraph";
        /** Text fragments. */
        spans: ({
            /** Kind of the object. */
            kind: "text";
            /** Text. */
            text: string;
        } | {
            /** Kind of the object. */
            kind: "strong";
            /** Text. */
            text: string;
        } | {
            /** Kind of the object. */
            kind: "link";
            /** Text. */
            text: string;
            /** Target URL of the link. */
            href: string;
        })[];
    } | {
        /** Kind of the object. */
        kind: "heading";
        /** Text fragments. */
        spans: ({
            /** Kind of the object. */
            kind: "text";
            /** Text. */
            text: string;
        } | {
            /** Kind of the object. */
            kind: "strong";
            /** Text. */
            text: string;
        } | {
            /** Kind of the object. */
            kind: "link";
            /** Text. */
            text: string;
            /** Target URL of the link. */
            href: string;
        })[];
    } | {
        /** Kind of the object. */
        kind: "list";
        /** List items. */
        items: ({
            /** Kind of the object. */
            kind: "text";
            /** Text. */
            text: string;
        } | {
            /** Kind of the object. */
            kind: "strong";
            /** Text. */
            text: string;
        } | {
            /** Kind of the object. */
            kind: "link";
            /** Text. */
            text: string;
            /** Target URL of the link. */
            href: string;
        })[][];
    })[];
};
export type AddressCountry = {
    /** ID of the country. */
    countryID: number;
    /** Name for display. */
    name: string;
};
export type DeliveryAddress = {
    /** ID of the delivery address. */
    deliveryID: number;
    /** ID of the customer, who is a member of a company. */
    userID: number;
    /** Name of the person who receives the goods. */
    contactName: string;
    /** Building, unit or first line of the address. */
    deliveryBuildingNo: string;
    /** Street. */
    deliveryStreet: string;
    /** Town, county or state. */
    deliveryRegion: string;
    /** Postcode. */
    deliveryPostalcode: string;
    /** ID of the country. */
    countryID: number;
    /** Country ID, or the country's name in text fields. */
    country: AddressCountry;
    /** Whether the checkout selects it first. */
    isDefault: boolean;
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
};
export type Customer = {
    /** ID of the customer, who is a member of a company. */
    userID: number;
    /** GUID of the customer. */
    userGuid: string;
    /** ID of the company. */
    companyID: number;
    /** Role of the member in the company: manager, buyer, approver or reader. */
    memberRole: string;
    /** Full name for display. */
    displayName: string;
    /** First name of the customer. */
    userFirstname: string;
    /** Surname of the customer. */
    userSurname: string;
    /** E-mail address with which the customer logs in. */
    userEmail: string;
    /** Name of the company. The field name is historical. */
    userHouseNo: string;
    /** First line of the address. */
    userStreet: string;
    /** Town or city. */
    userCity: string;
    /** County or state. */
    userCounty: string;
    /** Postcode. */
    userPostcode: string;
    /** Telephone number, as entered. */
    userTel: string;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currency: number;
    /** Country ID, or the country's name in text fields. */
    country: number;
    /** Price class from 0 to 3, which determines the share of the list price that the customer pays. */
    priceClassID: number;
    /** Office that looks after the customer. */
    adminContact: number;
    /** Whether the customer is a partner: 1 if so, otherwise 0. */
    partner: 1 | 0;
    /** Whether the customer has subscribed to news by mail. */
    userSubscribe: 1 | 0;
    /** Whether the customer has a credit account: 1 if so, otherwise 0. */
    account: 1 | 0;
    /** VAT number of the company, without spaces. Empty if there is none. */
    vatNumber: string;
    /** EORI number of the company, for customs. Empty if there is none. */
    eoriNumber: string;
    /** Status of the customer: 1 is active, 2 is inactive or awaiting authorisation. */
    userStatus: 1 | 2;
    /** Status of the account: waiting (for authorisation), active or inactive. */
    accountStatus: string;
    /** Name of the country in English. */
    countryName: string;
    /** Region of the shop to which the country belongs. */
    countryRef: string;
    /** Time at which the account was opened. */
    registeredAt: string;
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
    /** Delivery addresses of the customer. */
    deliveryAddresses: DeliveryAddress[];
};
export type Country = {
    /** ID of the country. */
    countryID: number;
    /** Name for display. */
    name: string;
    /** Continent. */
    cont: string;
    /** Two-letter country code (ISO 3166-1 alpha-2). */
    iso2: string;
};
export type PaidDocument = {
    /** Kind of the object. */
    kind: string;
    /** Number printed on the document. */
    "number": string;
    /** Day on which it was paid in full. Null or empty if it is open. */
    paidOn: string | null;
    /** Reason why it can't be bought or used now. Null if it can. */
    refusal: string | null;
};
export type OrderDocument = {
    /** ID of the object. */
    id: number;
    /** ID of the order. */
    saleID: number;
    /** Reference of the order, such as MA001001. */
    reference: string;
    /** Purchase order number of the buyer. */
    poNumber: string;
    /** Kind of the object. */
    kind: "invoice" | "credit-note" | "certificate" | "delivery-note";
    /** Number printed on the document. */
    "number": string;
    /** Date of the document. */
    issuedOn: string;
    /** Amount. */
    amount: number | null;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currency: 1 | 2 | 3;
    /** Due date: for an invoice the date of payment, for a part the date of the next purchase, for maintenance of a press the day that a member set. Null if there is none. */
    dueOn: string | null;
    /** Day on which it was paid in full. Null or empty if it is open. */
    paidOn: string | null;
};
export type Statement = {
    /** Name of the company. */
    company: string;
    /** Day of the statement. */
    statementOn: string;
    /** Whether it covers all orders of the company, not only those that the member placed. */
    isWhole: boolean;
    /** Totals, one row for each currency. */
    totals: {
        /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
        currency: 1 | 2 | 3;
        /** Amount of the invoices that are not paid. */
        open: number;
        /** Amount of the open invoices whose due date is over. */
        overdue: number;
        /** Amount of the credit notes that are not settled. */
        credit: number;
        /** Amount of the invoices that were paid. */
        paid: number;
        /** Open invoices less open credit notes. Below 0 if the company has a credit. */
        balance: number;
    }[];
};
export type StatementDocument = {
    /** ID of the object. */
    id: number;
    /** ID of the order. */
    saleID: number;
    /** Reference of the order, such as MA001001. */
    reference: string;
    /** Purchase order number of the buyer. */
    poNumber: string;
    /** Kind of the object. */
    kind: "invoice" | "credit-note";
    /** Number printed on the document. */
    "number": string;
    /** Date of the document. */
    issuedOn: string;
    /** Amount. */
    amount: number;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currency: 1 | 2 | 3;
    /** Due date: for an invoice the date of payment, for a part the date of the next purchase, for maintenance of a press the day that a member set. Null if there is none. */
    dueOn: string | null;
    /** Day on which it was paid in full. Null or empty if it is open. */
    paidOn: string | null;
    /** Open, overdue or paid. Overdue invoices are open, too. */
    paymentState: "open" | "overdue" | "paid";
};
export type StoredManual = {
    /** ID of the object. */
    id: number;
    /** Name for display. */
    name: string;
    /** Section: press, earlier (for earlier machines) or engine. */
    kind: "press" | "earlier" | "engine";
    /** URL. */
    url: string | null;
    /** Whether it is shown. If false, it is archived. */
    active: boolean;
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
};
export type ProductType = {
    /** ID of the object. */
    id: number;
    /** Name for display. */
    name: string;
    /** Sort position, lowest first. */
    sortOrder: number;
    /** Whether it is archived: kept, but no longer offered. */
    archived: boolean;
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
    /** Number of parts of this type. */
    products: number;
    /** Attributes of the type. A save leaves omitted attributes unchanged. */
    attributes: {
        /** ID of the object. */
        id: number;
        /** Name for display. */
        name: string;
        /** Unit of a figure. Empty if it has none. */
        unit: string;
        /** Kind of the object. */
        kind: "number" | "range" | "word" | "flag";
        /** Sort position, lowest first. */
        sortOrder: number;
        /** Whether the product page shows the attribute. */
        inTable: boolean;
        /** Whether lists can be filtered by the attribute. */
        inFilter: boolean;
        /** Whether comparisons show the attribute. */
        inComparison: boolean;
        /** Whether it is archived: kept, but no longer offered. */
        archived: boolean;
        /** Number of different values among the parts. */
        values: number;
    }[];
};
export type Specifications = {
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** ID of the product type. Null if there is none. */
    typeID: number | null;
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
    /** All widths of the part. */
    widths: {
        /** ID of the object. */
        id: number;
        /** Description of the product, or name of the width. */
        details: string;
    }[];
    /** Values that occur among the parts. */
    values: {
        /** ID of the attribute. */
        attributeID: number;
        /** ID of the width. Null or 99999999 means no width. */
        subProductVariantID: number | null;
        /** Text. */
        text: string;
    }[];
};
export type Synonym = {
    /** ID of the object. */
    id: number;
    /** One or more search words. */
    word: string;
    /** Two-letter language code. */
    language: "en" | "fr" | "de" | "it" | "es";
    /** Kind of the words: a synonym, a carrier word that is no condition, a symptom whose meanings are the parts that help, or another maker's number. */
    kind: "synonym" | "carrier" | "symptom" | "number";
    /** Meanings in the catalogue's own words, separated by commas. */
    means: string;
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
};
export type TranslatedText = {
    /** Key of the text: the MD5 hash of its English. */
    key: string;
    /** English source text. */
    english: string;
    /** Fields in which the text is used, such as a category's name or an intro. */
    kinds: ("category" | "subcategory" | "type" | "attribute" | "unit" | "word" | "intro" | "details" | "flash" | "picture" | "replacement" | "width" | "news_title" | "news_text" | "press")[];
    /** Number of places where the text is used. 0 if it is no longer used. */
    uses: number;
    /** First few objects that use the text. */
    things: {
        /** Type and ID of an object that uses the text. */
        thing: string;
        /** Name for display. */
        name: string;
    }[];
    /** Translations of the text. */
    says: {
        /** Two-letter language code. */
        language: "fr" | "de" | "it" | "es";
        /** Text. */
        text: string;
    }[];
    /** Languages into which the text still has to be translated. */
    missing: ("fr" | "de" | "it" | "es")[];
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
};
export type OpenedText = {
    /** Key of the text: the MD5 hash of its English. */
    key: string;
    /** English source text. */
    english: string;
    /** Fields in which the text is used, such as a category's name or an intro. */
    kinds: ("category" | "subcategory" | "type" | "attribute" | "unit" | "word" | "intro" | "details" | "flash" | "picture" | "replacement" | "width" | "news_title" | "news_text" | "press")[];
    /** Number of places where the text is used. 0 if it is no longer used. */
    uses: number;
    /** First few objects that use the text. */
    things: {
        /** Type and ID of an object that uses the text. */
        thing: string;
        /** Name for display. */
        name: string;
    }[];
    /** Translations of the text. */
    says: {
        /** Two-letter language code. */
        language: "fr" | "de" | "it" | "es";
        /** Text. */
        text: string;
    }[];
    /** Languages into which the text still has to be translated. */
    missing: ("fr" | "de" | "it" | "es")[];
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
    /** Previous English text, if it was translated. Null otherwise. */
    formerly: {
        /** English source text. */
        english: string;
        /** Translations of the text. */
        says: {
            /** Two-letter language code. */
            language: "fr" | "de" | "it" | "es";
            /** Text. */
            text: string;
        }[];
    } | null;
};
export type StaffProduct = {
    /** ID of the object. */
    id: number;
    /** Name for display. */
    name: string;
    /** Short description below the part number. */
    intro: string;
    /** Number of units in stock, never below 0. */
    stockLevel: number;
    /** Whether the product can be bought. */
    active: boolean;
    /** Hash of the picture. Null if there is none. */
    imageHash: string | null;
    /** URL of the picture. */
    cloudImageUrl: string | null;
    /** Prices by currency. */
    prices: {
        /** Value in US dollars. */
        "1": {
            /** Value in US dollars. */
            "1": number;
            /** Value in pounds sterling. */
            "2": number;
            /** Value in euros. */
            "3": number;
        };
        /** Value in pounds sterling. */
        "2": {
            /** Value in US dollars. */
            "1": number;
            /** Value in pounds sterling. */
            "2": number;
            /** Value in euros. */
            "3": number;
        };
        /** Value in euros. */
        "3": {
            /** Value in US dollars. */
            "1": number;
            /** Value in pounds sterling. */
            "2": number;
            /** Value in euros. */
            "3": number;
        };
    };
};
export type EditingChoices = {
    /** Interpretation of awards, which determines who can buy which products. */
    awardReading: "storefront" | "administration";
    /** Interpretation of price classes. */
    priceReading: "discount" | "legacy";
    /** Current exchange rates. */
    rates: {
        /** Pounds per dollar. */
        gbpRate: number;
        /** Euros per dollar. */
        eurRate: number;
    };
    /** Categories. */
    categories: {
        /** ID of the object. */
        id: number;
        /** Name for display. */
        name: string;
        /** Whether it is hidden from visitors. */
        isHidden: boolean;
        /** Sub-categories. */
        subcategories: {
            /** ID of the object. */
            id: number;
            /** Name for display. */
            name: string;
            /** Whether it is hidden from visitors. */
            isHidden: boolean;
        }[];
    }[];
    /** Width families. */
    families: {
        /** ID of the object. */
        id: number;
        /** Name for display. */
        name: string;
        /** Widths that can be bought. */
        variants: {
            /** ID of the object. */
            id: number;
            /** ID of the width family. Null if the product has none. */
            familyID: number;
            /** Name of the width, such as 50 mm. */
            details: string;
            /** List price of the width in dollars. */
            usd: number | null;
            /** List price of the width in euros. 0 means converted from dollars. */
            eur: number | null;
            /** List price of the width in pounds. 0 means converted from dollars. */
            gbp: number | null;
            /** Smallest quantity of a line in this width. 0 means the product's. */
            minQuantity: number | null;
            /** Units in a pack of this width. 0 means the product's. */
            packSize: number | null;
            /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
            version: number;
        }[];
    }[];
};
export type EditedProduct = {
    /** ID of the object. */
    id: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    name: string;
    /** List price in dollars. */
    usd: number;
    /** List price in euros. 0 means converted from dollars. */
    eur: number | null;
    /** Number of units in stock, never below 0. */
    stockLevel: number;
    /** Status: 1 is active, 2 is inactive. */
    active: boolean;
    /** Award from 0 to 3, which restricts who can buy the product, depending on the settings. */
    award: 0 | 1 | 2 | 3;
    /** ID of the width family. 0 for none. */
    familyID: (1 | 2) | null;
    /** Short description below the part number. */
    intro: string;
    /** Description. */
    details: string;
    /** Short label on the picture. */
    flash: string;
    /** Unit of sale. Empty for a single piece. */
    unit: ("coil" | "roll" | "metre" | "pack" | "box" | "set" | "pair" | "bottle" | "can" | "litre") | null;
    /** Smallest quantity of a line. 1 for none. */
    minQuantity: number;
    /** Units in a pack: the quantity of a line is a multiple of it. 1 for single units. */
    packSize: number;
    /** Pieces in one unit of sale, such as 4 in a set of four. 1 for single pieces. */
    unitPieces: number;
    /** Storage bin in the warehouse, for pick lists. Empty for none. */
    storageBin: string;
    /** Supplier of the part, for replenishment. Empty for none. */
    supplier: string;
    /** Whether the product shows its own picture: 1 if so, otherwise 2. */
    useCloudImage: boolean;
    /** Whether the product is sourced locally: 1 if so, otherwise 2. */
    locallySourced: boolean;
    /** Whether the product is shipped on a pallet: 1 if so, otherwise 2. */
    pallet: boolean;
    /** Hash of the picture. Null if there is none. */
    imageHash: string | null;
    /** URL of the picture. */
    cloudImageUrl: string | null;
    /** Pictures in display order. */
    pictures: {
        /** ID of the object. */
        id: number;
        /** Hash of the picture. Null if there is none. */
        imageHash: string;
        /** Alternative text of the picture for screen readers. */
        alt: string;
    }[];
    /** Size of the data sheet in bytes. Null if there is none, and for visitors. */
    sheetBytes: number | null;
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
    /** Links to the product's categories. */
    categoryLinks: {
        /** ID of the object. */
        id: number;
        /** ID of the category or sub-category. */
        branchID: number;
        /** ID of the product. */
        productID: number;
    }[];
    /** Links to the product's sub-categories. */
    subcategoryLinks: {
        /** ID of the object. */
        id: number;
        /** ID of the category or sub-category. */
        branchID: number;
        /** ID of the product. */
        productID: number;
    }[];
};
export type RelatedProductKey = {
    /** ID of the link between the related products. */
    relatedID: number;
};
export type EditedReplacement = {
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** First day of the replacement. Null if it has none. */
    fromOn: string | null;
    /** Note. */
    note: string;
    /** IDs of the parts, separated by commas. */
    parts: {
        /** ID of the product. */
        productID: number;
        /** Part number as entered. */
        part: string;
        /** Number of units. */
        productQuantity: number;
    }[];
    /** Parts that this part replaces. */
    replaces: {
        /** ID of the product. */
        productID: number;
        /** Part number as entered. */
        part: string;
        /** Number of units. */
        productQuantity: number;
    }[];
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
};
export type EditedKit = {
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Number of units in stock, never below 0. */
    stockLevel: number;
    /** IDs of the parts, separated by commas. */
    parts: {
        /** ID of the product. */
        productID: number;
        /** Part number as entered. */
        part: string;
        /** Number of units. */
        productQuantity: number;
        /** Number of units in stock, never below 0. */
        stockLevel: number;
    }[];
    /** The kits that contain the product. */
    within: {
        /** ID of the product. */
        productID: number;
        /** Part number as entered. */
        part: string;
        /** Number of units. */
        productQuantity: number;
    }[];
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
};
export type BegunImport = {
    /** ID of the import. */
    importID: number;
};
export type ImportEntry = {
    /** ID of the object. */
    id: number;
    /** Time of the event. */
    at: string;
    /** Name of the staff member at the time. */
    staffName: string;
    /** Name of the file. */
    fileName: string;
    /** One change of many parts, and what it changes. Null: an uploaded file. */
    bulkEdit: {
        /** Number of the parts. */
        partCount: number;
        /** Names of the changed members of the request. */
        changes: string[];
    } | null;
    /** Current state. */
    state: "checking" | "refused" | "checked" | "applying" | "applied" | "undoing" | "undone" | "broken";
    /** Number of new rows. */
    added: number;
    /** Number of changed rows. */
    changed: number;
    /** Number of unchanged rows. */
    unchanged: number;
    /** Number of errors. */
    faults: number;
};
export type ImportDetails = {
    /** ID of the object. */
    id: number;
    /** Time of the event. */
    at: string;
    /** Name of the staff member at the time. */
    staffName: string;
    /** Name of the file. */
    fileName: string;
    /** One change of many parts, and what it changes. Null: an uploaded file. */
    bulkEdit: {
        /** Number of the parts. */
        partCount: number;
        /** Names of the changed members of the request. */
        changes: string[];
    } | null;
    /** Current state. */
    state: "checking" | "refused" | "checked" | "applying" | "applied" | "undoing" | "undone" | "broken";
    /** Number of new rows. */
    added: number;
    /** Number of changed rows. */
    changed: number;
    /** Number of unchanged rows. */
    unchanged: number;
    /** Number of errors. */
    faults: number;
    /** Current step. */
    step: ("reading" | "comparing" | "writing") | null;
    /** Number of rows processed. */
    done: number;
    /** Amount to pay: subtotal plus delivery. */
    total: number;
    /** Errors in individual fields. */
    errors: {
        /** File. */
        file: string;
        /** Row number in the file, counted as in a spreadsheet. */
        row: number | null;
        /** Heading of the column. */
        column: string;
        /** Explanation of the error, for people to read. */
        message: string;
        /** Value. */
        value: string;
    }[];
    /** Number of unusual values that have to be confirmed. */
    asked: number;
    /** Unusual values, one sentence each. */
    questions: string[];
    /** Reason why it failed. */
    trouble: string | null;
    /** Conflicts with changes that others made in the meantime. */
    conflicts: {
        /** Kind of the object. */
        kind: "products" | "widths" | "texts" | "fits";
        /** Row number in the file, counted as in a spreadsheet. */
        row: number;
        /** ID or name of the object that was changed. */
        entityID: number;
        /** Name for display. */
        name: string;
        /** Reason. */
        reason: string;
    }[];
    /** Time at which it was applied. */
    appliedAt: string | null;
    /** Time at which it was undone. */
    undoneAt: string | null;
    /** Name of the person who undid it. */
    undoneBy: string | null;
};
export type ImportChange = {
    /** ID of the object. */
    id: number;
    /** Kind of the object. */
    kind: "products" | "widths" | "texts" | "fits";
    /** Row number in the file, counted as in a spreadsheet. */
    row: number;
    /** ID or name of the object that was changed. */
    entityID: number | null;
    /** Name for display. */
    name: string;
    /** Whether it is new. */
    isNew: boolean;
    /** Cells that change. */
    cells: {
        /** Heading of the column. */
        column: string;
        /** Value before the change. */
        before: string | null;
        /** Value after the change. */
        after: string;
    }[];
};
export type QueuedOrder = {
    /** ID of the object. */
    id: number;
    /** Reference of the order, such as MA001001. */
    reference: string;
    /** ID of the customer, who is a member of a company. */
    userID: number;
    /** First name of the customer. */
    userFirstname: string;
    /** Surname of the customer. */
    userSurname: string;
    /** Name of the company. */
    company: string;
    /** Current status. In a problem document, its HTTP status code. */
    status: "pending" | "complete";
    /** Current state. */
    state: "new" | "accepted" | "picking" | "partly-sent" | "sent" | "closed" | "cancelled";
    /** Start of the period. */
    since: string;
    /** Time at which the order was placed. */
    placedAt: string;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currency: 1 | 2 | 3;
    /** Amount to pay: subtotal plus delivery. */
    total: number;
    /** Purchase order number of the buyer. */
    poNumber: string;
    /** Whether a purchase order has been uploaded. */
    hasPurchaseOrder: boolean;
    /** Name of the staff member who placed the order on behalf of the member. Null if the member placed it. */
    placedByStaff: string | null;
    /** Whether staff have added a note. */
    hasNote: boolean;
    /** Name of the staff member to whom the order is assigned. Null if it is unassigned. */
    heldByName: string | null;
    /** Name of the staff member who compared the purchase order with the order. Null if nobody has yet. */
    checkedByName: string | null;
    /** Undecided request of the buyer: change or cancel. Null if there is none. */
    openWish: ("change" | "cancel") | null;
    /** Whether the buyer has sent a message that no staff member has read. */
    hasMessage: boolean;
    /** Whether its reverse charge rests on a VAT number that nobody has verified. */
    isVatUnverified: boolean;
    /** Whether the order waits because the company is above its credit limit. */
    waitsForCredit: boolean;
    /** How the goods leave: complete in one shipment; empty or null: what is there first. */
    shipping: string | null;
    /** The stock is not enough for what is still to ship. */
    isShort: boolean;
};
export type OrderStepsTaken = {
    /** Number of rows processed. */
    done: {
        /** ID of the order. */
        saleID: number;
        /** Current state. */
        state: "new" | "accepted" | "picking" | "partly-sent" | "sent" | "closed" | "cancelled";
        /** ID of the event in the order's history. Send it to undo the step. */
        eventID: number;
    }[];
    /** Rows that were not added, with the reason. */
    refused: {
        /** ID of the order. */
        saleID: number;
        /** Current state. */
        state: "new" | "accepted" | "picking" | "partly-sent" | "sent" | "closed" | "cancelled";
        /** Why several orders did not move on together: an undecided request or an unread message of the buyer. Null if the status does not allow the step. */
        openQuestion: ("request" | "message") | null;
    }[];
};
export type OrderProgress = {
    /** ID of the order. */
    saleID: number;
    /** Current state. */
    state: "new" | "accepted" | "picking" | "partly-sent" | "sent" | "closed" | "cancelled";
    /** Start of the period. */
    since: string;
    /** Name of the staff member to whom the order is assigned. Null if it is unassigned. */
    heldByName: string | null;
    /** Name of the staff member who compared the purchase order with the order. Null if nobody has yet. */
    checkedByName: string | null;
    /** Whether its reverse charge rests on a VAT number that nobody has verified. */
    isVatUnverified: boolean;
    /** What the company owed with the order, above its credit limit. Null: it was within the limit, or none is set. */
    creditHold: {
        /** Limit that the order exceeds, of the member or of the company. Null if it exceeds none. */
        limit: number;
        /** What the company owed with the order. */
        owed: number;
        /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
        currency: 1 | 2 | 3;
    } | null;
    /** Events of the order, oldest first. */
    events: {
        /** ID of the object. */
        id: number;
        /** ID of the order. */
        saleID: number;
        /** Time of the event. */
        at: string;
        /** Kind of the object. */
        kind: "placed" | "state" | "checked" | "held" | "shipment" | "delivery charge" | "document" | "return" | "request" | "corrected";
        /** Name of the staff member at the time. */
        staffName: string | null;
        /** Description of the product, or name of the width. */
        details: {
            /** First day of the period. */
            "from"?: "new" | "accepted" | "picking" | "partly-sent" | "sent" | "closed" | "cancelled";
            /** End of the range. */
            to?: "new" | "accepted" | "picking" | "partly-sent" | "sent" | "closed" | "cancelled";
            /** Reason, in the words of the person who acted. */
            why?: string;
            /** ID of the event that this event undid. */
            undoes?: number;
            /** Name of the staff member to whom the order was assigned. Null if it was released. */
            holder?: string | null;
            /** Whether the purchase order has been compared with the order. */
            isChecked?: boolean;
            /** ID of the shipment. */
            shipmentID?: number;
            /** Amount. */
            amount?: number;
            /** Kind of the document that was filed or withdrawn. */
            document?: string;
            /** Number printed on the document. */
            "number"?: string;
            /** Whether the document was withdrawn because it was filed by mistake. */
            isWithdrawn?: boolean;
            /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
            version?: number;
            /** ID of the return. */
            returnID?: number;
            /** State of the return: asked, question (from the shop to the buyer), accepted, refused, withdrawn (by the buyer), received or closed. As a filter, waiting means asked or received. */
            returnState?: string;
            /** Request of the buyer: change or cancel. */
            wish?: "change" | "cancel";
            /** State of the request: open, accepted, declined or withdrawn. */
            requestState?: "open" | "accepted" | "declined" | "withdrawn";
        };
    }[];
};
export type OrderDelivery = {
    /** Current state. */
    state: "new" | "accepted" | "picking" | "partly-sent" | "sent" | "closed" | "cancelled";
    /** Lines, or their number. */
    lines: {
        /** ID of the order line. */
        saleItemID: number;
        /** ID of the product. */
        productID: number;
        /** Part number. Full-width letters and digits are saved as ordinary ones. */
        productName: string;
        /** Width that was bought. Null if the product has no widths. */
        variantDetails: string | null;
        /** Address of a small picture; null: none. */
        pictureUrl: string | null;
        /** Number of units ordered. */
        ordered: number;
        /** Number of units shipped. */
        sent: number;
        /** Number of units still to be shipped. */
        left: number;
        /** Number of the remaining units that are not in stock. */
        missing: number;
        /** Number of the remaining units that were never taken from stock. Always 0 for members. */
        unbooked: number;
        /** Expected date of despatch. */
        promise: {
            /** Whether any units are in stock. For a promise, the number of units in stock. */
            inStock: number;
            /** Date of the next expected delivery of stock. Null if none is expected. */
            moreOn: string | null;
            /** Lead time in weeks. Null if it is not known. */
            weeks: number | null;
        } | null;
    }[];
    /** Shipments, oldest first. */
    shipments: {
        /** ID of the object. */
        id: number;
        /** ID of the order. */
        saleID: number;
        /** Position of the shipment in its order, from 1. */
        position: number;
        /** Date of the shipment. */
        shippedOn: string;
        /** Name of the carrier. An empty string for the shop's own delivery. */
        carrierName: string;
        /** Tracking number of the parcel. */
        trackingNumber: string;
        /** URL for tracking the parcel. Null if there is none. */
        trackingLink: string | null;
        /** Note. */
        note: string;
        /** Lines, or their number. */
        lines: {
            /** ID of the order line. */
            saleItemID: number;
            /** Part number. Full-width letters and digits are saved as ordinary ones. */
            productName: string;
            /** Width that was bought. Null if the product has no widths. */
            variantDetails: string | null;
            /** Number of units. */
            productQuantity: number;
        }[];
    }[];
};
export type PickedPart = {
    /** ID of the order line. */
    saleItemID: number;
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Width that was bought. Null if the product has no widths. */
    variantDetails: string | null;
    /** Storage bin in the warehouse, for pick lists. Empty for none. */
    storageBin: string;
    /** Units to fetch from the shelf: unshipped, and reserved for the order line. */
    toPick: number;
    /** Number of the remaining units that are not in stock. */
    missing: number;
    /** Number of units in stock, never below 0. */
    stockLevel: number;
};
export type PickList = {
    /** ID of the order. */
    saleID: number;
    /** IDs of the parts, separated by commas. */
    parts: PickedPart[];
    /** The order ships complete, and a line of it is not in stock. */
    waitsForStock: boolean;
};
export type OrderVersions = {
    /** Original order, before any revision. */
    placed: {
        /** Purchase order number of the buyer. */
        poNumber: string;
        /** Cost centre of the buyer's company, selected from the company's list. */
        costCentre: string | null;
        /** Requisition number of the buyer's company. */
        requisitionNumber: string | null;
        /** Date by which the buyer requires the goods. */
        wantedBy: string | null;
        /** How the goods leave: complete in one shipment; empty or null: what is there first. */
        shipping: string | null;
        /** Delivery address at the time of the order. */
        deliveryAddress: string;
        /** Total of all lines, before discount and delivery. */
        goods: number;
        /** Rows between the goods and the total: discount, delivery and charges. */
        adjustments: {
            /** Kind of the object. */
            kind: "discount" | "delivery" | "small-order" | "hazardous-goods";
            /** Amount. */
            amount: number | null;
            /** Whether the amount is taxed. */
            isTaxed: boolean;
        }[];
        /** Discount from the promo code, 0 or less. */
        discountApplied: number;
        /** Goods less discount. For a line, price times quantity. */
        subTotal: number;
        /** Delivery charge. */
        deliveryCharge: number | null;
        /** Amount to pay: subtotal plus delivery. */
        total: number;
        /** Amount of the tax. As a record: the tax of an order or offer, whose totals exclude it. Absent if the shop does not compute tax. */
        tax?: Tax;
        /** Lines, or their number. */
        lines: {
            /** ID of the order line. */
            saleItemID: number;
            /** ID of the product. */
            productID: number;
            /** Part number. Full-width letters and digits are saved as ordinary ones. */
            productName: string;
            /** Width that was bought. Null if the product has no widths. */
            variantDetails: string | null;
            /** Number of units. */
            productQuantity: number;
            /** Price of one unit. */
            unitPrice: number;
            /** Quantity times unit price. */
            lineTotal: number;
        }[];
    };
    /** All revisions, oldest first. */
    versions: {
        /** Number printed on the document. */
        "number": number;
        /** Time of the revision. */
        madeAt: string;
        /** Reason, in the words of the person who acted. */
        why: string;
        /** Individual changes. */
        changes: {
            /** Type of the object. */
            what: "address" | "purchase-order" | "cost-centre" | "requisition" | "wanted-by" | "shipping" | "quantity" | "added" | "delivery" | "total" | "tax";
            /** Part number as entered. */
            part: string | null;
            /** Value before the change. */
            before: string | null;
            /** Value after the change. */
            after: string | null;
            /** Amount before the revision. Null if the change is not an amount, or if delivery was to be advised. */
            beforeAmount: number | null;
            /** Amount after the revision. For an added line, its unit price. */
            afterAmount: number | null;
        }[];
    }[];
};
export type ChangeRequest = {
    /** ID of the change or cancellation request. */
    changeRequestID: number;
    /** Request of the buyer: change or cancel. */
    wish: "change" | "cancel";
    /** Reason for the cancellation: wrong-part, ordered-twice, not-needed, too-late or other. Null if a change is requested. */
    cancelReason: ("wrong-part" | "ordered-twice" | "not-needed" | "too-late" | "other") | null;
    /** Request in the buyer's own words. */
    wishText: string;
    /** Name of the person who made the request. */
    askedBy: string;
    /** Time at which the request was made. */
    askedAt: string;
    /** State of the request: open, accepted, declined or withdrawn. */
    requestState: "open" | "accepted" | "declined" | "withdrawn";
    /** Time of the decision. */
    decidedAt: string | null;
    /** Reason for the rejection. */
    decisionReason: string;
};
export type Carrier = {
    /** ID of the object. */
    id: number;
    /** Name for display. */
    name: string;
    /** URL template for tracking, with {number} for the tracking number. An empty string if the carrier has no tracking. */
    trackingUrl: string;
    /** Whether the product can be bought. */
    active: boolean;
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
};
export type ChangedOrders = {
    /** Cursor of the next page: send it with the next call. */
    cursor: string;
    /** Whether there are more entries than those returned. */
    isMore: boolean;
    /** Orders; in a ranking their number, in a question their IDs, separated by commas. */
    orders: {
        /** ID of the order. */
        saleID: number;
        /** Reference of the order, such as MA001001. */
        reference: string;
        /** Purchase order number of the buyer. */
        poNumber: string;
        /** Time at which the order was placed. */
        placedAt: string;
        /** Date of the last shipment. Null if nothing has been shipped. */
        despatchedOn: string | null;
        /** Current state. */
        state: "new" | "accepted" | "picking" | "partly-sent" | "sent" | "closed" | "cancelled";
        /** Time of the change. */
        changedAt: string;
    }[];
};
export type Quote = {
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currency: 1 | 2 | 3;
    /** Total of all lines, before discount and delivery. */
    goods: number;
    /** Rows between the goods and the total: discount, delivery and charges. */
    adjustments: {
        /** Kind of the object. */
        kind: "discount" | "delivery" | "small-order" | "hazardous-goods";
        /** Amount. */
        amount: number | null;
        /** Whether the amount is taxed. */
        isTaxed: boolean;
    }[];
    /** Discount from the promo code, 0 or less. */
    discountApplied: number;
    /** Goods less discount. For a line, price times quantity. */
    subTotal: number;
    /** Delivery charge. */
    deliveryCharge: number | null;
    /** Amount to pay: subtotal plus delivery. */
    total: number;
    /** Amount of the tax. As a record: the tax of an order or offer, whose totals exclude it. Absent if the shop does not compute tax. */
    tax?: Tax;
    /** Requested promo code, with the reason if it was refused. */
    coupon: {
        /** Stable code for programs: the code of a refusal, or a selected code such as a promo code. */
        code: string;
        /** Reason why it can't be bought or used now. Null if it can. */
        refusal: string | null;
    } | null;
    /** Reason why the order needs an approval. Null if it needs none. */
    approval: {
        /** Reason for the approval request: always, order, month, currency or wish. */
        askedFor: "always" | "order" | "month" | "currency";
        /** Limit that the order exceeds, of the member or of the company. Null if it exceeds none. */
        limit: number | null;
    } | null;
    /** Whether the order waits because the company is above its credit limit. */
    waitsForCredit: boolean;
    /** What the company owed with the order, above its credit limit. Null: it was within the limit, or none is set. */
    creditHold: {
        /** Limit that the order exceeds, of the member or of the company. Null if it exceeds none. */
        limit: number;
        /** What the company owed with the order. */
        owed: number;
        /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
        currency: 1 | 2 | 3;
    } | null;
};
export type SaleChange = {
    /** Type of the object. */
    what: string;
    /** Part number as entered. */
    part: string | null;
    /** Value before the change. */
    before: string | null;
    /** Value after the change. */
    after: string | null;
    /** Amount before the revision. Null if the change is not an amount, or if delivery was to be advised. */
    beforeAmount: number | null;
    /** Amount after the revision. For an added line, its unit price. */
    afterAmount: number | null;
};
export type SaleVersion = {
    /** Number of the revision. The first revision after the original order is 2. */
    versionNumber: number;
    /** Time of the revision. */
    madeAt: string;
    /** Reason for the revision, shown to the buyer. */
    versionReason: string;
    /** Individual changes. */
    changes: SaleChange[];
};
export type SaleAdjustment = {
    /** Kind of the object. */
    kind: string;
    /** Amount. */
    amount: number | null;
    /** Whether the amount is taxed. */
    isTaxed: boolean;
};
export type SaleTax = {
    /** Name of the tax in the seller's country: vat or sales-tax. */
    taxKind: string;
    /** Reason of the tax: domestic, no-vat-number (to another member state without a VAT number of another one), unverified-vat-number (with one that staff have not verified yet), reverse-charge, export, or none (the seller raises no tax). */
    taxReason: string;
    /** Rate of the tax in hundredths of a per cent: 2000 is 20 %. */
    taxRateBasisPoints: number;
    /** Amount of the tax. As a record: the tax of an order or offer, whose totals exclude it. Absent if the shop does not compute tax. */
    tax: number;
    /** Total with tax. */
    totalWithTax: number;
    /** VAT number of the company, without spaces. Empty if there is none. */
    vatNumber: string;
    /** EORI number of the company, for customs. Empty if there is none. */
    eoriNumber: string;
    /** VAT number of the seller. Empty if there is none. */
    sellerVatNumber: string;
    /** EORI number of the seller. Empty if there is none. */
    sellerEoriNumber: string;
    /** Label of the tax, in the language of the reader. Only with one order, offer or cart. */
    taxLabel?: string;
    /** Label of the total with tax, in the language of the reader. */
    totalWithTaxLabel?: string;
    /** Sentences about the tax, in the language of the reader: its reason, and the numbers of both sides. */
    taxNotes?: string[];
};
export type Sale = {
    /** ID of the order. */
    saleID: number;
    /** Reference of the order, such as MA001001. */
    reference: string;
    /** ID of the product. */
    productID: number;
    /** ID of the customer, who is a member of a company. */
    userID: number;
    /** GUID of the customer. */
    userGuid: string;
    /** First name of the customer. */
    userFirstname: string;
    /** Surname of the customer. */
    userSurname: string;
    /** Name of the company. The field name is historical. */
    userHouseNo: string;
    /** E-mail address with which the customer logs in. */
    userEmail: string;
    /** Subtotal in pounds at the exchange rates of the order date. */
    saleGBPTotal: number;
    /** Subtotal in euros at the exchange rates of the order date. */
    saleEuroTotal: number;
    /** Time at which the order was placed. */
    saleDate: string;
    /** Latest revision of the order, which determines all of its values. Null if the order was never revised. */
    saleVersion: SaleVersion | null;
    /** Whether the order is complete: 1 is complete, 0 is pending. */
    saleComplete: 1 | 0;
    /** Fulfilment status of the order: new, accepted, picking, partly-sent, sent, closed or cancelled. */
    saleState: string;
    /** Date of despatch. 2001-01-01 means not despatched yet. */
    saleDespatch: string;
    /** GUID of the cart. */
    cartGuid: string | null;
    /** ID of the delivery address. */
    deliveryID: number | null;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currencyID: number;
    /** Purchase order number of the buyer. */
    poNumber: string;
    /** Total of all lines, before discount and delivery. */
    goods: number;
    /** Discount from the promo code, 0 or less. */
    discountApplied: number;
    /** Goods less discount. For a line, price times quantity. */
    subTotal: number;
    /** Delivery charge. */
    deliveryCharge: number;
    /** Rows between the goods and the total: discount, delivery and charges. */
    adjustments: SaleAdjustment[];
    /** Amount to pay: subtotal plus delivery. */
    total: number;
    /** Promo code that was used. */
    discountcouponused: string | null;
    /** Amount of the tax. As a record: the tax of an order or offer, whose totals exclude it. Absent if the shop does not compute tax. */
    tax?: SaleTax;
    /** Delivery address at the time of the order. */
    deliveryAddress: string;
    /** Part numbers, one per line. */
    productsBought: string;
    /** Whether a purchase order has been uploaded. */
    hasPurchaseOrder: boolean;
    /** Cost centre of the buyer's company, selected from the company's list. */
    costCentre: string | null;
    /** Requisition number of the buyer's company. */
    requisitionNumber: string | null;
    /** Date by which the buyer requires the goods. */
    wantedBy: string | null;
    /** How the goods leave: complete in one shipment; empty or null: what is there first. */
    shipping: string | null;
    /** Name of the staff member who placed the order on behalf of the member. Null if the member placed it. */
    placedByStaff: string | null;
    /** ID of the quotation. */
    quotationID?: number;
    /** Address of the company when the order was placed, line by line. Null if it was not stored. */
    billingAddress: string | null;
    /** Days after the invoice until it is due. Null: as on the invoice. */
    paymentDays: number | null;
    /** Further terms of payment. Empty or null: none. */
    paymentTerms: string | null;
    /** Whether the order waits because the company is above its credit limit. */
    waitsForCredit: boolean;
};
export type OrderAgain = {
    /** ID of the order. */
    saleID: number;
    /** Reference of the order, such as MA001001. */
    reference: string;
    /** Time at which the order was placed. */
    placedAt: string;
    /** Lines, or their number. */
    lines: {
        /** ID of the cart line or list line. */
        lineID: number;
        /** ID of the product. */
        productID: number;
        /** Part number. Full-width letters and digits are saved as ordinary ones. */
        productName: string;
        /** ID of the width. Null or 99999999 means no width. */
        subProductVariantID: number | null;
        /** Width that was bought. Null if the product has no widths. */
        variantDetails: string | null;
        /** Number of units. */
        productQuantity: number;
        /** Serial number of the press for which the part is bought. */
        serial: string;
        /** Press for which the part is bought. */
        machine: string;
        /** Whether the part is known not to fit the press that the line names. */
        isMisfit: boolean;
        /** Value before the change. */
        before: {
            /** Price of one unit. */
            unitPrice: number;
            /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
            currency: 1 | 2 | 3;
        };
        /** Current unit price. Null if the part can't be bought. */
        now: PriceTag | null;
        /** Whether any units are in stock. For a promise, the number of units in stock. */
        inStock: boolean;
        /** Expected date of despatch. */
        promise: {
            /** Whether any units are in stock. For a promise, the number of units in stock. */
            inStock: number;
            /** Date of the next expected delivery of stock. Null if none is expected. */
            moreOn: string | null;
            /** Lead time in weeks. Null if it is not known. */
            weeks: number | null;
        } | null;
        /** Current state. */
        state: "unchanged" | "price" | "width-gone" | "not-sold" | "gone" | "packs" | "too-many";
        /** Reason why it can't be bought or used now. Null if it can. */
        refusal: string | null;
        /** All widths of the part. */
        widths: {
            /** ID of the width. Null or 99999999 means no width. */
            subProductVariantID: number;
            /** Width that was bought. Null if the product has no widths. */
            variantDetails: string;
            /** Unit price, if the caller can see prices. */
            price: PriceTag | null;
        }[];
        /** Replacement parts, each chain followed to its end. */
        successors: Successor[];
        /** Number of units already in the cart. */
        inBasket: number;
    }[];
};
export type PartHistory = {
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Short description below the part number. */
    productIntro: string;
    /** Hash of the picture. Null if there is none. */
    imageHash: string | null;
    /** URL of the picture. */
    cloudImageUrl: string | null;
    /** ID of the width. Null or 99999999 means no width. */
    subProductVariantID: number | null;
    /** Width that was bought. Null if the product has no widths. */
    variantDetails: string | null;
    /** Orders; in a ranking their number, in a question their IDs, separated by commas. */
    orders: number;
    /** Date of the most recent order with the part. */
    lastOn: string;
    /** Quantity in the most recent order. */
    lastQuantity: number;
    /** Most frequent quantity in an order. */
    usualQuantity: number;
    /** Usual number of days between two orders. Null if there were too few orders. */
    intervalDays: number | null;
    /** Due date: for an invoice the date of payment, for a part the date of the next purchase, for maintenance of a press the day that a member set. Null if there is none. */
    dueOn: string | null;
    /** Unit price, if the caller can see prices. */
    price: PriceTag | null;
    /** Whether any units are in stock. For a promise, the number of units in stock. */
    inStock: boolean;
    /** Reason why it can't be bought or used now. Null if it can. */
    refusal: string | null;
    /** Replacement parts, each chain followed to its end. */
    successors: Successor[];
};
export type SoldProduct = {
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Short description below the part number. */
    productIntro: string | null;
    /** Description. */
    productDetails: string;
};
export type SaleKitPart = {
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Short description below the part number. */
    productIntro: string;
    /** Quantity in one kit. */
    productQuantity: number;
};
export type SaleItem = {
    /** ID of the order line. */
    saleItemID: number;
    /** ID of the order. */
    saleID: number;
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Product of the line. */
    product: SoldProduct;
    /** Number of units. */
    productQuantity: number;
    /** Unit price that was paid. */
    salePrice: number;
    /** Goods less discount. For a line, price times quantity. */
    subTotal: number;
    /** Delivery charge. */
    deliveryCharge: number;
    /** Whether a width was selected: 1 if so, 0 if the product has no widths. */
    productVariantID: number;
    /** ID of the width. Null or 99999999 means no width. */
    subProductVariantID: number;
    /** Name of the width at the time of the order, such as 50 mm. */
    subProductVariantDetails: string | null;
    /** Serial number of the press for which the part is bought. */
    serial: string;
    /** Press for which the part is bought. */
    machine: string;
    /** Expected date of despatch. For an order, the date that was promised when it was placed. */
    deliveryPromise: DeliveryPromise | null;
    /** Customer part number: the company's own number of the part or width. Null if it has none. */
    ownNumber: string | null;
    /** Unit of sale. Empty for a single piece. */
    salesUnit: string | null;
    /** The parts of a kit. Null if the part was no kit. */
    kitParts: SaleKitPart[] | null;
};
export type BoughtPart = {
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Short description below the part number. */
    productIntro: string;
    /** Hash of the picture. Null if there is none. */
    imageHash: string | null;
    /** URL of the picture. */
    cloudImageUrl: string | null;
    /** ID of the width. Null or 99999999 means no width. */
    subProductVariantID: number | null;
    /** Width that was bought. Null if the product has no widths. */
    variantDetails: string | null;
    /** Number of units. */
    productQuantity: number;
    /** Time of the most recent order. */
    lastOrderedAt: string;
    /** Unit price, if the caller can see prices. */
    price: PriceTag;
};
export type MachinePart = {
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Short description below the part number. */
    productIntro: string;
    /** Number of units. */
    productQuantity: number;
    /** Time of the most recent order. */
    lastOrderedAt: string;
};
export type PastOrder = {
    /** ID of the order of the earlier shop. */
    pastOrderID: number;
    /** Number printed on the document. */
    "number": string;
    /** Day on which the order was placed. */
    placedOn: string;
    /** Purchase order number of the buyer. */
    poNumber: string;
    /** Current state. */
    state: string;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currencyID: 1 | 2 | 3;
    /** Amount to pay: subtotal plus delivery. */
    total: number;
};
export type PastOrderDetails = {
    /** ID of the order of the earlier shop. */
    pastOrderID: number;
    /** Number printed on the document. */
    "number": string;
    /** Day on which the order was placed. */
    placedOn: string;
    /** Purchase order number of the buyer. */
    poNumber: string;
    /** Current state. */
    state: string;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currencyID: 1 | 2 | 3;
    /** Amount to pay: subtotal plus delivery. */
    total: number;
    /** Total of all lines, before discount and delivery. */
    goods: number | null;
    /** Discount from the promo code, 0 or less. */
    discountApplied: number | null;
    /** Delivery charge. */
    deliveryCharge: number | null;
    /** Amount of the tax. As a record: the tax of an order or offer, whose totals exclude it. Absent if the shop does not compute tax. */
    tax: number | null;
    /** Delivery address at the time of the order. */
    deliveryAddress: string;
    /** Note. */
    note: string;
    /** Lines, or their number. */
    lines: {
        /** Position of the shipment in its order, from 1. */
        position: number;
        /** Part number, as it was. */
        partNumber: string;
        /** Alternative text: a description of the picture for people who can't see it. */
        description: string;
        /** Number of units. */
        productQuantity: number;
        /** Price of one unit. */
        unitPrice: number | null;
        /** Quantity times unit price. */
        lineTotal: number | null;
        /** True if the shop has a part of this number today. */
        isSold: boolean;
    }[];
    /** Shipments, oldest first. */
    shipments: {
        /** Day on which it was sent. */
        sentOn: string;
        /** Carrier that took it. */
        carrier: string;
        /** Tracking number of the parcel. */
        trackingNumber: string;
        /** What was in it, in words. */
        contents: string;
    }[];
    /** Documents of the earlier order, as PDF. */
    documents: {
        /** ID of the order document. */
        documentID: number;
        /** Kind of the object. */
        kind: string;
        /** Date of the document. */
        issuedOn: string | null;
        /** Name of the file. */
        fileName: string;
    }[];
};
export type ListedSale = {
    /** ID of the order. */
    saleID: number;
    /** Reference of the order, such as MA001001. */
    reference: string;
    /** ID of the product. */
    productID: number;
    /** ID of the customer, who is a member of a company. */
    userID: number;
    /** GUID of the customer. */
    userGuid: string;
    /** First name of the customer. */
    userFirstname: string;
    /** Surname of the customer. */
    userSurname: string;
    /** Name of the company. The field name is historical. */
    userHouseNo: string;
    /** E-mail address with which the customer logs in. */
    userEmail: string;
    /** Subtotal in pounds at the exchange rates of the order date. */
    saleGBPTotal: number;
    /** Subtotal in euros at the exchange rates of the order date. */
    saleEuroTotal: number;
    /** Time at which the order was placed. */
    saleDate: string;
    /** Latest revision of the order, which determines all of its values. Null if the order was never revised. */
    saleVersion: SaleVersion | null;
    /** Whether the order is complete: 1 is complete, 0 is pending. */
    saleComplete: 1 | 0;
    /** Fulfilment status of the order: new, accepted, picking, partly-sent, sent, closed or cancelled. */
    saleState: string;
    /** Date of despatch. 2001-01-01 means not despatched yet. */
    saleDespatch: string;
    /** GUID of the cart. */
    cartGuid: string | null;
    /** ID of the delivery address. */
    deliveryID: number | null;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currencyID: number;
    /** Purchase order number of the buyer. */
    poNumber: string;
    /** Total of all lines, before discount and delivery. */
    goods: number;
    /** Discount from the promo code, 0 or less. */
    discountApplied: number;
    /** Goods less discount. For a line, price times quantity. */
    subTotal: number;
    /** Delivery charge. */
    deliveryCharge: number;
    /** Rows between the goods and the total: discount, delivery and charges. */
    adjustments: SaleAdjustment[];
    /** Amount to pay: subtotal plus delivery. */
    total: number;
    /** Promo code that was used. */
    discountcouponused: string | null;
    /** Amount of the tax. As a record: the tax of an order or offer, whose totals exclude it. Absent if the shop does not compute tax. */
    tax?: SaleTax;
    /** Delivery address at the time of the order. */
    deliveryAddress: string;
    /** Part numbers, one per line. */
    productsBought: string;
    /** Whether a purchase order has been uploaded. */
    hasPurchaseOrder: boolean;
    /** Cost centre of the buyer's company, selected from the company's list. */
    costCentre: string | null;
    /** Requisition number of the buyer's company. */
    requisitionNumber: string | null;
    /** Date by which the buyer requires the goods. */
    wantedBy: string | null;
    /** How the goods leave: complete in one shipment; empty or null: what is there first. */
    shipping: string | null;
    /** Name of the staff member who placed the order on behalf of the member. Null if the member placed it. */
    placedByStaff: string | null;
    /** ID of the quotation. */
    quotationID?: number;
    /** Address of the company when the order was placed, line by line. Null if it was not stored. */
    billingAddress: string | null;
    /** Days after the invoice until it is due. Null: as on the invoice. */
    paymentDays: number | null;
    /** Further terms of payment. Empty or null: none. */
    paymentTerms: string | null;
    /** Whether the order waits because the company is above its credit limit. */
    waitsForCredit: boolean;
    /** Whether staff have added a note. */
    hasNote: boolean;
};
export type SaleNeighbours = {
    /** ID of the next newer order in the list. Null for the newest. */
    newer: number | null;
    /** ID of the next older order in the list. Null for the oldest. */
    older: number | null;
};
export type PriceReason = {
    /** ID of the order line. */
    saleItemID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Width that was bought. Null if the product has no widths. */
    variantDetails: string | null;
    /** ID of the price list. */
    priceListID: number;
    /** Name of the price list for staff. */
    priceListName: string;
    /** How the company has the list: company, group or everybody. */
    scope: "company" | "group" | "everybody";
    /** Break that the quantity reaches. Null if none. */
    reached: {
        /** Quantity from which the price or discount applies. */
        fromQuantity: number;
        /** Price of one unit. */
        unitPrice: number | null;
        /** Discount from the list price in percent, with at most two decimals. Null if the break has a price. */
        discountPercent: number | null;
    };
};
export type LastBought = {
    /** ID of the product. */
    productID: number;
    /** ID of the width. Null or 99999999 means no width. */
    subProductVariantID: number | null;
    /** Date of the most recent order with the part. */
    lastOn: string;
};
export type ExchangeRate = {
    /** ID of the exchange rate, which equals its currency. */
    exchangeID: number;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currencyID: number;
    /** Units of the currency per dollar, with up to six decimal places. */
    exchangeRate: number;
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
};
export type ExchangeRateChange = {
    /** ID of the object. */
    id: number;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currencyID: number;
    /** Units of the currency per dollar, with up to six decimal places. */
    exchangeRate: number;
    /** Previous exchange rate. */
    exchangeRateBefore: number | null;
    /** Time of the change. */
    changedAt: string;
    /** Name of the staff member at the time. */
    staffName: string | null;
};
export type PriceListHead = {
    /** ID of the object. */
    id: number;
    /** For staff. */
    name: string;
    /** For buyers; empty: the list names itself to nobody. */
    title: string;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currencyID: (1 | 2 | 3) | null;
    /** First day of the period. */
    startsOn: string | null;
    /** Last day of the period, inclusive. */
    endsOn: string | null;
    /** Whether it is archived: kept, but no longer offered. */
    archived: boolean;
    /** Whether the list alone sets the price of the parts that it names. Only for lists given to companies. */
    exclusive: boolean;
    /** Whether all widths of a part count together towards its breaks. */
    countsWidthsTogether: boolean;
    /** The smallest quantity of a line; null in a price list: that of the part. */
    minQuantity: number | null;
    /** Units in a pack: the quantity of a line is a multiple of it. 1 for single units. */
    packSize: number | null;
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
    /** Whether every company has the list. */
    everybody: boolean;
    /** Number of companies that have it directly. */
    companyCount: number;
    /** Number of company groups that have it. */
    groupCount: number;
    /** Number of price rows. */
    rowCount: number;
};
export type PriceList = {
    /** ID of the object. */
    id: number;
    /** For staff. */
    name: string;
    /** For buyers; empty: the list names itself to nobody. */
    title: string;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currencyID: (1 | 2 | 3) | null;
    /** First day of the period. */
    startsOn: string | null;
    /** Last day of the period, inclusive. */
    endsOn: string | null;
    /** Whether it is archived: kept, but no longer offered. */
    archived: boolean;
    /** Whether the list alone sets the price of the parts that it names. Only for lists given to companies. */
    exclusive: boolean;
    /** Whether all widths of a part count together towards its breaks. */
    countsWidthsTogether: boolean;
    /** The smallest quantity of a line; null in a price list: that of the part. */
    minQuantity: number | null;
    /** Units in a pack: the quantity of a line is a multiple of it. 1 for single units. */
    packSize: number | null;
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
    /** Whether every company has the list. */
    everybody: boolean;
    /** Companies, by name. */
    companies: {
        /** ID of the company. */
        companyID: number;
        /** Name of the company. */
        companyName: string;
    }[];
    /** Company groups. */
    groups: {
        /** ID of the company group. */
        groupID: number;
        /** Name of the company group. */
        groupName: string;
    }[];
};
export type PriceListComparison = {
    /** Name of the first list. */
    firstListName: string;
    /** Name of the second list. */
    secondListName: string;
    /** Targets that the lists price differently today, by name; at most 1,000. */
    differences: {
        /** Name for display. */
        name: string;
        /** Prices of the first list. Null if it has none. */
        firstBreaks: {
            /** Quantity from which the price or discount applies. */
            fromQuantity: number;
            /** Price of one unit. */
            unitPrice: number | null;
            /** Discount from the list price in percent, with at most two decimals. Null if the break has a price. */
            discountPercent: number | null;
        }[] | null;
        /** Prices of the second list. Null if it has none. */
        secondBreaks: {
            /** Quantity from which the price or discount applies. */
            fromQuantity: number;
            /** Price of one unit. */
            unitPrice: number | null;
            /** Discount from the list price in percent, with at most two decimals. Null if the break has a price. */
            discountPercent: number | null;
        }[] | null;
    }[];
    /** Number of different prices. */
    differenceCount: number;
    /** Number of equal prices. */
    sameCount: number;
};
export type ListedPrice = {
    /** ID of the object. */
    id: number;
    /** ID of the price list. */
    priceListID: number;
    /** Target of the row: width, part, type, category or all parts. */
    target: "width" | "part" | "type" | "category" | "all";
    /** ID of the product. */
    productID: number | null;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string | null;
    /** ID of the width. Null or 99999999 means no width. */
    subProductVariantID: number | null;
    /** Width that was bought. Null if the product has no widths. */
    variantDetails: string | null;
    /** ID of the product type. Null if there is none. */
    typeID: number | null;
    /** Name of the product type. Null if there is none. */
    typeName: string | null;
    /** ID of the category. Save with 0 to create a category. */
    categoryID: number | null;
    /** Name of the category. */
    categoryName: string | null;
    /** First day of the period. */
    startsOn: string;
    /** Whether it counts today, later, or was followed by another. */
    period: "now" | "coming" | "past";
    /** Quantity breaks with their price or discount. Null ends the previous row. */
    breaks: {
        /** Quantity from which the price or discount applies. */
        fromQuantity: number;
        /** Price of one unit. */
        unitPrice: number | null;
        /** Discount from the list price in percent, with at most two decimals. Null if the break has a price. */
        discountPercent: number | null;
    }[] | null;
};
export type CompanyGroup = {
    /** ID of the object. */
    id: number;
    /** Name for display. */
    name: string;
    /** Companies, by name. */
    companies: {
        /** ID of the company. */
        companyID: number;
        /** Name of the company. */
        companyName: string;
    }[];
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
};
export type FoundRecipients = {
    /** Companies, by name. */
    companies: {
        /** ID of the company. */
        companyID: number;
        /** Name of the company. */
        companyName: string;
    }[];
    /** Company groups. */
    groups: {
        /** ID of the company group. */
        groupID: number;
        /** Name of the company group. */
        groupName: string;
    }[];
};
export type PriceTargets = {
    /** Types of parts, by name. */
    types: {
        /** ID of the object. */
        id: number;
        /** Name for display. */
        name: string;
    }[];
    /** Categories, in menu order. */
    categories: {
        /** ID of the object. */
        id: number;
        /** Name for display. */
        name: string;
    }[];
};
export type WhyThisPrice = {
    /** ID of the company. */
    companyID: number;
    /** Name of the company. */
    companyName: string;
    /** Price class from 0 to 3. */
    priceClass: 0 | 1 | 2 | 3;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currency: 1 | 2 | 3;
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** ID of the width. Null or 99999999 means no width. */
    subProductVariantID: number | null;
    /** Width that was bought. Null if the product has no widths. */
    variantDetails: string | null;
    /** Number of units. */
    productQuantity: number;
    /** The smallest quantity of a line; null in a price list: that of the part. */
    minQuantity: number;
    /** Units in a pack: the quantity of a line is a multiple of it. 1 for single units. */
    packSize: number;
    /** Date of the price. Empty for today. */
    day: string;
    /** Price of one unit. */
    unitPrice: number;
    /** List price, if a price list makes the price lower. */
    listPrice: number;
    /** Price of the company without price lists. */
    ownPrice: number;
    /** Every price list of the company, the one that decides first. */
    candidates: {
        /** ID of the price list. */
        priceListID: number;
        /** Name of the price list for staff. */
        priceListName: string;
        /** How the company has the list: company, group or everybody. */
        scope: "company" | "group" | "everybody";
        /** Whether the list alone sets the price of the parts that it names. Only for lists given to companies. */
        exclusive: boolean;
        /** Break that the quantity reaches. Null if none. */
        reached: {
            /** Quantity from which the price or discount applies. */
            fromQuantity: number;
            /** Price of one unit. */
            unitPrice: number | null;
            /** Discount from the list price in percent, with at most two decimals. Null if the break has a price. */
            discountPercent: number | null;
        } | null;
        /** Price of one unit. */
        unitPrice: number | null;
        /** Whether it decides, or why not. */
        outcome: "decides" | "equal" | "dearer" | "not-reached" | "exclusive" | "says-nothing" | "other-currency" | "not-begun" | "ended" | "archived";
    }[];
    /** Quantities from which a unit costs less, beginning with 1. Absent if the price does not depend on the quantity. */
    priceBreaks: {
        /** Quantity from which the price or discount applies. */
        fromQuantity: number;
        /** Price of one unit. */
        unitPrice: number;
    }[];
    /** Next date on which the price changes. Absent if none is known. */
    priceChange: {
        /** Date from which the price applies. */
        fromDay: string;
        /** Price of one unit. */
        unitPrice: number;
    } | null;
};
export type PressModel = {
    /** ID of the model of press. */
    modelID: number;
    /** Name of the model of press. */
    modelName: string;
    /** Last part of the address of the model page. */
    modelPath: string;
    /** Short description below the part number. */
    intro: string;
    /** First year in which the model was built. null means not known. */
    firstYear: number | null;
    /** Last year in which the model was built. null means still built, or not known. */
    lastYear: number | null;
    /** Hash of the picture. Null if there is none. */
    imageHash: string | null;
    /** Number of parts that are known to fit. */
    partCount: number;
};
export type PressModelPage = {
    /** ID of the model of press. */
    modelID: number;
    /** Name of the model of press. */
    modelName: string;
    /** Last part of the address of the model page. */
    modelPath: string;
    /** Short description below the part number. */
    intro: string;
    /** First year in which the model was built. null means not known. */
    firstYear: number | null;
    /** Last year in which the model was built. null means still built, or not known. */
    lastYear: number | null;
    /** Hash of the picture. Null if there is none. */
    imageHash: string | null;
    /** Options that presses of the model can have. */
    options: string[];
    /** Names of the manuals of the model. */
    manuals: string[];
    /** Number of parts that are known to fit. */
    partCount: number;
    /** Categories. */
    categories: {
        /** ID of the object. */
        id: number;
        /** GUID of the object. */
        guid: string;
        /** Name for display. */
        name: string;
    }[];
};
export type Machine = {
    /** ID of the press of a company. 0 adds one. */
    machineID: number;
    /** ID of the model of press. */
    modelID: number;
    /** Name of the model of press. */
    modelName: string;
    /** Last part of the address of the model page. */
    modelPath: string;
    /** Serial number of the press for which the part is bought. */
    serial: string;
    /** What the company calls the press. */
    machineName: string;
    /** Location. */
    place: string;
    /** Notes of the company about the press. */
    notes: string;
    /** Options of its model that the press has. Null if nobody has said. */
    options: string[] | null;
    /** Options of its model that the press does not have. An option in neither list is not known. */
    missingOptions: string[];
    /** Whether the filter is applied. */
    isChosen: boolean;
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
};
export type SerialMatch = {
    /** Number of presses of the company. */
    machines: {
        /** ID of the press of a company. 0 adds one. */
        machineID: number;
        /** Name of the model of press. */
        modelName: string;
        /** Serial number of the press for which the part is bought. */
        serial: string;
        /** What the company calls the press. */
        machineName: string;
    }[];
    /** Press models that a press with the number may be of. */
    models: {
        /** ID of the model of press. */
        modelID: number;
        /** Name of the model of press. */
        modelName: string;
        /** Last part of the address of the model page. */
        modelPath: string;
    }[];
};
export type SavedMachine = {
    /** ID of the press of a company. 0 adds one. */
    machineID: number;
    /** Whether the serial number is outside of all that is known about the model. */
    isSerialUnusual: boolean;
};
export type JudgedParts = {
    /** Press for which the part is bought. */
    machine: {
        /** ID of the press of a company. 0 adds one. */
        machineID: number;
        /** ID of the model of press. */
        modelID: number;
        /** Name of the model of press. */
        modelName: string;
        /** Last part of the address of the model page. */
        modelPath: string;
        /** Serial number of the press for which the part is bought. */
        serial: string;
        /** What the company calls the press. */
        machineName: string;
        /** Options of its model that the press has. Null if nobody has said. */
        options: string[] | null;
        /** Options of its model that the press does not have. An option in neither list is not known. */
        missingOptions: string[];
    } | null;
    /** IDs of the parts, separated by commas. */
    parts: {
        /** ID of the product. */
        productID: number;
        /** Whether it fits: fits, does-not-fit or not-known. */
        fit: "fits" | "does-not-fit" | "not-known";
        /** ID of the product type. Null if there is none. */
        typeID: number | null;
        /** True if no press is stated for any part of this type, such as gloves. */
        isForAll: boolean;
        /** Statements about serial numbers and options that gave the answer. */
        rules: {
            /** First serial number that it fits. Empty means from the first press. */
            fromSerial: string;
            /** Last serial number that it fits, inclusive. Empty means without an end. */
            toSerial: string;
            /** Option that the press must have. Empty means any press. */
            option: string;
            /** Number of units. */
            productQuantity: number;
            /** Note. */
            note: string;
        }[];
    }[];
};
export type MaintenanceTask = {
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Short description below the part number. */
    productIntro: string;
    /** Hours of the press after which it is due again. */
    everyHours: number;
    /** Number of units. */
    productQuantity: number;
    /** Unit of sale of the part. Null for a single piece. */
    unit: ("coil" | "roll" | "metre" | "pack" | "box" | "set" | "pair" | "bottle" | "can" | "litre") | null;
    /** Pieces in one unit of sale, such as 4 in a set of four. 1 for single pieces. */
    unitPieces: number;
    /** Note. */
    note: string;
};
export type StaffPressModel = {
    /** ID of the object. */
    id: number;
    /** Name for display. */
    name: string;
    /** SVG path of the QR code. */
    path: string;
    /** Short description below the part number. */
    intro: string;
    /** First year in which the model was built. null means not known. */
    firstYear: number | null;
    /** Last year in which the model was built. null means still built, or not known. */
    lastYear: number | null;
    /** Options that presses of the model can have. */
    options: string[];
    /** Names of the manuals of the model. */
    manuals: string[];
    /** Hash of the picture. Null if there is none. */
    imageHash: string | null;
    /** Sort position, lowest first. */
    sortOrder: number;
    /** Whether it is archived: kept, but no longer offered. */
    archived: boolean;
    /** Categories. */
    categories: {
        /** ID of the category. Save with 0 to create a category. */
        categoryID: number;
        /** Name of the category. */
        categoryName: string;
    }[];
    /** Kits and parts that presses of the model need every so many hours. */
    maintenance: MaintenanceTask[];
    /** Number of statements about parts that fit. */
    fitCount: number;
    /** Number of presses of companies. */
    machineCount: number;
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
};
export type PartFit = {
    /** ID of the object. */
    id: number;
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Short description below the part number. */
    productIntro: string;
    /** ID of the model of press. */
    modelID: number;
    /** Name of the model of press. */
    modelName: string;
    /** First serial number that it fits. Empty means from the first press. */
    fromSerial: string;
    /** Last serial number that it fits, inclusive. Empty means without an end. */
    toSerial: string;
    /** Option that the press must have. Empty means any press. */
    option: string;
    /** Number of units. */
    productQuantity: number;
    /** Note. */
    note: string;
};
export type ListedAssembly = {
    /** ID of the assembly. 0 makes a new one. */
    assemblyID: number;
    /** ID of the assembly above it. null means at the top. */
    parentID: number | null;
    /** Name of the assembly. */
    assemblyName: string;
    /** Last part of the address of the assembly page. */
    assemblyPath: string;
    /** Number of drawings, one for each revision. */
    drawingCount: number;
};
export type AssemblyPage = {
    /** ID of the model of press. */
    modelID: number;
    /** Name of the model of press. */
    modelName: string;
    /** Last part of the address of the model page. */
    modelPath: string;
    /** ID of the assembly. 0 makes a new one. */
    assemblyID: number;
    /** Name of the assembly. */
    assemblyName: string;
    /** Last part of the address of the assembly page. */
    assemblyPath: string;
    /** Assemblies of the model, in their order. */
    assemblies: ListedAssembly[];
    /** Revisions of the drawing, by serial number. */
    revisions: {
        /** ID of the drawing. 0 adds a revision. */
        drawingID: number;
        /** Name of the revision of the drawing. */
        revision: string;
        /** First serial number that it fits. Empty means from the first press. */
        fromSerial: string;
        /** Last serial number that it fits, inclusive. Empty means without an end. */
        toSerial: string;
    }[];
    /** The drawing that is shown. null means none. */
    drawing: {
        /** ID of the drawing. 0 adds a revision. */
        drawingID: number;
        /** Name of the revision of the drawing. */
        revision: string;
        /** First serial number that it fits. Empty means from the first press. */
        fromSerial: string;
        /** Last serial number that it fits, inclusive. Empty means without an end. */
        toSerial: string;
        /** Hash of the picture. Null if there is none. */
        imageHash: string;
        /** Width of the drawing in pixels. */
        widthPx: number;
        /** Height of the drawing in pixels. */
        heightPx: number;
        /** Rows of the parts list. */
        callouts: {
            /** Position of the shipment in its order, from 1. */
            position: number;
            /** Number on the drawing. */
            callout: string;
            /** Distance from the left as a fraction of the width. null means not on the drawing. */
            x: number | null;
            /** Distance from the top as a fraction of the height. null means not on the drawing. */
            y: number | null;
            /** ID of the product. */
            productID: number | null;
            /** Part number. Full-width letters and digits are saved as ordinary ones. */
            productName: string | null;
            /** Short description below the part number. */
            productIntro: string | null;
            /** What the row is. Empty means the words of the part. */
            partText: string;
            /** Number of units. */
            productQuantity: number;
            /** Unit of sale of the part. Null for a single piece. */
            unit: ("coil" | "roll" | "metre" | "pack" | "box" | "set" | "pair" | "bottle" | "can" | "litre") | null;
            /** Pieces in one unit of sale, such as 4 in a set of four. 1 for single pieces. */
            unitPieces: number;
            /** First serial number that it fits. Empty means from the first press. */
            fromSerial: string;
            /** Last serial number that it fits, inclusive. Empty means without an end. */
            toSerial: string;
            /** Option that the press must have. Empty means any press. */
            option: string;
            /** Note. */
            note: string;
            /** Replacement parts, each chain followed to its end. */
            successors: {
                /** ID of the product. */
                productID: number;
                /** Part number. Full-width letters and digits are saved as ordinary ones. */
                productName: string;
                /** Short description below the part number. */
                productIntro: string;
                /** Number of units. */
                productQuantity: number;
            }[];
        }[];
    } | null;
};
export type StaffAssembly = {
    /** ID of the object. */
    id: number;
    /** ID of the model of press. */
    modelID: number;
    /** ID of the assembly above it. null means at the top. */
    parentID: number | null;
    /** Name for display. */
    name: string;
    /** SVG path of the QR code. */
    path: string;
    /** Sort position, lowest first. */
    sortOrder: number;
    /** Drawings of the assembly, one for each revision. */
    drawings: {
        /** ID of the drawing. 0 adds a revision. */
        drawingID: number;
        /** Name of the revision of the drawing. */
        revision: string;
        /** First serial number that it fits. Empty means from the first press. */
        fromSerial: string;
        /** Last serial number that it fits, inclusive. Empty means without an end. */
        toSerial: string;
    }[];
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
};
export type StaffDrawing = {
    /** ID of the object. */
    id: number;
    /** ID of the assembly. 0 makes a new one. */
    assemblyID: number;
    /** Name of the assembly. */
    assemblyName: string;
    /** ID of the model of press. */
    modelID: number;
    /** Name of the model of press. */
    modelName: string;
    /** Name of the revision of the drawing. */
    revision: string;
    /** First serial number that it fits. Empty means from the first press. */
    fromSerial: string;
    /** Last serial number that it fits, inclusive. Empty means without an end. */
    toSerial: string;
    /** Hash of the picture. Null if there is none. */
    imageHash: string;
    /** Width of the drawing in pixels. */
    widthPx: number;
    /** Height of the drawing in pixels. */
    heightPx: number;
    /** Rows of the parts list. */
    callouts: {
        /** Number on the drawing. */
        callout: string;
        /** Distance from the left as a fraction of the width. null means not on the drawing. */
        x: number | null;
        /** Distance from the top as a fraction of the height. null means not on the drawing. */
        y: number | null;
        /** Part number as entered. */
        part: string;
        /** What the row is. Empty means the words of the part. */
        partText: string;
        /** Number of units. */
        productQuantity: number;
        /** First serial number that it fits. Empty means from the first press. */
        fromSerial: string;
        /** Last serial number that it fits, inclusive. Empty means without an end. */
        toSerial: string;
        /** Option that the press must have. Empty means any press. */
        option: string;
        /** Note. */
        note: string;
    }[];
    /** Whether the uploaded file of the drawing is kept. */
    hasOriginal: boolean;
    /** Numbers that stand on the drawing as text, with their places: proposals for callouts. */
    printedNumbers: {
        /** Number on the drawing. */
        callout: string;
        /** Distance from the left as a fraction of the width. null means not on the drawing. */
        x: number;
        /** Distance from the top as a fraction of the height. null means not on the drawing. */
        y: number;
    }[];
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
};
export type DueTask = {
    /** ID of the kit or part that presses of the model need every so many hours. */
    taskID: number;
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Short description below the part number. */
    productIntro: string;
    /** Hours of the press after which it is due again. */
    everyHours: number;
    /** Number of units. */
    productQuantity: number;
    /** Unit of sale of the part. Null for a single piece. */
    unit: ("coil" | "roll" | "metre" | "pack" | "box" | "set" | "pair" | "bottle" | "can" | "litre") | null;
    /** Pieces in one unit of sale, such as 4 in a set of four. 1 for single pieces. */
    unitPieces: number;
    /** Note. */
    note: string;
    /** Day on which it was last done. Null if that is not known. */
    doneOn: string | null;
    /** Due date: for an invoice the date of payment, for a part the date of the next purchase, for maintenance of a press the day that a member set. Null if there is none. */
    dueOn: string | null;
    /** due: its hours or its day are reached. likely: its hours should be, as the press ran until now. unknown: neither hours nor a day are known. */
    dueState: "due" | "likely" | "later" | "unknown";
    /** Hours on the counter at which it is due. Null if the hours of the press are not known. */
    dueAtHours: number | null;
    /** Hours until it is due, negative if they have passed. Null if the hours of the press are not known. */
    hoursLeft: number | null;
    /** Day on which its hours should be reached, as the press ran until now. Null if that is not known. */
    hoursReachedOn: string | null;
};
export type MachineMaintenance = {
    /** ID of the press of a company. 0 adds one. */
    machineID: number;
    /** Date of the figures. */
    today: string;
    /** Hours that the counter of the press shows. Null if nobody entered them. */
    counterHours: number | null;
    /** Day on which the hours were read. Null if nobody entered them. */
    readOn: string | null;
    /** Whether the member gets an email when something is due on the press. */
    isReminded: boolean;
    /** Kits and parts that presses of the model need every so many hours. */
    maintenance: DueTask[];
};
export type DueTaskOfMachine = {
    /** ID of the kit or part that presses of the model need every so many hours. */
    taskID: number;
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Short description below the part number. */
    productIntro: string;
    /** Hours of the press after which it is due again. */
    everyHours: number;
    /** Number of units. */
    productQuantity: number;
    /** Unit of sale of the part. Null for a single piece. */
    unit: ("coil" | "roll" | "metre" | "pack" | "box" | "set" | "pair" | "bottle" | "can" | "litre") | null;
    /** Pieces in one unit of sale, such as 4 in a set of four. 1 for single pieces. */
    unitPieces: number;
    /** Note. */
    note: string;
    /** Day on which it was last done. Null if that is not known. */
    doneOn: string | null;
    /** Due date: for an invoice the date of payment, for a part the date of the next purchase, for maintenance of a press the day that a member set. Null if there is none. */
    dueOn: string | null;
    /** due: its hours or its day are reached. likely: its hours should be, as the press ran until now. unknown: neither hours nor a day are known. */
    dueState: "due" | "likely" | "later" | "unknown";
    /** Hours on the counter at which it is due. Null if the hours of the press are not known. */
    dueAtHours: number | null;
    /** Hours until it is due, negative if they have passed. Null if the hours of the press are not known. */
    hoursLeft: number | null;
    /** Day on which its hours should be reached, as the press ran until now. Null if that is not known. */
    hoursReachedOn: string | null;
    /** ID of the press of a company. 0 adds one. */
    machineID: number;
    /** Name of the model of press. */
    modelName: string;
    /** Serial number of the press for which the part is bought. */
    serial: string;
    /** What the company calls the press. */
    machineName: string;
};
export type ListedPressLabel = {
    /** ID of a label with a QR code on a press. */
    labelID: number;
    /** Time of the revision. */
    madeAt: string;
    /** Name of the list's author. */
    madeBy: string;
};
export type PartCost = {
    /** ID of the object. */
    id: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** List price, if a price list makes the price lower. */
    listPrice: number;
    /** Cost of the part in dollars. Null if it is not known. */
    cost: number | null;
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
};
export type Replenishment = {
    /** ID of the object. */
    id: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Supplier of the part, for replenishment. Empty for none. */
    supplier: string;
    /** Number of units in stock, never below 0. */
    stockLevel: number;
    /** Number of the remaining units that are not in stock. */
    missing: number;
    /** Number of units that are expected from the supplier. */
    arriving: number;
    /** Products with low stock; of one product, the level at which its stock counts as low. */
    lowStock: number;
    /** Lead time in days. Null if it is not known. */
    leadTimeDays: number | null;
    /** Number of units sold in the last 365 days, without cancelled ones. */
    soldInYear: number;
    /** Number of units to order, in whole packs. */
    suggested: number;
};
export type Supplier = {
    /** Supplier of the part, for replenishment. Empty for none. */
    supplier: string;
    /** Number of parts to order. */
    toOrder: number;
    /** Number of expected arrivals. */
    ordered: number;
};
export type Purchase = {
    /** Supplier of the part, for replenishment. Empty for none. */
    supplier: string;
    /** Date of the figures. */
    today: string;
    /** Parts to order, with the suggested quantities. */
    toOrder: Replenishment[];
    /** Goods that are ordered and have not come yet. */
    ordered: {
        /** ID of the expected arrival. */
        arrivalID: number;
        /** ID of the product. */
        productID: number;
        /** Part number. Full-width letters and digits are saved as ordinary ones. */
        productName: string;
        /** Number of units. */
        productQuantity: number;
        /** Expected date of arrival. */
        expectedOn: string;
        /** Note. */
        note: string;
    }[];
};
export type PriceUpdate = {
    /** ID of the object. */
    id: number;
    /** ID of the price list. */
    priceListID: number | null;
    /** Name of the price list for staff. */
    priceListName: string | null;
    /** First day of the period. */
    startsOn: string;
    /** Current state. */
    state: "proposed" | "planned" | "applied" | "undone" | "discarded";
    /** Rise in percent, with at most two decimals; below 0 prices fall. Null: the prices were pasted. */
    percent: number | null;
    /** Time at which the update was proposed, ISO 8601 in UTC. */
    proposedAt: string;
    /** Name of the staff member at the time. */
    staffName: string;
    /** Time at which it was applied, undone or discarded, ISO 8601 in UTC. Null before that. */
    endedAt: string | null;
    /** Number of price rows. */
    rowCount: number;
    /** Number of rows that can’t be applied. */
    faultCount: number;
    /** Number of unusual prices, which must be confirmed. */
    questionCount: number;
    /** Number of rows that somebody else changed since, which were left as they are. */
    leftCount: number;
    /** A plan left prices out, and no colleague has dealt with it. */
    leftOpen: boolean;
};
export type PriceUpdateRow = {
    /** ID of the object. */
    id: number;
    /** Line of the pasted text, or place in the update. */
    line: number;
    /** Name for display. */
    name: string;
    /** First day of the period. */
    startsOn: string;
    /** Prices before and after, by currency and quantity. */
    figures: {
        /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
        currencyID: (1 | 2 | 3) | null;
        /** Quantity from which the price or discount applies. */
        fromQuantity: number;
        /** Amount before the revision. Null if the change is not an amount, or if delivery was to be advised. */
        beforeAmount: number | null;
        /** Amount after the revision. For an added line, its unit price. */
        afterAmount: number | null;
        /** Discount before, in percent. Null if it was an amount. */
        beforeDiscount: number | null;
        /** Discount after, in percent. Null if it is an amount. */
        afterDiscount: number | null;
    }[];
    /** Share of the new price above the cost, in percent. Null if the cost is not known. */
    margin: number | null;
    /** Reason why the row can’t be applied. Null if it can. */
    fault: string | null;
    /** Question about an unusual price. Null if it is usual. */
    question: string | null;
    /** Applied or undone; left or kept because somebody changed the price before or since. Null before the update is applied. */
    outcome: ("applied" | "left" | "undone" | "kept") | null;
};
export type PromoCode = {
    /** ID of the promo code. Save with 0 to create a promo code. */
    promoID: number;
    /** Promo code that the buyer enters. */
    promoCode: string;
    /** Internal name of the promo code. */
    promoName: string;
    /** Status of the promo code: 1 is live, 0 is inactive. */
    promoStatus: (1 | 0) | null;
    /** Share of the goods total that remains to pay: 0.9 is a discount of ten per cent. */
    promoValue: number | null;
    /** Only continent in which the promo code is valid. Null means all. */
    promoCont: string | null;
    /** First day on which the promo code is valid. */
    dateStart: string;
    /** Last day on which the promo code is valid, inclusive. */
    dateEnd: string;
};
export type StoredPromoCode = {
    /** ID of the promo code. Save with 0 to create a promo code. */
    promoID: number;
    /** Promo code that the buyer enters. */
    promoCode: string;
    /** Internal name of the promo code. */
    promoName: string;
    /** Status of the promo code: 1 is live, 0 is inactive. */
    promoStatus: (1 | 0) | null;
    /** Share of the goods total that remains to pay: 0.9 is a discount of ten per cent. */
    promoValue: number | null;
    /** Only continent in which the promo code is valid. Null means all. */
    promoCont: string | null;
    /** First day on which the promo code is valid. */
    dateStart: string;
    /** Last day on which the promo code is valid, inclusive. */
    dateEnd: string;
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
};
export type OwnPartNumber = {
    /** Customer part number: the company's own number of the part or width. Null if it has none. */
    ownNumber: string;
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Short description below the part number. */
    productIntro: string;
    /** ID of the width. Null or 99999999 means no width. */
    subProductVariantID: number | null;
    /** Width that was bought. Null if the product has no widths. */
    variantDetails: string | null;
};
export type SavedOwnNumbers = {
    /** Number of parts whose customer part number was changed or removed. */
    savedRows: number;
    /** Rows that were not added, with the reason. */
    refused: {
        /** Index in the list that was sent, from 0. */
        index: number;
        /** Explanation of the error, for people to read. */
        message: string;
    }[];
    /** Comments in plain text. For saved rows, each comment has the index of its row, from 0. */
    remarks: {
        /** Index in the list that was sent, from 0. */
        index: number;
        /** Explanation of the error, for people to read. */
        message: string;
    }[];
};
export type OwnNumberRows = {
    /** Rows, in the order in which they were sent. */
    rows: {
        /** Customer part number: the company's own number of the part or width. Null if it has none. */
        ownNumber: string;
        /** Part number as entered. */
        part: string;
        /** Width as entered. Empty if there is none. */
        width: string;
    }[];
    /** Whether the list was cut off at the maximum number of rows. */
    isCut: boolean;
};
export type PriceAndStock = {
    /** Part number as entered. */
    part: string;
    /** Width as entered. Empty if there is none. */
    width: string;
    /** Number of units. */
    productQuantity: number;
    /** ID of the product. */
    productID: number | null;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currency: 1 | 2 | 3;
    /** Price of one unit. */
    unitPrice: number | null;
    /** List price, if a price list makes the price lower. */
    listPrice: number | null;
    /** Expected date of despatch. */
    promise: {
        /** Whether any units are in stock. For a promise, the number of units in stock. */
        inStock: number;
        /** Date of the next expected delivery of stock. Null if none is expected. */
        moreOn: string | null;
        /** Lead time in weeks. Null if it is not known. */
        weeks: number | null;
    } | null;
    /** Reason why it can't be bought or used now. Null if it can. */
    refusal: string | null;
};
export type OfferedPart = {
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Short description below the part number. */
    productIntro: string;
    /** Hash of the picture. Null if there is none. */
    imageHash: string | null;
    /** URL of the picture. */
    cloudImageUrl: string | null;
};
export type CheckedRow = {
    /** Part number as entered. */
    part: string;
    /** Width as entered. Empty if there is none. */
    width: string;
    /** Number of units. */
    productQuantity: string;
    /** Product of the line. */
    product: {
        /** ID of the product. */
        productID: number;
        /** Part number. Full-width letters and digits are saved as ordinary ones. */
        productName: string;
        /** Short description below the part number. */
        productIntro: string;
        /** Hash of the picture. Null if there is none. */
        imageHash: string | null;
        /** URL of the picture. */
        cloudImageUrl: string | null;
        /** Whether any units are in stock. For a promise, the number of units in stock. */
        inStock: boolean;
        /** Expected date of despatch. */
        promise: {
            /** Whether any units are in stock. For a promise, the number of units in stock. */
            inStock: number;
            /** Date of the next expected delivery of stock. Null if none is expected. */
            moreOn: string | null;
            /** Lead time in weeks. Null if it is not known. */
            weeks: number | null;
        };
        /** Unit of a figure. Empty if it has none. */
        unit: ("coil" | "roll" | "metre" | "pack" | "box" | "set" | "pair" | "bottle" | "can" | "litre") | null;
    } | null;
    /** ID of the width. Null or 99999999 means no width. */
    subProductVariantID: number | null;
    /** Width that was bought. Null if the product has no widths. */
    variantDetails: string | null;
    /** All widths of the part. */
    widths: {
        /** ID of the width. Null or 99999999 means no width. */
        subProductVariantID: number;
        /** Width that was bought. Null if the product has no widths. */
        variantDetails: string;
    }[];
    /** Number of units. */
    units: number | null;
    /** Unit price, if the caller can see prices. */
    price: PriceTag | null;
    /** Quantity times unit price. */
    lineTotal: number | null;
    /** Reason why it failed. */
    trouble: {
        /** Stable code for programs: the code of a refusal, or a selected code such as a promo code. */
        code: "unknown" | "replaced" | "several" | "width" | "quantity" | "not-available" | "tape-shop" | "unavailable-in-country";
        /** Explanation of the error, for people to read. */
        message: string;
    } | null;
    /** Whether the part fits the chosen press. null if no press is chosen. */
    pressFit: PressFit | null;
    /** Number of the row, from 1, into which the quantity was merged because it has the same part. Null if it was not merged. */
    joinedTo: number | null;
    /** Whether the entry is an unambiguous prefix of the part number. */
    isBeginning: boolean;
    /** Whether a customer part number was used, or the part number of another part took precedence. Null if neither. */
    remark: string | null;
    /** Suggestions for the entered part number, best match first. */
    nearest: OfferedPart[];
    /** Replacement parts, each chain followed to its end. */
    successors: Successor[];
};
export type CheckedRows = {
    /** Rows, in the order in which they were sent. */
    rows: CheckedRow[];
    /** Number of lines that can be added to the cart. */
    readyLines: number;
    /** Total of all lines, before discount and delivery. */
    goods: number;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currency: 1 | 2 | 3;
};
export type CheckedFile = {
    /** Rows, in the order in which they were sent. */
    rows: CheckedRow[];
    /** Number of lines that can be added to the cart. */
    readyLines: number;
    /** Total of all lines, before discount and delivery. */
    goods: number;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currency: 1 | 2 | 3;
    /** Whether the list was cut off at the maximum number of rows. */
    isCut: boolean;
    /** Heading of the column that was recognised as the quantity because only it contains counts. Null if a heading named it. */
    quantityColumn: string | null;
};
export type ListHeader = {
    /** ID of the list. */
    listID: number;
    /** Name of the list. */
    listName: string;
    /** Whether the list is shared with the whole company or belongs to its author only. */
    isCompanys: boolean;
    /** Name of the list's author. */
    madeBy: string;
    /** Whether the caller created the list. */
    isMine: boolean;
    /** Whether the caller can change the list. */
    mayChange: boolean;
    /** Number of lines in the list. */
    lineCount: number;
    /** Time of the change. */
    changedAt: string;
    /** Interval and next date of the reminder by mail. Null if there is no reminder. */
    reminder: {
        /** Interval in weeks. */
        everyWeeks: number;
        /** Date of the next reminder. */
        nextOn: string;
    } | null;
};
export type ListLine = {
    /** ID of the cart line or list line. */
    lineID: number;
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Short description below the part number. */
    productIntro: string;
    /** Hash of the picture. Null if there is none. */
    imageHash: string | null;
    /** URL of the picture. */
    cloudImageUrl: string | null;
    /** ID of the width. Null or 99999999 means no width. */
    subProductVariantID: number | null;
    /** Width that was bought. Null if the product has no widths. */
    variantDetails: string | null;
    /** Number of units. */
    productQuantity: number;
    /** Note. */
    note: string;
    /** Serial number of the press for which the part is bought. */
    serial: string;
    /** Press for which the part is bought. */
    machine: string;
    /** Customer part number: the company's own number of the part or width. Null if it has none. */
    ownNumber: string | null;
    /** Unit price, if the caller can see prices. */
    price: PriceTag | null;
    /** Unit of a figure. Empty if it has none. */
    unit: ("coil" | "roll" | "metre" | "pack" | "box" | "set" | "pair" | "bottle" | "can" | "litre") | null;
    /** Whether any units are in stock. For a promise, the number of units in stock. */
    inStock: boolean;
    /** Expected date of despatch. */
    promise: {
        /** Whether any units are in stock. For a promise, the number of units in stock. */
        inStock: number;
        /** Date of the next expected delivery of stock. Null if none is expected. */
        moreOn: string | null;
        /** Lead time in weeks. Null if it is not known. */
        weeks: number | null;
    };
    /** Reason why it can't be bought or used now. Null if it can. */
    refusal: string | null;
    /** Replacement parts, each chain followed to its end. */
    successors: Successor[];
};
export type PartList = {
    /** ID of the list. */
    listID: number;
    /** Name of the list. */
    listName: string;
    /** Whether the list is shared with the whole company or belongs to its author only. */
    isCompanys: boolean;
    /** Name of the list's author. */
    madeBy: string;
    /** Whether the caller created the list. */
    isMine: boolean;
    /** Whether the caller can change the list. */
    mayChange: boolean;
    /** Number of lines in the list. */
    lineCount: number;
    /** Time of the change. */
    changedAt: string;
    /** Interval and next date of the reminder by mail. Null if there is no reminder. */
    reminder: {
        /** Interval in weeks. */
        everyWeeks: number;
        /** Date of the next reminder. */
        nextOn: string;
    } | null;
    /** Lines, or their number. */
    lines: ListLine[];
};
export type AddedToList = {
    /** ID of the list. */
    listID: number;
    /** Number of lines that were added or whose quantity was increased. */
    addedLines: number;
    /** Rows that were not added, with the reason. */
    refused: {
        /** Index in the list that was sent, from 0. */
        index: number;
        /** Explanation of the error, for people to read. */
        message: string;
    }[];
};
export type ListRows = {
    /** Rows, in the order in which they were sent. */
    rows: {
        /** Part number as entered. */
        part: string;
        /** Width as entered. Empty if there is none. */
        width: string;
        /** Number of units. */
        productQuantity: string;
        /** Note. */
        note: string;
        /** Serial number of the press for which the part is bought. */
        serial?: string;
        /** Press for which the part is bought. */
        machine?: string;
    }[];
    /** Whether the list was cut off at the maximum number of rows. */
    isCut: boolean;
    /** Heading of the column that was recognised as the quantity because only it contains counts. Null if a heading named it. */
    quantityColumn: string | null;
};
export type PeriodSales = {
    /** Month or day. */
    period: string;
    /** Amount in dollars. */
    usd: number;
    /** Amount in pounds. */
    gbp: number;
    /** Amount in euros. */
    eur: number;
    /** Orders; in a ranking their number, in a question their IDs, separated by commas. */
    orders: number;
};
export type SalesFigures = {
    /** Number of products that can be bought. */
    liveProducts: number;
    /** Number of products. */
    allProducts: number;
    /** Figures by year. */
    years: PeriodSales[];
    /** Date of the figures. */
    today: string;
};
export type OwnerMonth = {
    /** Month from 1 to 12. */
    month: number;
    /** Sales of this year up to today, in minor units of the chosen currency. */
    value: number;
    /** Sales of last year up to the same day, in minor units of the chosen currency. */
    beforeAmount: number;
    /** Orders; in a ranking their number, in a question their IDs, separated by commas. */
    orders: number;
};
export type OwnerRow = {
    /** ID of the company, category or model. 0: none; -1: several. */
    id: number;
    /** Name for display. */
    name: string | null;
    /** Sales of this year up to today, in minor units of the chosen currency. */
    value: number;
    /** Sales of last year up to the same day, in minor units of the chosen currency. */
    beforeAmount: number;
    /** Sales of this year of parts whose cost is known. null: costs need the right to prices. */
    costed: number | null;
    /** Cost of these parts. null: costs need the right to prices. */
    cost: number | null;
};
export type OwnerFigures = {
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currencyID: 1 | 2 | 3;
    /** Date of the figures. */
    today: string;
    /** Last day of last year that is compared. */
    sameDay: string;
    /** All twelve. */
    months: OwnerMonth[];
    /** Matching companies. */
    companies: OwnerRow[];
    /** Categories. */
    categories: OwnerRow[];
    /** Press models. */
    presses: OwnerRow[];
    /** Companies with at least four orders in the year before the last 90 days, and none since. */
    lapsedCompanies: {
        /** ID of the company. */
        companyID: number;
        /** Name for display. */
        name: string;
        /** Orders; in a ranking their number, in a question their IDs, separated by commas. */
        orders: number;
        /** Date of the most recent order. */
        lastOrderOn: string;
    }[];
};
export type TopProduct = {
    /** ID of the product. */
    productID: number;
    /** Name for display. */
    name: string;
    /** Number of units. */
    units: number;
    /** Lines, or their number. */
    lines: number;
    /** Value in pounds. */
    valueGbp: number;
};
export type TopCustomer = {
    /** ID of the customer, who is a member of a company. */
    userID: number;
    /** GUID of the object. */
    guid: string;
    /** Name of the company. */
    company: string;
    /** Name for display. */
    name: string;
    /** Orders; in a ranking their number, in a question their IDs, separated by commas. */
    orders: number;
    /** Amount in dollars. */
    usd: number;
    /** Amount in pounds. */
    gbp: number;
    /** Amount in euros. */
    eur: number;
    /** Value in pounds. */
    valueGbp: number;
};
export type YearReport = {
    /** Year. */
    year: number;
    /** Figures by month. */
    months: PeriodSales[];
    /** Figures by day. */
    days: PeriodSales[];
    /** Products with the highest sales. */
    topProducts: TopProduct[];
    /** Customers with the highest sales. */
    topCustomers: TopCustomer[];
};
export type QuotationHeader = {
    /** ID of the quotation. */
    quotationID: number;
    /** Number of the quotation. */
    quotationNumber: string;
    /** State of the quotation: asked, preparing, review, sent, countered, ordered, declined, withdrawn or expired. As a filter, waiting means that staff have to act. */
    quotationState: "asked" | "preparing" | "review" | "sent" | "countered" | "ordered" | "declined" | "withdrawn" | "expired";
    /** Time at which the request was made. */
    askedAt: string;
    /** Name of the person who made the request. */
    askedBy: string;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currency: 1 | 2 | 3;
    /** Amount to pay: subtotal plus delivery. */
    total: number | null;
    /** Last day on which the offer can be accepted. Null if nothing was offered yet. */
    validUntil: string | null;
    /** ID of the order. */
    saleID: number | null;
    /** Part numbers of the offer, or of the request before there is one, one per line. */
    productsQuoted: string;
};
export type Quotation = {
    /** ID of the quotation. */
    quotationID: number;
    /** Number of the quotation. */
    quotationNumber: string;
    /** State of the quotation: asked, preparing, review, sent, countered, ordered, declined, withdrawn or expired. As a filter, waiting means that staff have to act. */
    quotationState: "asked" | "preparing" | "review" | "sent" | "countered" | "ordered" | "declined" | "withdrawn" | "expired";
    /** Time at which the request was made. */
    askedAt: string;
    /** Name of the person who made the request. */
    askedBy: string;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currency: 1 | 2 | 3;
    /** Amount to pay: subtotal plus delivery. */
    total: number | null;
    /** Last day on which the offer can be accepted. Null if nothing was offered yet. */
    validUntil: string | null;
    /** ID of the order. */
    saleID: number | null;
    /** ID of the delivery address. */
    deliveryID: number | null;
    /** Delivery address at the time of the order. */
    deliveryAddress: string | null;
    /** Total of all lines, before discount and delivery. */
    goods: number | null;
    /** Delivery charge. */
    deliveryCharge: number | null;
    /** Rows between the goods and the total: discount, delivery and charges. */
    adjustments: {
        /** Kind of the object. */
        kind: "discount" | "delivery" | "small-order" | "hazardous-goods";
        /** Amount. */
        amount: number | null;
        /** Whether the amount is taxed. */
        isTaxed: boolean;
    }[];
    /** Amount of the tax. As a record: the tax of an order or offer, whose totals exclude it. Absent if the shop does not compute tax. */
    tax?: Tax;
    /** Targets that the lists price differently today, by name; at most 1,000. */
    differences: string[];
    /** Terms of the offer, in plain text. */
    terms: string;
    /** Comments in plain text. For saved rows, each comment has the index of its row, from 0. */
    remarks: string;
    /** Whether some of the lines can be ordered without the others. */
    partsAllowed: boolean;
    /** Checksum of everything an approver agrees to. Send it back to place exactly that order. */
    stamp: string | null;
    /** Lines, or their number. */
    lines: {
        /** Position of the shipment in its order, from 1. */
        position: number;
        /** ID of the product. */
        productID: number;
        /** Part number. Full-width letters and digits are saved as ordinary ones. */
        productName: string;
        /** Short description below the part number. */
        productIntro: string;
        /** ID of the width. Null or 99999999 means no width. */
        subProductVariantID: number | null;
        /** Width that was bought. Null if the product has no widths. */
        variantDetails: string | null;
        /** Unit of a figure. Empty if it has none. */
        unit: ("coil" | "roll" | "metre" | "pack" | "box" | "set" | "pair" | "bottle" | "can" | "litre") | null;
        /** Number of units. */
        productQuantity: number;
        /** Serial number of the press for which the part is bought. */
        serial: string;
        /** Press for which the part is bought. */
        machine: string;
        /** Price of one unit. */
        unitPrice: number | null;
        /** Quantity times unit price. */
        lineTotal: number | null;
        /** Unit price today without the quotation. Null if the part can't be bought or the currencies differ. */
        todayPrice: number | null;
        /** Expected date of despatch. */
        promise: {
            /** Whether any units are in stock. For a promise, the number of units in stock. */
            inStock: number;
            /** Date of the next expected delivery of stock. Null if none is expected. */
            moreOn: string | null;
            /** Lead time in weeks. Null if it is not known. */
            weeks: number | null;
        } | null;
        /** Reason why it can't be bought or used now. Null if it can. */
        refusal: string | null;
        /** Replacement parts, each chain followed to its end. */
        successors: {
            /** ID of the product. */
            productID: number;
            /** Part number. Full-width letters and digits are saved as ordinary ones. */
            productName: string;
        }[];
    }[];
    /** Goods of all lines at today's prices. Null if one of them has none. */
    todayGoods: number | null;
    /** Events of the order, oldest first. */
    events: {
        /** ID of the object. */
        id: number;
        /** Time of the event. */
        at: string;
        /** Kind of the object. */
        kind: "ask" | "approval" | "counter" | "decline" | "retract" | "order" | "prepare" | "review" | "send" | "withdraw";
        /** Comments in plain text. For saved rows, each comment has the index of its row, from 0. */
        remarks: string;
        /** Whether the shop acted, not the buyer. */
        isStaff: boolean;
        /** Name of the person who acted. Null if it was a staff member and the caller is not staff. */
        byName: string | null;
    }[];
    /** ID of the approval request. */
    approvalID: number | null;
    /** Reason for the approval request: always, order, month, currency or wish. */
    askedFor: ("always" | "order" | "month" | "currency" | "wish") | null;
    /** Whether the caller can accept the offer now. */
    mayAccept: boolean;
    /** Whether the caller can make a counter-offer now. */
    mayCounter: boolean;
    /** Whether the caller can decline the offer now. */
    mayDecline: boolean;
    /** Whether the caller can withdraw the request now. */
    mayRetract: boolean;
    /** Whether the caller can ask for the same parts again. */
    mayAskAgain: boolean;
};
export type ListedQuotation = {
    /** ID of the object. */
    id: number;
    /** ID of the quotation. */
    quotationID: number;
    /** Number of the quotation. */
    quotationNumber: string;
    /** State of the quotation: asked, preparing, review, sent, countered, ordered, declined, withdrawn or expired. As a filter, waiting means that staff have to act. */
    quotationState: "asked" | "preparing" | "review" | "sent" | "countered" | "ordered" | "declined" | "withdrawn" | "expired";
    /** Time at which the request was made. */
    askedAt: string;
    /** Name of the person who made the request. */
    askedBy: string;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currency: 1 | 2 | 3;
    /** Amount to pay: subtotal plus delivery. */
    total: number | null;
    /** Last day on which the offer can be accepted. Null if nothing was offered yet. */
    validUntil: string | null;
    /** ID of the order. */
    saleID: number | null;
    /** Time of the change. */
    changedAt: string;
    /** ID of the company. */
    companyID: number;
    /** Name of the company. */
    company: string;
};
export type StaffQuotation = {
    /** ID of the quotation. */
    quotationID: number;
    /** Number of the quotation. */
    quotationNumber: string;
    /** State of the quotation: asked, preparing, review, sent, countered, ordered, declined, withdrawn or expired. As a filter, waiting means that staff have to act. */
    quotationState: "asked" | "preparing" | "review" | "sent" | "countered" | "ordered" | "declined" | "withdrawn" | "expired";
    /** Time at which the request was made. */
    askedAt: string;
    /** Name of the person who made the request. */
    askedBy: string;
    /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
    currency: 1 | 2 | 3;
    /** Amount to pay: subtotal plus delivery. */
    total: number | null;
    /** Last day on which the offer can be accepted. Null if nothing was offered yet. */
    validUntil: string | null;
    /** ID of the order. */
    saleID: number | null;
    /** ID of the delivery address. */
    deliveryID: number | null;
    /** Delivery address at the time of the order. */
    deliveryAddress: string | null;
    /** Total of all lines, before discount and delivery. */
    goods: number | null;
    /** Delivery charge. */
    deliveryCharge: number | null;
    /** Rows between the goods and the total: discount, delivery and charges. */
    adjustments: {
        /** Kind of the object. */
        kind: "discount" | "delivery" | "small-order" | "hazardous-goods";
        /** Amount. */
        amount: number | null;
        /** Whether the amount is taxed. */
        isTaxed: boolean;
    }[];
    /** Amount of the tax. As a record: the tax of an order or offer, whose totals exclude it. Absent if the shop does not compute tax. */
    tax?: Tax;
    /** Targets that the lists price differently today, by name; at most 1,000. */
    differences: string[];
    /** Terms of the offer, in plain text. */
    terms: string;
    /** Comments in plain text. For saved rows, each comment has the index of its row, from 0. */
    remarks: string;
    /** Whether some of the lines can be ordered without the others. */
    partsAllowed: boolean;
    /** ID of the company. */
    companyID: number;
    /** Name of the company. */
    company: string;
    /** ID of the customer, who is a member of a company. */
    userID: number;
    /** Whether the member can log in. */
    isMemberActive: boolean;
    /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
    version: number;
    /** Version that the buyer has. Null if nothing was offered yet. */
    sentVersion: number | null;
    /** Last day on which this version can be accepted. */
    untilDay: string | null;
    /** Note. */
    note: string;
    /** Whether staff allow quantities outside packs and minimum quantities. */
    anyQuantity: boolean;
    /** Lines, or their number. */
    lines: {
        /** Position of the shipment in its order, from 1. */
        position: number;
        /** ID of the product. */
        productID: number;
        /** Part number. Full-width letters and digits are saved as ordinary ones. */
        productName: string;
        /** Short description below the part number. */
        productIntro: string;
        /** ID of the width. Null or 99999999 means no width. */
        subProductVariantID: number | null;
        /** Width that was bought. Null if the product has no widths. */
        variantDetails: string | null;
        /** Unit of a figure. Empty if it has none. */
        unit: ("coil" | "roll" | "metre" | "pack" | "box" | "set" | "pair" | "bottle" | "can" | "litre") | null;
        /** Number of units. */
        productQuantity: number;
        /** Serial number of the press for which the part is bought. */
        serial: string;
        /** Press for which the part is bought. */
        machine: string;
        /** Price of one unit. */
        unitPrice: number | null;
        /** Quantity times unit price. */
        lineTotal: number | null;
        /** Whether staff set the price. Otherwise it follows the company's own price. */
        isTyped: boolean;
        /** Unit price today without the quotation. Null if the part can't be bought or the currencies differ. */
        todayPrice: number | null;
        /** List price, if a price list makes the price lower. */
        listPrice: number | null;
        /** Share of the new price above the cost, in percent. Null if the cost is not known. */
        margin: number | null;
        /** Expected date of despatch. */
        promise: {
            /** Whether any units are in stock. For a promise, the number of units in stock. */
            inStock: number;
            /** Date of the next expected delivery of stock. Null if none is expected. */
            moreOn: string | null;
            /** Lead time in weeks. Null if it is not known. */
            weeks: number | null;
        } | null;
        /** Reason why it can't be bought or used now. Null if it can. */
        refusal: string | null;
    }[];
    /** Number of delivery addresses. */
    addresses: {
        /** ID of the delivery address. */
        deliveryID: number;
        /** Address, one line of text for each of its lines. */
        address: string;
    }[];
    /** Events of the order, oldest first. */
    events: {
        /** ID of the object. */
        id: number;
        /** Time of the event. */
        at: string;
        /** Kind of the object. */
        kind: "ask" | "approval" | "counter" | "decline" | "retract" | "order" | "prepare" | "review" | "send" | "withdraw";
        /** Comments in plain text. For saved rows, each comment has the index of its row, from 0. */
        remarks: string;
        /** Whether the shop acted, not the buyer. */
        isStaff: boolean;
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version: number | null;
        /** Name of the person who acted. Null if it was a staff member and the caller is not staff. */
        byName: string;
    }[];
    /** ID of the approval request. */
    approvalID: number | null;
    /** Discount from the list price in percent, with at most two decimals. Null if the break has a price. */
    discountPercent: number;
    /** Largest discount that the caller may give, in per cent. Null for any. */
    discountLimit: number | null;
    /** Whether staff can save a new version now. */
    mayPrepare: boolean;
    /** Last day of an offer made today, unless another is given. */
    usualUntilDay: string;
    /** Delivery charge to the address by the standard rates. Null if it is to be advised. */
    usualDelivery: number | null;
};
export type PricedLine = {
    /** ID of the product. */
    productID: number | null;
    /** Short description below the part number. */
    productIntro: string;
    /** Expected date of despatch. */
    promise: {
        /** Whether any units are in stock. For a promise, the number of units in stock. */
        inStock: number;
        /** Date of the next expected delivery of stock. Null if none is expected. */
        moreOn: string | null;
        /** Lead time in weeks. Null if it is not known. */
        weeks: number | null;
    } | null;
    /** Unit price today without the quotation. Null if the part can't be bought or the currencies differ. */
    todayPrice: number | null;
    /** List price, if a price list makes the price lower. */
    listPrice: number | null;
    /** Price of one unit. */
    unitPrice: number | null;
    /** Quantity times unit price. */
    lineTotal: number | null;
    /** Share of the new price above the cost, in percent. Null if the cost is not known. */
    margin: number | null;
    /** Reason why it can't be bought or used now. Null if it can. */
    refusal: string | null;
};
export type ReturnHeader = {
    /** ID of the return. */
    returnID: number;
    /** Return number: the order's reference and the position of the return in the order. */
    returnNumber: string;
    /** ID of the order. */
    saleID: number;
    /** Reference of the order, such as MA001001. */
    reference: string;
    /** Purchase order number of the buyer. */
    poNumber: string;
    /** Name of the company. */
    company: string;
    /** State of the return: asked, question (from the shop to the buyer), accepted, refused, withdrawn (by the buyer), received or closed. As a filter, waiting means asked or received. */
    returnState: "asked" | "question" | "accepted" | "refused" | "withdrawn" | "received" | "closed";
    /** Reason for the return: wrong-part, damaged, faulty, too-many, not-needed or other. */
    returnReason: "wrong-part" | "damaged" | "faulty" | "too-many" | "not-needed" | "other";
    /** Outcome of the return: replaced or credited. */
    outcome: ("replaced" | "credited") | null;
    /** Time at which the request was made. */
    askedAt: string;
    /** Name of the person who made the request. */
    askedBy: string;
    /** Number of units. */
    units: number;
};
export type OrderReturns = {
    /** Returns of the order, newest first. */
    returns: ReturnHeader[];
    /** Lines, or their number. */
    lines: {
        /** ID of the order line. */
        saleItemID: number;
        /** ID of the product. */
        productID: number;
        /** Part number. Full-width letters and digits are saved as ordinary ones. */
        productName: string;
        /** Width that was bought. Null if the product has no widths. */
        variantDetails: string | null;
        /** Number of units shipped. */
        sent: number;
        /** Number of units in returns that were neither refused nor withdrawn. */
        inReturns: number;
    }[];
};
export type Return = {
    /** ID of the return. */
    returnID: number;
    /** Return number: the order's reference and the position of the return in the order. */
    returnNumber: string;
    /** ID of the order. */
    saleID: number;
    /** Reference of the order, such as MA001001. */
    reference: string;
    /** Purchase order number of the buyer. */
    poNumber: string;
    /** Name of the company. */
    company: string;
    /** State of the return: asked, question (from the shop to the buyer), accepted, refused, withdrawn (by the buyer), received or closed. As a filter, waiting means asked or received. */
    returnState: "asked" | "question" | "accepted" | "refused" | "withdrawn" | "received" | "closed";
    /** Reason for the return: wrong-part, damaged, faulty, too-many, not-needed or other. */
    returnReason: "wrong-part" | "damaged" | "faulty" | "too-many" | "not-needed" | "other";
    /** Outcome of the return: replaced or credited. */
    outcome: ("replaced" | "credited") | null;
    /** Time at which the request was made. */
    askedAt: string;
    /** Name of the person who made the request. */
    askedBy: string;
    /** Number of units. */
    units: number;
    /** Lines, or their number. */
    lines: {
        /** ID of the order line. */
        saleItemID: number;
        /** ID of the product. */
        productID: number;
        /** Part number. Full-width letters and digits are saved as ordinary ones. */
        productName: string;
        /** Width that was bought. Null if the product has no widths. */
        variantDetails: string | null;
        /** The parts of a kit. Null if the part was no kit. */
        kitParts: {
            /** ID of the product. */
            productID: number;
            /** Part number. Full-width letters and digits are saved as ordinary ones. */
            productName: string;
            /** Short description below the part number. */
            productIntro: string;
            /** Quantity in one kit. */
            productQuantity: number;
        }[] | null;
        /** Number of units. */
        productQuantity: number;
        /** Number of units received back. */
        received: number;
        /** Number of returned units that can't be sold again. */
        unsaleable: number;
    }[];
    /** Events of the order, oldest first. */
    events: {
        /** ID of the object. */
        id: number;
        /** Time of the event. */
        at: string;
        /** Kind of the object. */
        kind: "ask" | "answer" | "withdraw" | "question" | "accept" | "refuse" | "receive" | "close";
        /** Comments in plain text. For saved rows, each comment has the index of its row, from 0. */
        remarks: string;
        /** Whether the shop acted, not the buyer. */
        isStaff: boolean;
        /** Name of the person who acted. Null if it was a staff member and the caller is not staff. */
        byName: string | null;
    }[];
    /** Pictures in display order. */
    pictures: number[];
    /** Credit note for the return. Null if none is linked. */
    creditNote: {
        /** ID of the order document. */
        documentID: number;
        /** Number printed on the document. */
        "number": string;
    } | null;
};
export type ListedReturn = {
    /** ID of the object. */
    id: number;
    /** ID of the return. */
    returnID: number;
    /** Return number: the order's reference and the position of the return in the order. */
    returnNumber: string;
    /** ID of the order. */
    saleID: number;
    /** Reference of the order, such as MA001001. */
    reference: string;
    /** Purchase order number of the buyer. */
    poNumber: string;
    /** Name of the company. */
    company: string;
    /** State of the return: asked, question (from the shop to the buyer), accepted, refused, withdrawn (by the buyer), received or closed. As a filter, waiting means asked or received. */
    returnState: "asked" | "question" | "accepted" | "refused" | "withdrawn" | "received" | "closed";
    /** Reason for the return: wrong-part, damaged, faulty, too-many, not-needed or other. */
    returnReason: "wrong-part" | "damaged" | "faulty" | "too-many" | "not-needed" | "other";
    /** Outcome of the return: replaced or credited. */
    outcome: ("replaced" | "credited") | null;
    /** Time at which the request was made. */
    askedAt: string;
    /** Name of the person who made the request. */
    askedBy: string;
    /** Number of units. */
    units: number;
};
export type Store = {
    /** Name for display. */
    name: string;
    /** Tagline below the store's name. */
    tagline: string;
    /** Bank details on sheets. Empty: none. */
    bankDetails: string;
    /** Until when an order ships on the same day. Empty: not said. */
    cutOff: string;
    /** Brand for display. */
    brandLabel: string;
    /** Time zone in which the store's days begin, such as Europe/London. */
    timeZone: string;
    /** Offices of the store. */
    offices: {
        /** Region of the world. */
        region: string;
        /** Name of the company. */
        company: string;
        /** Lines, or their number. */
        lines: string[];
        /** Country ID, or the country's name in text fields. */
        country: string;
        /** Telephone number. */
        telephone: string;
        /** E-mail address. */
        email: string;
        /** Opening hours. */
        hours: string;
        /** Location. */
        place: {
            /** Latitude in degrees north. */
            latitude: number;
            /** Longitude in degrees east. */
            longitude: number;
            /** Zoom level of the map. */
            zoom: number;
            /** Picture. */
            picture: string;
        } | null;
    }[];
    /** Links of the store. */
    links: {
        /** Heading. In a problem document, the text of its HTTP status. */
        title: string;
        /** URL. */
        url: string;
    }[];
    /** Legal pages with a published version. */
    legalPages: ("terms" | "privacy" | "imprint" | "accessibility" | "cookies")[];
    /** Whether totals mention tax: not, in a sentence that prices exclude it, or as further rows. */
    taxOnScreens: "silent" | "said" | "computed";
};
export type StockOfProduct = {
    /** ID of the product. */
    productID: number;
    /** Part number. Full-width letters and digits are saved as ordinary ones. */
    productName: string;
    /** Number of units in stock, never below 0. */
    stockLevel: number;
    /** Number of units on the shelf, including units that are sold but not yet shipped. For a movement, the change in that number. */
    shelfQuantity: number;
    /** Number of the remaining units that are not in stock. */
    missing: number;
    /** Lead time in days. Null if it is not known. */
    leadTimeDays: number | null;
    /** Products with low stock; of one product, the level at which its stock counts as low. */
    lowStock: number;
    /** Expected deliveries of stock, earliest first. */
    arrivals: {
        /** ID of the object. */
        id: number;
        /** Number of units. */
        productQuantity: number;
        /** Expected date of arrival. */
        expectedOn: string;
        /** Note. */
        note: string;
    }[];
    /** Stock movements, newest first. */
    movements: {
        /** ID of the object. */
        id: number;
        /** Time of the event. */
        at: string;
        /** Kind of the object. */
        kind: "opening" | "sale" | "shipment" | "cancellation" | "return" | "correction" | "count" | "arrival" | "import";
        /** Number of units. */
        productQuantity: number;
        /** Number of units on the shelf, including units that are sold but not yet shipped. For a movement, the change in that number. */
        shelfQuantity: number;
        /** Available stock after the movement. */
        levelAfter: number;
        /** ID of the order. */
        saleID: number | null;
        /** Reason. */
        reason: string;
        /** Name of the staff member at the time. */
        staffName: string;
    }[];
};
export type BookedStock = {
    /** Part number as entered. */
    part: string;
    /** Available stock before the entry. Null if nothing was booked. */
    stockBefore: number | null;
    /** Number of units in stock, never below 0. */
    stockLevel: number | null;
    /** Reason why it can't be bought or used now. Null if it can. */
    refusal: string | null;
};
export type TimelineEntry = {
    /** The key, or kind and ID of the entry. */
    key: string;
    /** Time of the event. */
    at: string;
    /** Name of the person who acted. Null if it was a staff member and the caller is not staff. */
    byName: string | null;
    /** Event of the order. Null if the entry is not an event. */
    event: {
        /** ID of the order. */
        saleID: number;
        /** Kind of the object. */
        kind: "placed" | "state" | "checked" | "held" | "shipment" | "delivery charge" | "document" | "return" | "request" | "corrected";
        /** Description of the product, or name of the width. */
        details: {
            /** First day of the period. */
            "from"?: "new" | "accepted" | "picking" | "partly-sent" | "sent" | "closed" | "cancelled";
            /** End of the range. */
            to?: "new" | "accepted" | "picking" | "partly-sent" | "sent" | "closed" | "cancelled";
            /** Reason, in the words of the person who acted. */
            why?: string;
            /** ID of the event that this event undid. */
            undoes?: number;
            /** Name of the staff member to whom the order was assigned. Null if it was released. */
            holder?: string | null;
            /** Whether the purchase order has been compared with the order. */
            isChecked?: boolean;
            /** ID of the shipment. */
            shipmentID?: number;
            /** Amount. */
            amount?: number;
            /** Kind of the document that was filed or withdrawn. */
            document?: string;
            /** Number printed on the document. */
            "number"?: string;
            /** Whether the document was withdrawn because it was filed by mistake. */
            isWithdrawn?: boolean;
            /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
            version?: number;
            /** ID of the return. */
            returnID?: number;
            /** State of the return: asked, question (from the shop to the buyer), accepted, refused, withdrawn (by the buyer), received or closed. As a filter, waiting means asked or received. */
            returnState?: string;
            /** Request of the buyer: change or cancel. */
            wish?: "change" | "cancel";
            /** State of the request: open, accepted, declined or withdrawn. */
            requestState?: "open" | "accepted" | "declined" | "withdrawn";
        };
    } | null;
    /** Values before and after the change. Null if the entry describes the whole change. */
    change: {
        /** Action that was taken. */
        action: string;
        /** Type of the object that was changed. */
        entity: "customer" | "company" | "delivery address" | "order" | "purchase order" | "carrier" | "product" | "product picture" | "product type" | "product import" | "move" | "password invitations" | "category link" | "product categories" | "related product" | "variant prices" | "category" | "sub-category" | "promo code" | "synonym" | "redirect" | "translation" | "pinned parts" | "exchange rates" | "price list" | "company group" | "quotation" | "press model" | "press assembly" | "machine" | "part cost" | "price update" | "list view" | "home image" | "news" | "legal page" | "manual" | "settings" | "tax rate" | "mail" | "mail text" | "data request" | "staff";
        /** ID or name of the object that was changed. */
        entityID: string;
        /** Name of the object that was changed. */
        about: string;
        /** Value before the change. */
        before: {
            [key: string]: any;
        } | null;
        /** Value after the change. */
        after: {
            [key: string]: any;
        } | null;
    } | null;
    /** Explanation of the error, for people to read. */
    message: {
        /** Sender of the message: buyer or shop. Null if the entry is not a message. */
        side: "buyer" | "shop";
        /** Text. */
        text: string;
        /** Time at which the recipient's side read the message. Null if it is unread. */
        readAt: string | null;
    } | null;
    /** Mail of the entry, with its recipient and delivery state. Null if the entry is not a mail. */
    mail: {
        /** ID of the object. */
        id: number;
        /** Kind of the object. */
        kind: "registration-staff" | "registration-customer" | "registration-declined" | "activation" | "password-reset" | "password-invitation" | "invitation" | "mailing-consent" | "email-change" | "approval-request" | "approval-answer" | "changed-email-or-password" | "customer-key-change" | "staff-account-change" | "test-mail" | "key-news" | "staff-key-news" | "webhook-news" | "staff-webhook-news" | "prices-left" | "colleague-notice" | "colleague-digest" | "order-customer" | "order-staff" | "order-shipped" | "order-cancelled" | "order-request-answer" | "order-changed" | "purchase-order-staff" | "list-reminder" | "maintenance-due" | "quotation-news" | "quotation-reminder" | "quotation-staff" | "return-news" | "return-staff" | "part-request" | "part-request-answer" | "part-question-staff" | "message-customer" | "message-staff" | "unused-files" | "unknown";
        /** Current state. */
        state: "waiting" | "retrying" | "failed" | "sent" | "kept" | "nobody" | "done";
        /** E-mail address of the recipient. */
        recipient: string | null;
        /** Subject of the mail. */
        subject: string | null;
    } | null;
};
export type OwnTimelineEntry = {
    /** The key, or kind and ID of the entry. */
    key: string;
    /** Time of the event. */
    at: string;
    /** Type of the object. */
    what: "placed" | "state" | "shipment" | "delivery charge" | "document" | "return" | "request" | "corrected" | "message" | "mail" | "purchase order";
    /** Sender of the message: buyer or shop. Null if the entry is not a message. */
    side: ("buyer" | "shop") | null;
    /** Name of the person who acted. Null if it was a staff member and the caller is not staff. */
    byName: string | null;
    /** Text. */
    text: string | null;
    /** Whether it is a message from the shop that no member of the company has read. */
    isUnread: boolean;
    /** Description of the product, or name of the width. */
    details: {
        /** First day of the period. */
        "from"?: "new" | "accepted" | "picking" | "partly-sent" | "sent" | "closed" | "cancelled";
        /** End of the range. */
        to?: "new" | "accepted" | "picking" | "partly-sent" | "sent" | "closed" | "cancelled";
        /** Reason, in the words of the person who acted. */
        why?: string;
        /** ID of the event that this event undid. */
        undoes?: number;
        /** Name of the staff member to whom the order was assigned. Null if it was released. */
        holder?: string | null;
        /** Whether the purchase order has been compared with the order. */
        isChecked?: boolean;
        /** ID of the shipment. */
        shipmentID?: number;
        /** Amount. */
        amount?: number;
        /** Kind of the document that was filed or withdrawn. */
        document?: string;
        /** Number printed on the document. */
        "number"?: string;
        /** Whether the document was withdrawn because it was filed by mistake. */
        isWithdrawn?: boolean;
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version?: number;
        /** ID of the return. */
        returnID?: number;
        /** State of the return: asked, question (from the shop to the buyer), accepted, refused, withdrawn (by the buyer), received or closed. As a filter, waiting means asked or received. */
        returnState?: string;
        /** Request of the buyer: change or cancel. */
        wish?: "change" | "cancel";
        /** State of the request: open, accepted, declined or withdrawn. */
        requestState?: "open" | "accepted" | "declined" | "withdrawn";
    };
};
export type CompanyTimeline = {
    /** Entries, newest first. */
    entries: TimelineEntry[];
    /** Time before which there are more entries. Null if there are none. */
    earlier: string | null;
};
/**
 * Freeze the customer's own cart and request an approval from the company's approvers. Returns the ID of the request.
 */
export function postApprovalAskForApproval({ body }: {
    body: {
        /** GUID of the cart. */
        cartGuid: string;
        /** ID of the delivery address. */
        deliveryID: number | null;
        /** Purchase order number of the buyer. */
        poNumber: string;
        /** Promo code that was used. */
        discountcouponused?: string;
        /** Cost centre of the buyer's company, selected from the company's list. */
        costCentre?: string;
        /** Requisition number of the buyer's company. */
        requisitionNumber?: string;
        /** Date by which the buyer requires the goods. */
        wantedBy?: string;
        /** How the goods leave: complete in one shipment; empty or null: what is there first. */
        shipping?: string;
        /** Version of the terms. Null if none is needed or was agreed to. */
        termsVersion?: number;
        /** Whether the buyer confirms that they order as a business. */
        orderAsBusiness?: boolean;
        /** Total that the buyer saw. If the total has changed, the order is refused with status 409. */
        expectedTotal?: number;
        /** Total with tax that the buyer saw. If it has changed, the order is refused with status 409. */
        expectedTotalWithTax?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Approval/AskForApproval", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List the approval requests that the member can see, open ones first.
 */
export function getApprovalGetRequests({ approvalState, page, pageSize, after }: {
    approvalState?: "open" | "approved" | "rejected" | "withdrawn" | "expired";
    page?: number;
    pageSize?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** ID of the approval request. */
            approvalID: number;
            /** State of the approval request: open, approved, rejected, withdrawn or expired. */
            approvalState: "open" | "approved" | "rejected" | "withdrawn" | "expired";
            /** Reason for the approval request: always, order, month, currency or wish. */
            askedFor: "always" | "order" | "month" | "currency" | "wish";
            /** Time at which the request was made. */
            askedAt: string;
            /** Time at which it expires. */
            expiresAt: string;
            /** Name of the person who made the request. */
            askedBy: string;
            /** Whether the caller made the request. */
            isOwn: boolean;
            /** Purchase order number of the buyer. */
            poNumber: string;
            /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
            currency: 1 | 2 | 3;
            /** Amount to pay: subtotal plus delivery. */
            total: number;
            /** ID of the order. */
            saleID: number | null;
            /** Order that resulted from the request, as placed. Null if no order was placed. */
            orderPlaced: {
                /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
                currency: 1 | 2 | 3;
                /** Amount to pay: subtotal plus delivery. */
                total: number;
            } | null;
        }[];
    }>(`/api/Approval/GetRequests${QS.query(QS.explode({
        approvalState,
        page,
        pageSize,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * Count the approval requests that the member can decide now.
 */
export function getApprovalCountWaitingRequests(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Approval/CountWaitingRequests", {
        ...opts
    }));
}
/**
 * Get a frozen approval request, with its current totals or the resulting order.
 */
export function getApprovalGetRequest({ approvalId }: {
    approvalId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** ID of the approval request. */
            approvalID: number;
            /** State of the approval request: open, approved, rejected, withdrawn or expired. */
            approvalState: "open" | "approved" | "rejected" | "withdrawn" | "expired";
            /** Reason for the approval request: always, order, month, currency or wish. */
            askedFor: "always" | "order" | "month" | "currency" | "wish";
            /** Time at which the request was made. */
            askedAt: string;
            /** Time at which it expires. */
            expiresAt: string;
            /** Name of the person who made the request. */
            askedBy: string;
            /** Whether the caller made the request. */
            isOwn: boolean;
            /** Purchase order number of the buyer. */
            poNumber: string;
            /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
            currency: 1 | 2 | 3;
            /** Amount to pay: subtotal plus delivery. */
            total: number;
            /** ID of the order. */
            saleID: number | null;
            /** Order that resulted from the request, as placed. Null if no order was placed. */
            orderPlaced: {
                /** Total of all lines, before discount and delivery. */
                goods: number;
                /** Rows between the goods and the total: discount, delivery and charges. */
                adjustments: {
                    /** Kind of the object. */
                    kind: "discount" | "delivery" | "small-order" | "hazardous-goods";
                    /** Amount. */
                    amount: number | null;
                    /** Whether the amount is taxed. */
                    isTaxed: boolean;
                }[];
                /** Discount from the promo code, 0 or less. */
                discountApplied: number;
                /** Goods less discount. For a line, price times quantity. */
                subTotal: number;
                /** Delivery charge. */
                deliveryCharge: number | null;
                /** Amount to pay: subtotal plus delivery. */
                total: number;
                /** Amount of the tax. As a record: the tax of an order or offer, whose totals exclude it. Absent if the shop does not compute tax. */
                tax?: Tax;
                /** Cost centre of the buyer's company, selected from the company's list. */
                costCentre: string | null;
                /** Requisition number of the buyer's company. */
                requisitionNumber: string | null;
                /** Date by which the buyer requires the goods. */
                wantedBy: string | null;
                /** How the goods leave: complete in one shipment; empty or null: what is there first. */
                shipping: string | null;
                /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
                currency: 1 | 2 | 3;
                /** Lines, or their number. */
                lines: {
                    /** Price of one unit. */
                    unitPrice: number;
                    /** Quantity times unit price. */
                    lineTotal: number;
                }[];
                /** Delivery address at the time of the order. */
                deliveryAddress: string;
            } | null;
            /** Total of all lines, before discount and delivery. */
            goods: number;
            /** Rows between the goods and the total: discount, delivery and charges. */
            adjustments: {
                /** Kind of the object. */
                kind: "discount" | "delivery" | "small-order" | "hazardous-goods";
                /** Amount. */
                amount: number | null;
                /** Whether the amount is taxed. */
                isTaxed: boolean;
            }[];
            /** Discount from the promo code, 0 or less. */
            discountApplied: number;
            /** Goods less discount. For a line, price times quantity. */
            subTotal: number;
            /** Delivery charge. */
            deliveryCharge: number | null;
            /** Amount of the tax. As a record: the tax of an order or offer, whose totals exclude it. Absent if the shop does not compute tax. */
            tax?: Tax;
            /** Cost centre of the buyer's company, selected from the company's list. */
            costCentre: string | null;
            /** Requisition number of the buyer's company. */
            requisitionNumber: string | null;
            /** Date by which the buyer requires the goods. */
            wantedBy: string | null;
            /** How the goods leave: complete in one shipment; empty or null: what is there first. */
            shipping: string | null;
            /** Promo code that was used. */
            discountcouponused: string | null;
            /** Delivery address at the time of the order. */
            deliveryAddress: string;
            /** Lines, or their number. */
            lines: {
                /** ID of the product. */
                productID: number;
                /** Part number. Full-width letters and digits are saved as ordinary ones. */
                productName: string;
                /** Short description below the part number. */
                productIntro: string | null;
                /** Description. */
                productDetails: string;
                /** ID of the width. Null or 99999999 means no width. */
                subProductVariantID: number | null;
                /** Width that was bought. Null if the product has no widths. */
                variantDetails: string | null;
                /** Number of units. */
                productQuantity: number;
                /** Price of one unit. */
                unitPrice: number;
                /** Quantity times unit price. */
                lineTotal: number;
                /** Serial number of the press for which the part is bought. */
                serial: string;
                /** Press for which the part is bought. */
                machine: string;
                /** Customer part number: the company's own number of the part or width. Null if it has none. */
                ownNumber?: string | null;
                /** Unit of a figure. Empty if it has none. */
                unit?: ("coil" | "roll" | "metre" | "pack" | "box" | "set" | "pair" | "bottle" | "can" | "litre") | null;
            }[];
            /** Time of the decision. */
            decidedAt: string | null;
            /** Name of the person who decided. */
            decidedBy: string | null;
            /** Name of the approver for whom a deputy decided. Null if an approver decided, or if the request is undecided. */
            decidedFor: string | null;
            /** Reason for the rejection. */
            decisionReason: string | null;
            /** Whether the caller can approve or reject the request. */
            mayDecide: boolean;
            /** Limits of the member who made the request. Null if the caller cannot decide it. */
            memberLimits: {
                /** Currency of both limits. */
                limitCurrency: 1 | 2 | 3;
                /** Maximum value of one order without approval, in the company's currency. Empty or null means unlimited. */
                orderLimit: number | null;
                /** Maximum value of a member's orders in a month without approval. Empty or null means unlimited. */
                monthLimit: number | null;
                /** Value of the member's orders and open requests of this month, without this request, in the currency of the limits. */
                spentThisMonth: number;
            } | null;
            /** Whether anyone in the company can currently decide the request. */
            hasDeciders: boolean;
            /** Whether the cart of the request has been reopened. */
            isBasketBack: boolean;
            /** Current totals of the frozen cart. Null once the request is decided. */
            orderNow: {
                /** Total of all lines, before discount and delivery. */
                goods: number;
                /** Rows between the goods and the total: discount, delivery and charges. */
                adjustments: {
                    /** Kind of the object. */
                    kind: "discount" | "delivery" | "small-order" | "hazardous-goods";
                    /** Amount. */
                    amount: number | null;
                    /** Whether the amount is taxed. */
                    isTaxed: boolean;
                }[];
                /** Discount from the promo code, 0 or less. */
                discountApplied: number;
                /** Goods less discount. For a line, price times quantity. */
                subTotal: number;
                /** Delivery charge. */
                deliveryCharge: number | null;
                /** Amount to pay: subtotal plus delivery. */
                total: number;
                /** Amount of the tax. As a record: the tax of an order or offer, whose totals exclude it. Absent if the shop does not compute tax. */
                tax?: Tax;
                /** Cost centre of the buyer's company, selected from the company's list. */
                costCentre: string | null;
                /** Requisition number of the buyer's company. */
                requisitionNumber: string | null;
                /** Date by which the buyer requires the goods. */
                wantedBy: string | null;
                /** How the goods leave: complete in one shipment; empty or null: what is there first. */
                shipping: string | null;
                /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
                currency: 1 | 2 | 3;
                /** Lines, or their number. */
                lines: {
                    /** Price of one unit. */
                    unitPrice: number;
                    /** Quantity times unit price. */
                    lineTotal: number;
                    /** Expected date of despatch. */
                    promise: {
                        /** Whether any units are in stock. For a promise, the number of units in stock. */
                        inStock: number;
                        /** Date of the next expected delivery of stock. Null if none is expected. */
                        moreOn: string | null;
                        /** Lead time in weeks. Null if it is not known. */
                        weeks: number | null;
                    };
                }[];
                /** Checksum of everything an approver agrees to. Send it back to place exactly that order. */
                stamp: string;
                /** Whether it differs from the original request. */
                isChanged: boolean;
                /** Delivery address at the time of the order. */
                deliveryAddress: string | null;
                /** Reasons why it can't be ordered now. */
                refusedBecause: string[];
            } | null;
        };
    }>(`/api/Approval/GetRequest/${encodeURIComponent(approvalId)}`, {
        ...opts
    }));
}
/**
 * Withdraw an own request and reopen its cart. Returns 1.
 */
export function postApprovalWithdrawRequest({ body }: {
    body: {
        /** ID of the approval request. */
        approvalID: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Approval/WithdrawRequest", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Get the customer's current cart: this browser's cart, otherwise the one changed last.
 */
export function getCartGetCurrentCart(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: CartItem[];
    }>("/api/Cart/GetCurrentCart", {
        ...opts
    }));
}
/**
 * Count the units in the customer's current cart.
 */
export function getCartGetCartHead(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: BasketHead;
    }>("/api/Cart/GetCartHead", {
        ...opts
    }));
}
/**
 * Glance at the customer's current cart: count, total, and its last ten lines.
 */
export function getCartGlanceAtCart(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: BasketGlance;
    }>("/api/Cart/GlanceAtCart", {
        ...opts
    }));
}
/**
 * List the items of a cart at today's prices. Empty if the GUID is unused.
 */
export function getCartGetAllCartsById({ cartGuid }: {
    cartGuid: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: CartItem[];
    }>(`/api/Cart/GetAllCartsByID/${encodeURIComponent(cartGuid)}`, {
        ...opts
    }));
}
/**
 * Add a part to a cart. A line with the same part and variant is merged. Returns 1.
 */
export function postCartCreateCartItem({ body }: {
    body: {
        /** ID of the product. */
        productID: number;
        /** Number of units. */
        productQuantity: number;
        /** The cart's public name: any new guid begins a cart. */
        guid: string;
        /** Whether a width was selected: 1 if so, 0 if the product has no widths. */
        productVariantID?: 1 | 0;
        /** ID of the width. Null or 99999999 means no width. */
        subProductVariantID?: number;
        /** Serial number of the press for which the part is bought. */
        serial?: string;
        /** Press for which the part is bought. */
        machine?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Cart/CreateCartItem", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Add many parts to the customer's own cart in one transaction. Returns the added lines and the reasons for refused ones.
 */
export function postCartAddItems({ body }: {
    body: {
        /** GUID of the cart. */
        cartGuid: string;
        /** Lines, or their number. */
        lines: {
            /** ID of the product. */
            productID: number;
            /** ID of the width. Null or 99999999 means no width. */
            subProductVariantID?: number | null;
            /** Number of units. */
            productQuantity: number;
            /** Serial number of the press for which the part is bought. */
            serial?: string;
            /** Press for which the part is bought. */
            machine?: string;
        }[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: AddedLines;
    }>("/api/Cart/AddItems", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Remove a line from a cart. Returns the remaining lines.
 */
export function deleteCartDeleteItemFromCart({ lineId, cartGuid }: {
    lineId: number;
    cartGuid: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: CartItem[];
    }>(`/api/Cart/DeleteItemFromCart/${encodeURIComponent(lineId)}/${encodeURIComponent(cartGuid)}`, {
        ...opts,
        method: "DELETE"
    }));
}
/**
 * Remove all lines from a cart. Returns the empty cart.
 */
export function deleteCartEmptyCart({ cartGuid }: {
    cartGuid: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: CartItem[];
    }>(`/api/Cart/EmptyCart/${encodeURIComponent(cartGuid)}`, {
        ...opts,
        method: "DELETE"
    }));
}
/**
 * Get the saved checkout entries of the own cart, or null.
 */
export function getCartGetCheckoutDraft({ cartGuid }: {
    cartGuid: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Purchase order number of the buyer. */
            poNumber: string;
            /** Promo code that was used. */
            discountcouponused: string;
            /** Cost centre of the buyer's company, selected from the company's list. */
            costCentre: string;
            /** Requisition number of the buyer's company. */
            requisitionNumber: string;
            /** Date by which the buyer requires the goods. */
            wantedBy: string;
            /** How the goods leave: complete in one shipment; empty or null: what is there first. */
            shipping: string;
            /** Note. */
            note: string;
            /** ID of the delivery address. */
            deliveryID?: number | null;
            /** Delivery address that was entered but not saved yet. Null if there is none. */
            typedAddress: {
                /** Name of the person who receives the goods. */
                contactName: string;
                /** First line of the address. */
                line1: string;
                /** Second line of the address. */
                line2: string;
                /** Region of the world. */
                region: string;
                /** Postcode. */
                postcode: string;
                /** ID of the country. */
                countryID: string;
                /** ID of the saved delivery address that is being edited. 0 for a new address. */
                editedID: number;
            } | null;
        } | null;
    }>(`/api/Cart/GetCheckoutDraft/${encodeURIComponent(cartGuid)}`, {
        ...opts
    }));
}
/**
 * Save the checkout entries of the own cart. Returns 1.
 */
export function postCartSaveCheckoutDraft({ body }: {
    body: {
        /** Purchase order number of the buyer. */
        poNumber: string;
        /** Promo code that was used. */
        discountcouponused: string;
        /** Cost centre of the buyer's company, selected from the company's list. */
        costCentre: string;
        /** Requisition number of the buyer's company. */
        requisitionNumber: string;
        /** Date by which the buyer requires the goods. */
        wantedBy: string;
        /** How the goods leave: complete in one shipment; empty or null: what is there first. */
        shipping?: string;
        /** Note. */
        note?: string;
        /** ID of the delivery address. */
        deliveryID?: number | null;
        /** Delivery address that was entered but not saved yet. Null if there is none. */
        typedAddress: {
            /** Name of the person who receives the goods. */
            contactName: string;
            /** First line of the address. */
            line1: string;
            /** Second line of the address. */
            line2: string;
            /** Region of the world. */
            region: string;
            /** Postcode. */
            postcode: string;
            /** ID of the country. */
            countryID: string;
            /** ID of the saved delivery address that is being edited. 0 for a new address. */
            editedID: number;
        } | null;
        /** GUID of the cart. */
        cartGuid: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Cart/SaveCheckoutDraft", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Allow quantities outside packs and minimums in a basket, for staff who order for a member. Returns 1; 0 for anybody else, who cannot.
 */
export function postCartAllowAnyQuantity({ body }: {
    body: {
        /** GUID of the cart. */
        cartGuid: string;
        /** Whether staff allow quantities outside packs and minimum quantities. */
        anyQuantity?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Cart/AllowAnyQuantity", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Change the given lines, all or none. Other lines are unchanged. Returns 1.
 */
export function postCartSaveCart({ body }: {
    body: {
        /** ID of the cart line. */
        cartID: number;
        /** Number of units. */
        productQuantity: number;
        /** Serial number of the press for which the part is bought. */
        serial?: string;
        /** Press for which the part is bought. */
        machine?: string;
    }[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Cart/SaveCart", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List the categories and sub-categories that the caller can see, in menu order.
 */
export function getCategoryGetMenu(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: MenuCategory[];
    }>("/api/Category/GetMenu", {
        ...opts
    }));
}
/**
 * List the home page's categories that the caller can see, each with a picture.
 */
export function getCategoryGetHomeTiles(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: CategoryTile[];
    }>("/api/Category/GetHomeTiles", {
        ...opts
    }));
}
/**
 * List the products of a category, a sub-category or a search, in pages of 18.
 */
export function getProductGetListing({ categoryGuid, subcategoryGuid, keyword, withinGuid, exactly, isBehindPart, filters, page }: {
    categoryGuid?: string;
    subcategoryGuid?: string;
    keyword?: string;
    withinGuid?: string;
    exactly?: boolean;
    isBehindPart?: boolean;
    filters?: string;
    page?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Listing;
    }>(`/api/Product/GetListing${QS.query(QS.explode({
        categoryGuid,
        subcategoryGuid,
        keyword,
        withinGuid,
        exactly,
        isBehindPart,
        filters,
        page
    }))}`, {
        ...opts
    }));
}
/**
 * Get an active part with its widths, specifications and related parts.
 */
export function getProductGetProductDetail({ productId }: {
    productId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ProductDetail;
    }>(`/api/Product/GetProductDetail/${encodeURIComponent(productId)}`, {
        ...opts
    }));
}
/**
 * List the replacements of a replaced part, each chain followed to its end.
 */
export function getProductGetReplacement({ productId }: {
    productId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ReplacedPart;
    }>(`/api/Product/GetReplacement/${encodeURIComponent(productId)}`, {
        ...opts
    }));
}
/**
 * List the parts of a kit with their own prices and stock. Empty if the product is no kit.
 */
export function getProductGetKitParts({ productId }: {
    productId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: KitPart[];
    }>(`/api/Product/GetKitParts/${encodeURIComponent(productId)}`, {
        ...opts
    }));
}
/**
 * List the first tape sub-categories, each with a picture.
 */
export function getSubCategoryGetTapeTiles(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: TapeTile[];
    }>("/api/SubCategory/GetTapeTiles", {
        ...opts
    }));
}
/**
 * List the dashboard's categories that the caller can see, each with its first parts by name.
 */
export function getCategoryGetShelves(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Shelf[];
    }>("/api/Category/GetShelves", {
        ...opts
    }));
}
/**
 * Suggest up to 8 parts for a partly typed keyword, with the customer's prices. Replacements of the typed number come first, then part numbers with that prefix.
 */
export function getProductSuggest({ keyword }: {
    keyword: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Suggestion[];
    }>(`/api/Product/Suggest/${encodeURIComponent(keyword)}`, {
        ...opts
    }));
}
/**
 * List presses and categories whose name is in a partly typed keyword, up to four of each.
 */
export function getProductGetNamedPlaces({ keyword }: {
    keyword: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: NamedPlaces;
    }>(`/api/Product/GetNamedPlaces/${encodeURIComponent(keyword)}`, {
        ...opts
    }));
}
/**
 * Compare up to six parts of one type side by side and mark differences.
 */
export function getProductGetComparison({ parts }: {
    parts: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Comparison;
    }>(`/api/Product/GetComparison${QS.query(QS.explode({
        parts
    }))}`, {
        ...opts
    }));
}
/**
 * Get the specifications of up to eighteen parts, and the widths of families with the caller's prices, for a list shown as a table.
 */
export function getProductGetPartTable({ parts }: {
    parts: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PartTable;
    }>(`/api/Product/GetPartTable${QS.query(QS.explode({
        parts
    }))}`, {
        ...opts
    }));
}
/**
 * List the active products by name.
 */
export function getProductGetAllProductsLive({ page, pageSize, after }: {
    page?: number;
    pageSize?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Product[];
    }>(`/api/Product/GetAllProductsLive${QS.query(QS.explode({
        page,
        pageSize,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * List all products by name, including inactive ones.
 */
export function getProductGetAllProducts({ page, pageSize, after }: {
    page?: number;
    pageSize?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Product[];
    }>(`/api/Product/GetAllProducts${QS.query(QS.explode({
        page,
        pageSize,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * Search all products by keyword, including inactive ones.
 */
export function getProductGetAllProductsAdmin({ keyword, page, pageSize }: {
    keyword: string;
    page?: number;
    pageSize?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Product[];
    }>(`/api/Product/GetAllProductsAdmin/${encodeURIComponent(keyword)}${QS.query(QS.explode({
        page,
        pageSize
    }))}`, {
        ...opts
    }));
}
/**
 * Get a product. Inactive products are for staff only.
 */
export function getProductGetProductById({ productId }: {
    productId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Product;
    }>(`/api/Product/GetProductByID/${encodeURIComponent(productId)}`, {
        ...opts
    }));
}
/**
 * List the products of a sub-category by name.
 */
export function getProductGetProductBySubCategoryGuid({ subcategory, page, pageSize }: {
    subcategory: number | string;
    page?: number;
    pageSize?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Product[];
    }>(`/api/Product/GetProductBySubCategoryGuid/${encodeURIComponent(subcategory)}${QS.query(QS.explode({
        page,
        pageSize
    }))}`, {
        ...opts
    }));
}
/**
 * Search products by keyword, in pages of 18: exact part number first, with typo tolerance.
 */
export function getProductGetProductBySearch({ keyword, page }: {
    keyword: string;
    page: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Product[];
    }>(`/api/Product/GetProductBySearch/${encodeURIComponent(keyword)}/${encodeURIComponent(page)}`, {
        ...opts
    }));
}
/**
 * List the products of a category by name, by page.
 */
export function getProductGetProductByCategoryPageination({ category, page, size }: {
    category: number | string;
    page: number;
    size: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Product[];
    }>(`/api/Product/GetProductByCategoryPageination/${encodeURIComponent(category)}/${encodeURIComponent(page)}/${encodeURIComponent(size)}`, {
        ...opts
    }));
}
/**
 * List the related products of a product, by name.
 */
export function getRelatedGetAllProductsRelated({ productId, page, pageSize }: {
    productId: number;
    page?: number;
    pageSize?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: RelatedProduct[];
    }>(`/api/Related/GetAllProductsRelated/${encodeURIComponent(productId)}${QS.query(QS.explode({
        page,
        pageSize
    }))}`, {
        ...opts
    }));
}
/**
 * List the categories that the caller can see, in menu order. Staff see all.
 */
export function getCategoryGetAllCategories({ page, pageSize }: {
    page?: number;
    pageSize?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Category[];
    }>(`/api/Category/GetAllCategories${QS.query(QS.explode({
        page,
        pageSize
    }))}`, {
        ...opts
    }));
}
/**
 * List the sub-categories that the caller can see, in menu order. Staff see all.
 */
export function getSubCategoryGetAllSubCategories({ page, pageSize }: {
    page?: number;
    pageSize?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: SubCategory[];
    }>(`/api/SubCategory/GetAllSubCategories${QS.query(QS.explode({
        page,
        pageSize
    }))}`, {
        ...opts
    }));
}
/**
 * List the sub-categories of a category that the caller can see, in menu order.
 */
export function getSubCategoryGetAllSubCategoriesById({ category, page, pageSize }: {
    category: number | string;
    page?: number;
    pageSize?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: SubCategory[];
    }>(`/api/SubCategory/GetAllSubCategoriesByID/${encodeURIComponent(category)}${QS.query(QS.explode({
        page,
        pageSize
    }))}`, {
        ...opts
    }));
}
/**
 * List the products of a category by name, in pages of 18.
 */
export function getProductCategoryFindProductsByCategoryId({ category, page }: {
    category: number | string;
    page: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Product[];
    }>(`/api/ProductCategory/FindProductsByCategoryID/${encodeURIComponent(category)}/${encodeURIComponent(page)}`, {
        ...opts
    }));
}
/**
 * List the categories of a product. Empty for an unknown product.
 */
export function getProductCategoryGetProductCategoriesByProductId({ productId, page, pageSize }: {
    productId: number;
    page?: number;
    pageSize?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ProductCategory[];
    }>(`/api/ProductCategory/GetProductCategoriesByProductID/${encodeURIComponent(productId)}${QS.query(QS.explode({
        page,
        pageSize
    }))}`, {
        ...opts
    }));
}
/**
 * List the products of a sub-category by name, in pages of 18.
 */
export function getProductSubCategoryFindProductsBySubCategoryId({ subcategory, page }: {
    subcategory: number | string;
    page: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Product[];
    }>(`/api/ProductSubCategory/FindProductsBySubCategoryID/${encodeURIComponent(subcategory)}/${encodeURIComponent(page)}`, {
        ...opts
    }));
}
/**
 * List the products of a sub-category by name.
 */
export function getProductSubCategoryGetProductsBySubCategory({ subcategory, page, pageSize }: {
    subcategory: number | string;
    page?: number;
    pageSize?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Product[];
    }>(`/api/ProductSubCategory/GetProductsBySubCategory/${encodeURIComponent(subcategory)}${QS.query(QS.explode({
        page,
        pageSize
    }))}`, {
        ...opts
    }));
}
/**
 * List the sub-categories of a product. Empty for an unknown product.
 */
export function getProductSubCategoryGetProductSubCategoriesByProductId({ productId, page, pageSize }: {
    productId: number;
    page?: number;
    pageSize?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ProductSubCategory[];
    }>(`/api/ProductSubCategory/GetProductSubCategoriesByProductID/${encodeURIComponent(productId)}${QS.query(QS.explode({
        page,
        pageSize
    }))}`, {
        ...opts
    }));
}
/**
 * Get a width of a family.
 */
export function getProductVariantGetProductVariantById({ subProductVariantId }: {
    subProductVariantId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ProductVariant;
    }>(`/api/ProductVariant/GetProductVariantByID/${encodeURIComponent(subProductVariantId)}`, {
        ...opts
    }));
}
/**
 * List the widths of a family, 1 '15 Thou' or 2 '20 Thou'. The first is the default.
 */
export function getSubProductVariantGetAllBySubProductVariantId({ familyId, page, pageSize }: {
    familyId: number;
    page?: number;
    pageSize?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ProductVariant[];
    }>(`/api/SubProductVariant/GetAllBySubProductVariantID/${encodeURIComponent(familyId)}${QS.query(QS.explode({
        page,
        pageSize
    }))}`, {
        ...opts
    }));
}
/**
 * Get the content of the tape page: families, video, flyer and white papers.
 */
export function getShopGetTapePage(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: TapePage;
    }>("/api/Shop/GetTapePage", {
        ...opts
    }));
}
/**
 * List the offices with their locations.
 */
export function getShopGetOffices(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Region of the world. */
            region: string;
            /** Name of the company. */
            company: string;
            /** Lines, or their number. */
            lines: string[];
            /** Country ID, or the country's name in text fields. */
            country: string;
            /** Telephone number. */
            telephone: string;
            /** E-mail address. */
            email: string;
            /** Opening hours. */
            hours: string;
            /** Location. */
            place: {
                /** Latitude in degrees north. */
                latitude: number;
                /** Longitude in degrees east. */
                longitude: number;
                /** Zoom level of the map. */
                zoom: number;
                /** Picture. */
                picture: string;
            } | null;
            /** Hash of the map's picture. */
            mapHash: string | null;
        }[];
    }>("/api/Shop/GetOffices", {
        ...opts
    }));
}
/**
 * List news without their texts, newest first.
 */
export function getNewsGetAllNews(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: NewsSummary[];
    }>("/api/News/GetAllNews", {
        ...opts
    }));
}
/**
 * Get a news article.
 */
export function getNewsGetNewsBySlug({ slug }: {
    slug: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: NewsEntry;
    }>(`/api/News/GetNewsBySlug/${encodeURIComponent(slug)}`, {
        ...opts
    }));
}
/**
 * List changes in the order in which they happened, after a cursor: of the own company, for staff of all. Never misses one. They are kept for 30 days; for an older cursor the answer is 410.
 */
export function getChanges({ after, kinds, count }: {
    after?: string;
    kinds?: string;
    count?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Cursor of the next page: send it with the next call. */
            cursor: string;
            /** Whether there are more entries than those returned. */
            isMore: boolean;
            /** Individual changes. */
            changes: {
                /** Number of the change. Of two changes of one object, the higher is newer. */
                changeID: number;
                /** Kind of the change. */
                changeKind: "order.placed" | "order.accepted" | "order.sent" | "order.changed" | "order.cancelled" | "document.filed" | "quotation.sent" | "quotation.accepted" | "quotation.changed" | "return.requested" | "return.changed" | "stock.changed" | "price.changed" | "company.changed";
                /** Kind of the object that changed. */
                changedObject: "order" | "document" | "quotation" | "return" | "part" | "price-list" | "prices" | "company";
                /** ID of the object that changed. */
                objectID: number;
                /** Reference of the order, such as MA001001. */
                reference: string;
                /** Time of the change. */
                changedAt: string;
                /** Address at which the object can be read. */
                link: string | null;
            }[];
        };
    }>(`/api/Changes${QS.query(QS.explode({
        after,
        kinds,
        count
    }))}`, {
        ...opts
    }));
}
/**
 * Count the changes of a day by kind, with the newest of each, to compare with what was received.
 */
export function getChangesSummary({ day }: {
    day?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Kinds of changes of the day, with their number. */
            kindsOfDay: {
                /** Kind of the change. */
                changeKind: "order.placed" | "order.accepted" | "order.sent" | "order.changed" | "order.cancelled" | "document.filed" | "quotation.sent" | "quotation.accepted" | "quotation.changed" | "return.requested" | "return.changed" | "stock.changed" | "price.changed" | "company.changed";
                /** Number of entries. */
                count: number;
                /** Number of the newest of these changes. */
                lastChangeID: number;
            }[];
            /** Cursor of the next page: send it with the next call. */
            cursor: string;
        };
    }>(`/api/Changes/Summary${QS.query(QS.explode({
        day
    }))}`, {
        ...opts
    }));
}
/**
 * Get the company of the logged-in member, with the member's role.
 */
export function getCompanyGetOwnCompany(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Name for display. */
            name: string;
            /** First line of the address. */
            line1: string;
            /** Second line of the address. */
            line2: string;
            /** Town or city. */
            town: string;
            /** Postcode. */
            postcode: string;
            /** ID of the country. */
            countryID: number;
            /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
            currency: 1 | 2 | 3;
            /** Role of the member in the company: manager, buyer, approver or reader. */
            memberRole: "manager" | "buyer" | "approver" | "reader";
            /** Whether buyers see all orders of their company or only their own. */
            buyersSeeAll: boolean;
            /** Whether approvers can approve their own requests. */
            approveOwn: boolean;
            /** Days after the invoice until it is due. Null: as on the invoice. */
            paymentDays: number | null;
            /** Further terms of payment. Empty or null: none. */
            paymentTerms: string;
            /** Whether orders of the company have a cost centre. */
            costCentreRule: "off" | "optional" | "required";
            /** Whether orders of the company have a requisition number. */
            requisitionRule: "off" | "optional" | "required";
            /** Whether orders of the company have a required date. */
            wantedByRule: "off" | "optional" | "required";
            /** Cost centres that buyers can select. */
            costCentres: string[];
        };
    }>("/api/Company/GetOwnCompany", {
        ...opts
    }));
}
/**
 * Get a company with its terms, its members and their limits.
 */
export function getCompanyGetCompany({ companyId }: {
    companyId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Name for display. */
            name: string;
            /** First line of the address. */
            line1: string;
            /** Second line of the address. */
            line2: string;
            /** Town or city. */
            town: string;
            /** Postcode. */
            postcode: string;
            /** ID of the country. */
            countryID: number;
            /** Currency: 1 is dollars, 2 is pounds, 3 is euros. */
            currency: 1 | 2 | 3;
            /** Whether buyers see all orders of their company or only their own. */
            buyersSeeAll: boolean;
            /** Whether approvers can approve their own requests. */
            approveOwn: boolean;
            /** Days after the invoice until it is due. Null: as on the invoice. */
            paymentDays: number | null;
            /** Further terms of payment. Empty or null: none. */
            paymentTerms: string;
            /** Whether orders of the company have a cost centre. */
            costCentreRule: "off" | "optional" | "required";
            /** Whether orders of the company have a requisition number. */
            requisitionRule: "off" | "optional" | "required";
            /** Whether orders of the company have a required date. */
            wantedByRule: "off" | "optional" | "required";
            /** Cost centres that buyers can select. */
            costCentres: string[];
            /** ID of the company. */
            companyID: number;
            /** Price class from 0 to 3. */
            priceClass: 0 | 1 | 2 | 3;
            /** Office that looks after the customer. */
            adminContact: 0 | 1 | 2;
            /** Whether the customer is a partner: 1 if so, otherwise 0. */
            partner: boolean;
            /** Whether the customer has a credit account. */
            accountCustomer: boolean;
            /** VAT number of the company, without spaces. Empty if there is none. */
            vatNumber: string;
            /** EORI number of the company, for customs. Empty if there is none. */
            eoriNumber: string;
            /** When staff compared the VAT number with the register. Null: not yet. */
            vatVerifiedAt: string | null;
            /** Staff member who compared the VAT number with the register. Null: nobody yet. */
            vatVerifiedBy: string | null;
            /** Credit limit in the currency of the company. An order above it waits. Null: no limit. */
            creditLimit: number | null;
            /** Currency of the credit limit. */
            creditCurrency: (1 | 2 | 3) | null;
            /** Members of the company, sorted by name. */
            members: {
                /** ID of the object. */
                id: number;
                /** First name of the customer. */
                userFirstname: string;
                /** Surname of the customer. */
                userSurname: string;
                /** E-mail address with which the customer logs in. */
                userEmail: string;
                /** Role of the member in the company: manager, buyer, approver or reader. */
                memberRole: "manager" | "buyer" | "approver" | "reader";
                /** Status of the member: active, waiting (for authorisation by staff), suspended (by a manager of the company) or closed (by staff). */
                memberStatus: "active" | "waiting" | "suspended" | "closed";
                /** Maximum value of one order without approval, in the company's currency. Empty or null means unlimited. */
                orderLimit: number | null;
                /** Maximum value of a member's orders in a month without approval. Empty or null means unlimited. */
                monthLimit: number | null;
                /** Currency of both limits. */
                limitCurrency: (1 | 2 | 3) | null;
                /** Whether every order needs an approval. */
                alwaysAsk: boolean;
            }[];
        };
    }>(`/api/Company/GetCompany/${encodeURIComponent(companyId)}`, {
        ...opts
    }));
}
/**
 * Get the order fields of a customer's company.
 */
export function getCompanyGetOrderFieldsOf({ userId }: {
    userId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Whether orders of the company have a cost centre. */
            costCentreRule: "off" | "optional" | "required";
            /** Whether orders of the company have a requisition number. */
            requisitionRule: "off" | "optional" | "required";
            /** Whether orders of the company have a required date. */
            wantedByRule: "off" | "optional" | "required";
            /** Cost centres that buyers can select. */
            costCentres: string[];
        };
    }>(`/api/Company/GetOrderFieldsOf/${encodeURIComponent(userId)}`, {
        ...opts
    }));
}
/**
 * Get a customer with their delivery addresses.
 */
export function getUserGetCustomerById({ userId }: {
    userId: number | string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Customer;
    }>(`/api/User/GetCustomerByID/${encodeURIComponent(userId)}`, {
        ...opts
    }));
}
/**
 * Get a customer. Older name of the same call.
 */
export function getUserGetUserById({ userId }: {
    userId: number | string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Customer;
    }>(`/api/User/GetUserByID/${encodeURIComponent(userId)}`, {
        ...opts
    }));
}
/**
 * Search customers by data or delivery address. The keyword needs at least three characters.
 */
export function getUserGetAllUsers({ keyword, page, pageSize, after }: {
    keyword: string;
    page?: number;
    pageSize?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Customer[];
    }>(`/api/User/GetAllUsers/${encodeURIComponent(keyword)}${QS.query(QS.explode({
        page,
        pageSize,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * List all customers, newest first.
 */
export function getUserGetEveryUser({ page, pageSize, after }: {
    page?: number;
    pageSize?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Customer[];
    }>(`/api/User/GetEveryUser${QS.query(QS.explode({
        page,
        pageSize,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * List a customer's delivery addresses, most recently saved first.
 */
export function getDeliveryAddressGetDeliveryAddressByUserId({ userId, page, pageSize }: {
    userId: number | string;
    page?: number;
    pageSize?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: DeliveryAddress[];
    }>(`/api/DeliveryAddress/GetDeliveryAddressByUserID/${encodeURIComponent(userId)}${QS.query(QS.explode({
        page,
        pageSize
    }))}`, {
        ...opts
    }));
}
/**
 * Get a delivery address.
 */
export function getDeliveryAddressGetDeliveryAddressById({ deliveryId }: {
    deliveryId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: DeliveryAddress;
    }>(`/api/DeliveryAddress/GetDeliveryAddressByID/${encodeURIComponent(deliveryId)}`, {
        ...opts
    }));
}
/**
 * Save a delivery address. Use deliveryID 0 to create one. Returns 1.
 */
export function postDeliveryAddressSaveDeliveryAddress({ body }: {
    body: {
        /** ID of the delivery address. */
        deliveryID?: number;
        /** ID of the customer, who is a member of a company. */
        userID?: number;
        /** Name of the person who receives the goods. */
        contactName: string;
        /** Building, unit or first line of the address. */
        deliveryBuildingNo: string;
        /** Street. */
        deliveryStreet?: string;
        /** Town, county or state. */
        deliveryRegion?: string;
        /** Postcode. */
        deliveryPostalcode: string;
        /** ID of the country. */
        countryID: number;
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: 1;
    }>("/api/DeliveryAddress/SaveDeliveryAddress", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Delete an own delivery address. Orders keep their copy of it. Returns 1.
 */
export function deleteDeliveryAddressDeleteDeliveryAddress({ deliveryId }: {
    deliveryId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>(`/api/DeliveryAddress/DeleteDeliveryAddress/${encodeURIComponent(deliveryId)}`, {
        ...opts,
        method: "DELETE"
    }));
}
/**
 * Set the delivery address that the checkout selects first. 0 means the most recently saved one. Returns 1.
 */
export function postDeliveryAddressSetDefaultDeliveryAddress({ body }: {
    body: {
        /** ID of the delivery address. */
        deliveryID: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/DeliveryAddress/SetDefaultDeliveryAddress", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List customers for the administration, with search, filters, sorting and pages. Counts up to 2000.
 */
export function getUserGetCustomerList({ search, sort, direction, page, pageSize, after, status, priceClass, subscribed }: {
    search?: string;
    sort?: "ref" | "name" | "company" | "email" | "registered";
    direction?: "asc" | "desc";
    page?: number;
    pageSize?: number;
    after?: string;
    status?: "waiting" | "active" | "inactive";
    priceClass?: number;
    subscribed?: boolean;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Customer[];
    }>(`/api/User/GetCustomerList${QS.query(QS.explode({
        search,
        sort,
        direction,
        page,
        pageSize,
        after,
        status,
        priceClass,
        subscribed
    }))}`, {
        ...opts
    }));
}
/**
 * List all countries by name, with their continents.
 */
export function getCountryGetAllCountries({ page, pageSize }: {
    page?: number;
    pageSize?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Country[];
    }>(`/api/Country/GetAllCountries${QS.query(QS.explode({
        page,
        pageSize
    }))}`, {
        ...opts
    }));
}
/**
 * Get a country.
 */
export function getCountryGetCountryByCountryId({ countryId }: {
    countryId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Country;
    }>(`/api/Country/GetCountryByCountryID/${encodeURIComponent(countryId)}`, {
        ...opts
    }));
}
/**
 * Upload the customer's purchase order for an order: a PDF named after the order.
 */
export function postUserUploadPo({ body }: {
    body: {
        /** File. */
        file: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/User/UploadPO", oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Check whether an order has a purchase order.
 */
export function getUserCheckIfFileExists({ saleId }: {
    saleId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: boolean;
    }>(`/api/User/CheckIfFileExists/${encodeURIComponent(saleId)}`, {
        ...opts
    }));
}
/**
 * File an invoice, a credit note or a certificate (PDF) with an order. Returns the ID of the document.
 */
export function postSaleAddOrderDocument({ body }: {
    body: {
        /** File. */
        file: string;
        /** ID of the order. */
        saleID: number;
        /** Kind of the object. */
        kind: "invoice" | "credit-note" | "certificate";
        /** Number printed on the document. */
        "number": string;
        /** Date of the document. */
        issuedOn: string;
        /** Amount. */
        amount?: number | null;
        /** Due date: for an invoice the date of payment, for a part the date of the next purchase, for maintenance of a press the day that a member set. Null if there is none. */
        dueOn?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Sale/AddOrderDocument", oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Withdraw a document that was filed by mistake. The buyer no longer sees it. Returns 1.
 */
export function postSaleWithdrawOrderDocument({ body }: {
    body: {
        /** ID of the order document. */
        documentID: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Sale/WithdrawOrderDocument", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Mark an invoice or a credit note as paid in full on a day. Without a day it is open again. Returns 1.
 */
export function postSalePayOrderDocument({ body }: {
    body: {
        /** ID of the order document. */
        documentID: number;
        /** Day on which it was paid in full. Null or empty if it is open. */
        paidOn?: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Sale/PayOrderDocument", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Mark up to 500 documents as paid by kind and number in one transaction: all or none, or with `isPartial` those that are right. Returns a line for each.
 */
export function postSalePayOrderDocuments({ body }: {
    body: {
        /** Payments. Each names a document by kind and number. */
        payments: {
            /** Kind of the object. */
            kind: string;
            /** Number printed on the document. */
            "number": string;
            /** Day on which it was paid in full. Null or empty if it is open. */
            paidOn: string;
        }[];
        /** Book the entries that are right and report the others. Otherwise one wrong entry refuses all. */
        isPartial?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PaidDocument[];
    }>("/api/Sale/PayOrderDocuments", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List the documents of an order, newest first, with the delivery notes of its shipments.
 */
export function getSaleGetOrderDocuments({ saleId }: {
    saleId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderDocument[];
    }>(`/api/Sale/GetOrderDocuments/${encodeURIComponent(saleId)}`, {
        ...opts
    }));
}
/**
 * List all documents of the member's orders, newest first. Filters by kind, words and dates.
 */
export function getSaleGetDocuments({ kind, search, $from, until, page, pageSize, after }: {
    kind?: "invoice" | "credit-note" | "certificate" | "delivery-note";
    search?: string;
    $from?: string;
    until?: string;
    page?: number;
    pageSize?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderDocument[];
    }>(`/api/Sale/GetDocuments${QS.query(QS.explode({
        kind,
        search,
        "from": $from,
        until,
        page,
        pageSize,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * List all documents of a company's orders, newest first.
 */
export function getSaleGetDocumentsOfCompany({ companyId, page, pageSize, after }: {
    companyId: number;
    page?: number;
    pageSize?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderDocument[];
    }>(`/api/Sale/GetDocumentsOfCompany/${encodeURIComponent(companyId)}${QS.query(QS.explode({
        page,
        pageSize,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * List the manuals of the machines with the URLs of their PDFs.
 */
export function getShopGetManuals(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Name for display. */
            name: string;
            /** Section: press, earlier (for earlier machines) or engine. */
            kind: "press" | "earlier" | "engine";
            /** URL. */
            url: string | null;
        }[];
    }>("/api/Shop/GetManuals", {
        ...opts
    }));
}
/**
 * Get the statement of account: open, overdue, credit, paid and balance by currency, from the documents of the member's orders.
 */
export function getSaleGetStatement(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Statement;
    }>("/api/Sale/GetStatement", {
        ...opts
    }));
}
/**
 * List the invoices and credit notes of the statement, open ones first, by due date.
 */
export function getSaleGetStatementDocuments({ paymentState, page, pageSize, after }: {
    paymentState?: "open" | "overdue" | "paid";
    page?: number;
    pageSize?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: StatementDocument[];
    }>(`/api/Sale/GetStatementDocuments${QS.query(QS.explode({
        paymentState,
        page,
        pageSize,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * Get the statement of account of a company.
 */
export function getSaleGetStatementOfCompany({ companyId }: {
    companyId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Statement;
    }>(`/api/Sale/GetStatementOfCompany/${encodeURIComponent(companyId)}`, {
        ...opts
    }));
}
/**
 * List the invoices and credit notes of a company's statement.
 */
export function getSaleGetStatementDocumentsOfCompany({ companyId, paymentState, page, pageSize, after }: {
    companyId: number;
    paymentState?: "open" | "overdue" | "paid";
    page?: number;
    pageSize?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: StatementDocument[];
    }>(`/api/Sale/GetStatementDocumentsOfCompany/${encodeURIComponent(companyId)}${QS.query(QS.explode({
        paymentState,
        page,
        pageSize,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * List all manuals, including archived ones.
 */
export function getManualGetManualList(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: StoredManual[];
    }>("/api/Manual/GetManualList", {
        ...opts
    }));
}
/**
 * Get a manual for editing.
 */
export function getManualGetManualById({ manualId }: {
    manualId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: StoredManual;
    }>(`/api/Manual/GetManualByID/${encodeURIComponent(manualId)}`, {
        ...opts
    }));
}
/**
 * List product types with their attributes in display order, including archived ones.
 */
export function getProductTypeGetProductTypes(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ProductType[];
    }>("/api/ProductType/GetProductTypes", {
        ...opts
    }));
}
/**
 * Save a product type with its attributes. Use id 0 to create one. Omitted attributes are unchanged. Returns its ID.
 */
export function postProductTypeSaveProductType({ body }: {
    body: {
        /** ID of the object. */
        id?: number;
        /** Name for display. */
        name: string;
        /** Sort position, lowest first. */
        sortOrder?: number;
        /** Whether it is archived: kept, but no longer offered. */
        archived?: boolean;
        /** Attributes of the type. A save leaves omitted attributes unchanged. */
        attributes?: {
            /** ID of the object. */
            id?: number;
            /** Name for display. */
            name: string;
            /** Unit of a figure. Empty if it has none. */
            unit?: string;
            /** Kind of the object. */
            kind: "number" | "range" | "word" | "flag";
            /** Sort position, lowest first. */
            sortOrder?: number;
            /** Whether the product page shows the attribute. */
            inTable?: boolean;
            /** Whether lists can be filtered by the attribute. */
            inFilter?: boolean;
            /** Whether comparisons show the attribute. */
            inComparison?: boolean;
            /** Whether it is archived: kept, but no longer offered. */
            archived?: boolean;
        }[];
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/ProductType/SaveProductType", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Get a product's specifications for editing, for all its widths or for one.
 */
export function getProductGetSpecifications({ productId }: {
    productId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Specifications;
    }>(`/api/Product/GetSpecifications/${encodeURIComponent(productId)}`, {
        ...opts
    }));
}
/**
 * Save all specifications of a product. Accepts common notations (0.15, 0,15, 15 thou, 6"). Omitted values are deleted. Returns 1.
 */
export function postProductSaveSpecifications({ body }: {
    body: {
        /** ID of the product. */
        productID: number;
        /** ID of the product type. Null if there is none. */
        typeID?: number | null;
        /** Values that occur among the parts. */
        values: {
            /** ID of the attribute. */
            attributeID: number;
            /** ID of the width. Null or 99999999 means no width. */
            subProductVariantID?: number | null;
            /** Text. */
            text: string;
        }[];
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Product/SaveSpecifications", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List synonyms with their meanings, with search, sorting and pages.
 */
export function getSynonymGetSynonymList({ search, sort, direction, page, pageSize, after, kind, language }: {
    search?: string;
    sort?: "word" | "kind" | "language" | "means" | "number";
    direction?: "asc" | "desc";
    page?: number;
    pageSize?: number;
    after?: string;
    kind?: "synonym" | "carrier" | "symptom" | "number";
    language?: "en" | "fr" | "de" | "it" | "es";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Synonym[];
    }>(`/api/Synonym/GetSynonymList${QS.query(QS.explode({
        search,
        sort,
        direction,
        page,
        pageSize,
        after,
        kind,
        language
    }))}`, {
        ...opts
    }));
}
/**
 * Get a synonym with its meanings.
 */
export function getSynonymGetSynonym({ synonymId }: {
    synonymId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Synonym;
    }>(`/api/Synonym/GetSynonym/${encodeURIComponent(synonymId)}`, {
        ...opts
    }));
}
/**
 * Save a synonym. Use id 0 to create one. Separate several meanings with commas. Returns its ID.
 */
export function postSynonymSaveSynonym({ body }: {
    body: {
        /** ID of the object. */
        id?: number;
        /** Text value. yes or no for a flag. */
        word: string;
        /** Two-letter language code. */
        language: "en" | "fr" | "de" | "it" | "es";
        /** Kind of the object. */
        kind?: "synonym" | "carrier" | "symptom" | "number";
        /** Meanings in the catalogue's own words, separated by commas. */
        means?: string;
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Synonym/SaveSynonym", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List all English texts of the catalogue with their translations and missing languages, by page.
 */
export function getTranslationGetTranslations({ search, sort, direction, page, pageSize, after, kind, missing, $of }: {
    search?: string;
    sort?: "uses" | "english";
    direction?: "asc" | "desc";
    page?: number;
    pageSize?: number;
    after?: string;
    kind?: "category" | "subcategory" | "type" | "attribute" | "unit" | "word" | "intro" | "details" | "flash" | "picture" | "replacement" | "width" | "news_title" | "news_text" | "press";
    missing?: "any" | "fr" | "de" | "it" | "es";
    $of?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: TranslatedText[];
    }>(`/api/Translation/GetTranslations${QS.query(QS.explode({
        search,
        sort,
        direction,
        page,
        pageSize,
        after,
        kind,
        missing,
        "of": $of
    }))}`, {
        ...opts
    }));
}
/**
 * Get an English text with its translations and the text that it replaced.
 */
export function getTranslationGetTranslation({ textKey }: {
    textKey: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OpenedText;
    }>(`/api/Translation/GetTranslation/${encodeURIComponent(textKey)}`, {
        ...opts
    }));
}
/**
 * Save translations of English texts, all or none. Omitted languages are unchanged. Returns 1.
 */
export function postTranslationSaveTranslations({ body }: {
    body: {
        /** Texts to save. Either all or none are saved. */
        texts: {
            /** Key of the text: the MD5 hash of its English. */
            key: string;
            /** Translations of the text. */
            says: {
                /** Two-letter language code. */
                language: "fr" | "de" | "it" | "es";
                /** Translation. An empty string deletes it. */
                text?: string;
            }[];
            /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
            version?: number;
        }[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Translation/SaveTranslations", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List products with the price of each price class in each currency. Supports search, filters and sorting.
 */
export function getProductGetProductList({ search, sort, direction, page, pageSize, after, status, categoryId, picture, stock }: {
    search?: string;
    sort?: "id" | "name" | "price" | "stock" | "status";
    direction?: "asc" | "desc";
    page?: number;
    pageSize?: number;
    after?: string;
    status?: "active" | "inactive";
    categoryId?: number;
    picture?: "with" | "without";
    stock?: "some" | "low" | "none" | "due";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: StaffProduct[];
    }>(`/api/Product/GetProductList${QS.query(QS.explode({
        search,
        sort,
        direction,
        page,
        pageSize,
        after,
        status,
        categoryID: categoryId,
        picture,
        stock
    }))}`, {
        ...opts
    }));
}
/**
 * Get the options of the product form: categories, effects of awards, and the rates and readings behind the prices.
 */
export function getProductGetEditingChoices(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: EditingChoices;
    }>("/api/Product/GetEditingChoices", {
        ...opts
    }));
}
/**
 * Get all the data of a product's form.
 */
export function getProductGetProductForEdit({ productId }: {
    productId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: EditedProduct;
    }>(`/api/Product/GetProductForEdit/${encodeURIComponent(productId)}`, {
        ...opts
    }));
}
/**
 * Save a product. Use productID 0 to create one. Omitted fields are unchanged. Returns 1.
 */
export function postProductSaveProduct({ body }: {
    body: {
        /** ID of the product. Save with 0 to create a product. */
        productID: number;
        /** Part number. Full-width letters and digits are saved as ordinary ones. */
        productName: string;
        /** List price in dollars. */
        productPriceDollar: number;
        /** List price in euros. 0 means converted from dollars. */
        productPriceEuro?: number;
        /** Number of units in stock, never below 0. */
        stockLevel?: number;
        /** Status: 1 is active, 2 is inactive. */
        productStatus?: 1 | 2;
        /** Award from 0 to 3, which restricts who can buy the product, depending on the settings. */
        award?: number;
        /** ID of the width family. 0 for none. */
        productSuperVariantID?: number;
        /** Short description below the part number. */
        productIntro?: string;
        /** Description. */
        productDetails?: string;
        /** Short label on the picture. */
        flash?: string;
        /** Unit of sale. Empty for a single piece. */
        salesUnit?: string | null;
        /** Smallest quantity of a line. 1 for none. */
        minimumQuantity?: number;
        /** Units in a pack: the quantity of a line is a multiple of it. 1 for single units. */
        packSize?: number;
        /** Pieces in one unit of sale, such as 4 in a set of four. 1 for single pieces. */
        unitPieces?: number;
        /** Storage bin in the warehouse, for pick lists. Empty for none. */
        storageBin?: string;
        /** Supplier of the part, for replenishment. Empty for none. */
        supplier?: string;
        /** Whether the product shows its own picture: 1 if so, otherwise 2. */
        useCloudImage?: 1 | 2;
        /** Whether the product is sourced locally: 1 if so, otherwise 2. */
        locallySourced?: 1 | 2;
        /** Whether the product is shipped on a pallet: 1 if so, otherwise 2. */
        pallet?: 1 | 2;
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version?: number;
        /** Stock level of the product when it was read. Stock changes by the difference, so that orders placed in the meantime keep their stock. */
        stockLevelSeen?: number;
        /** Allows a second product with the same part number. Without it, such a product is refused with status 409. */
        allowDuplicate?: 1 | 0;
        /** Confirms a price of 0 or a price change of more than half. true saves the price, false refuses it with status 409, and if omitted the price is saved with a Warning header. */
        confirmPrices?: 1 | 0;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: 1;
    }>("/api/Product/SaveProduct", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Copy a product with its categories, related products and picture. The copy is inactive.
 */
export function postProductDuplicateProduct({ body }: {
    body: {
        /** ID of the product. */
        productID: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** ID of the object. */
            id: number;
            /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
            version: number;
        };
    }>("/api/Product/DuplicateProduct", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Upload a picture (JPEG, PNG, WebP, AVIF or GIF) as a product's main picture.
 */
export function postProductUploadProductImage({ body }: {
    body: {
        /** File. */
        file: string;
        /** ID of the product. */
        productID: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** Hash of the picture. Null if there is none. */
            imageHash: string;
        };
    }>("/api/Product/UploadProductImage", oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Remove a product's uploaded main picture. Returns 1.
 */
export function deleteProductDeleteProductImage({ productId }: {
    productId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>(`/api/Product/DeleteProductImage/${encodeURIComponent(productId)}`, {
        ...opts,
        method: "DELETE"
    }));
}
/**
 * Upload an additional picture (JPEG, PNG, WebP, AVIF or GIF) of a product. It is added last. Returns 1.
 */
export function postProductAddProductPicture({ body }: {
    body: {
        /** File. */
        file: string;
        /** ID of the product. */
        productID: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Product/AddProductPicture", oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Save the order and descriptions of a product's additional pictures. Returns 1.
 */
export function postProductSaveProductPictures({ body }: {
    body: {
        /** ID of the product. */
        productID: number;
        /** Pictures in display order. */
        pictures: {
            /** ID of the object. */
            id: number;
            /** Alternative text of the picture for screen readers. */
            alt?: string;
        }[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Product/SaveProductPictures", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Swap an additional picture with the product's main picture. Returns 1.
 */
export function postProductMakeMainPicture({ body }: {
    body: {
        /** ID of the product. */
        productID: number;
        /** ID of the picture. */
        pictureID: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Product/MakeMainPicture", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Remove an additional picture from a product. Returns 1.
 */
export function deleteProductDeleteProductPicture({ productId, pictureId }: {
    productId: number;
    pictureId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>(`/api/Product/DeleteProductPicture/${encodeURIComponent(productId)}/${encodeURIComponent(pictureId)}`, {
        ...opts,
        method: "DELETE"
    }));
}
/**
 * Upload a product's data sheet (PDF), which replaces the current one. Returns 1.
 */
export function postProductUploadProductSheet({ body }: {
    body: {
        /** File. */
        file: string;
        /** ID of the product. */
        productID: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Product/UploadProductSheet", oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Remove a product's data sheet. Returns 1.
 */
export function deleteProductDeleteProductSheet({ productId }: {
    productId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>(`/api/Product/DeleteProductSheet/${encodeURIComponent(productId)}`, {
        ...opts,
        method: "DELETE"
    }));
}
/**
 * Add a product to a category (productCategoryID 0) or remove it (ID of the link). Returns 1.
 */
export function postProductCategoryDeleteProductCategory({ body }: {
    body: {
        /** ID of the link between product and category. Use 0 to create a link. */
        productCategoryID?: number;
        /** ID of the category. Save with 0 to create a category. */
        categoryID?: number;
        /** ID of the product. */
        productID?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: 1;
    }>("/api/ProductCategory/DeleteProductCategory", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Add a product to a sub-category or remove it.
 */
export function postProductSubCategoryDeleteProductSubCategory({ body }: {
    body: {
        /** ID of the link between product and sub-category. Use 0 to create a link. */
        productSubCategoryID?: number;
        /** ID of the sub-category. Save with 0 to create a sub-category. */
        subID?: number;
        /** ID of the product. */
        productID?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: 1;
    }>("/api/ProductSubCategory/DeleteProductSubCategory", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Set all categories and sub-categories of a product. Returns 1.
 */
export function postProductSaveProductBranches({ body }: {
    body: {
        /** ID of the product. */
        productID: number;
        /** IDs of all categories of the product. */
        categoryIDs: number[];
        /** IDs of all sub-categories of the product. */
        subcategoryIDs: number[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Product/SaveProductBranches", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Add a related product. Returns 1.
 */
export function postRelatedSaveRelated({ body }: {
    body: {
        /** ID of the product. */
        productID: number;
        /** ID of the related product. */
        relatedProductID: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Related/SaveRelated", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Remove a related product. The body is a bare number or `{relatedID}`. Returns 1, or 0 if there is no such link.
 */
export function postRelatedDeleteRelated({ body }: {
    body: number | RelatedProductKey;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Related/DeleteRelated", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List a product's replacements and the products that it replaces, for editing.
 */
export function getProductGetReplacementForEdit({ productId }: {
    productId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: EditedReplacement;
    }>(`/api/Product/GetReplacementForEdit/${encodeURIComponent(productId)}`, {
        ...opts
    }));
}
/**
 * Set a product's replacements from a given day. An empty list removes them. Returns 1.
 */
export function postProductSaveReplacement({ body }: {
    body: {
        /** ID of the product. */
        productID: number;
        /** First day of the replacement. Null if it has none. */
        fromOn: string | null;
        /** Note. */
        note?: string;
        /** IDs of the parts, separated by commas. */
        parts: {
            /** Part number as entered. */
            part: string;
            /** Number of units. */
            productQuantity?: number;
        }[];
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Product/SaveReplacement", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List a kit's parts and the kits that contain the product, for editing.
 */
export function getProductGetKitForEdit({ productId }: {
    productId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: EditedKit;
    }>(`/api/Product/GetKitForEdit/${encodeURIComponent(productId)}`, {
        ...opts
    }));
}
/**
 * Set a kit's parts. An empty list makes it an ordinary product. Returns 1.
 */
export function postProductSaveKit({ body }: {
    body: {
        /** ID of the product. */
        productID: number;
        /** IDs of the parts, separated by commas. */
        parts: {
            /** Part number as entered. */
            part: string;
            /** Number of units. */
            productQuantity?: number;
        }[];
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Product/SaveKit", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Save a category. Use categoryID 0 to create one. Returns 1.
 */
export function postCategorySaveCategory({ body }: {
    body: {
        /** ID of the category. Save with 0 to create a category. */
        categoryID?: number;
        /** Name of the category. */
        categoryName?: string;
        /** Visibility: 1 everywhere, 2 USA only, 3 Europe only, 4 hidden. If regional is 0, 1 is visible and all others are hidden. */
        show?: number;
        /** Whether visibility depends on the region: 1 if so, otherwise 0. */
        regional?: 1 | 0;
        /** Delivery note. */
        delivery?: string;
        /** Additional delivery note. */
        deliveryadd?: string;
        /** Sort position, lowest first. */
        catorder?: number;
        /** Whether it is shown on the home page: 1 if so, otherwise 0. */
        homepageShow?: 1 | 0;
        /** Whether it is shown on the customer's dashboard: 1 if so, otherwise 0. */
        dashboardShow?: 1 | 0;
        /** Role of the category in the shop's own pages. */
        role?: string | null;
        /** Part number of the product whose picture is shown. */
        picturePart?: string;
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: 1;
    }>("/api/Category/SaveCategory", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Save several categories by ID, all or none. Other categories are unchanged. Returns 1.
 */
export function postCategorySaveCategories({ body }: {
    body: {
        /** ID of the category. Save with 0 to create a category. */
        categoryID?: number;
        /** Name of the category. */
        categoryName?: string;
        /** Visibility: 1 everywhere, 2 USA only, 3 Europe only, 4 hidden. If regional is 0, 1 is visible and all others are hidden. */
        show?: number;
        /** Whether visibility depends on the region: 1 if so, otherwise 0. */
        regional?: 1 | 0;
        /** Delivery note. */
        delivery?: string;
        /** Additional delivery note. */
        deliveryadd?: string;
        /** Sort position, lowest first. */
        catorder?: number;
        /** Whether it is shown on the home page: 1 if so, otherwise 0. */
        homepageShow?: 1 | 0;
        /** Whether it is shown on the customer's dashboard: 1 if so, otherwise 0. */
        dashboardShow?: 1 | 0;
        /** Role of the category in the shop's own pages. */
        role?: string | null;
        /** Part number of the product whose picture is shown. */
        picturePart?: string;
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version?: number;
    }[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Category/SaveCategories", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Save a sub-category. Use subID 0 to create one in its category. Returns 1.
 */
export function postSubCategorySaveSubCategory({ body }: {
    body: {
        /** ID of the sub-category. Save with 0 to create a sub-category. */
        subID?: number;
        /** GUID of the category. */
        categoryGuid?: string;
        /** ID of the category. Save with 0 to create a category. */
        categoryID?: number;
        /** Name of the sub-category. */
        subName?: string;
        /** Visibility: 1 everywhere, 2 USA only, 3 Europe only, 4 hidden. If regional is 0, 1 is visible and all others are hidden. */
        show?: number;
        /** Sort position, lowest first. */
        suborder?: number;
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: 1;
    }>("/api/SubCategory/SaveSubCategory", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Save several sub-categories by ID, all or none. Other sub-categories are unchanged. Returns 1.
 */
export function postSubCategorySaveSubCategories({ body }: {
    body: {
        /** ID of the sub-category. Save with 0 to create a sub-category. */
        subID?: number;
        /** GUID of the category. */
        categoryGuid?: string;
        /** ID of the category. Save with 0 to create a category. */
        categoryID?: number;
        /** Name of the sub-category. */
        subName?: string;
        /** Visibility: 1 everywhere, 2 USA only, 3 Europe only, 4 hidden. If regional is 0, 1 is visible and all others are hidden. */
        show?: number;
        /** Sort position, lowest first. */
        suborder?: number;
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version?: number;
    }[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/SubCategory/SaveSubCategories", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List the widths of a family with their own prices, for the price editor.
 */
export function getSubProductVariantGetVariantPrices({ familyId }: {
    familyId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** ID of the object. */
            id: number;
            /** Name for display. */
            name: string;
            /** Widths that can be bought. */
            variants: {
                /** ID of the object. */
                id: number;
                /** ID of the width family. Null if the product has none. */
                familyID: number;
                /** Name of the width, such as 50 mm. */
                details: string;
                /** List price of the width in dollars. */
                usd: number | null;
                /** List price of the width in euros. 0 means converted from dollars. */
                eur: number | null;
                /** List price of the width in pounds. 0 means converted from dollars. */
                gbp: number | null;
                /** Smallest quantity of a line in this width. 0 means the product's. */
                minQuantity: number | null;
                /** Units in a pack of this width. 0 means the product's. */
                packSize: number | null;
                /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
                version: number;
            }[];
        };
    }>(`/api/SubProductVariant/GetVariantPrices/${encodeURIComponent(familyId)}`, {
        ...opts
    }));
}
/**
 * Add a width to the end of a family. Returns 1.
 */
export function postSubProductVariantAddProductVariant({ body }: {
    body: {
        /** ID of the width family. 0 for none. */
        productSuperVariantID: number;
        /** Name of the width, such as 50 mm. */
        productVariantDetails: string;
        /** List price of the width in dollars. */
        productVariantPriceDollar?: number;
        /** List price of the width in euros. 0 means converted from dollars. */
        productVariantPriceEuro?: number;
        /** List price of the width in pounds. 0 means converted from dollars. */
        productVariantPriceGBP?: number;
        /** Smallest quantity of a line in this width. 0 means the product's. */
        productVariantMinimumQuantity?: number;
        /** Units in a pack of this width. 0 means the product's. */
        productVariantPackSize?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: 1;
    }>("/api/SubProductVariant/AddProductVariant", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Save several widths by ID, all or none. Other widths are unchanged. Returns 1.
 */
export function postSubProductVariantSaveProductVariantsBulk({ body }: {
    body: {
        /** Whether a width was selected: 1 if so, 0 if the product has no widths. */
        productVariantID: number;
        /** ID of the width. Null or 99999999 means no width. */
        subProductVariantID?: number;
        /** Name of the width, such as 50 mm. */
        productVariantDetails?: string;
        /** List price of the width in dollars. */
        productVariantPriceDollar?: number;
        /** List price of the width in euros. 0 means converted from dollars. */
        productVariantPriceEuro?: number;
        /** List price of the width in pounds. 0 means converted from dollars. */
        productVariantPriceGBP?: number;
        /** Smallest quantity of a line in this width. 0 means the product's. */
        productVariantMinimumQuantity?: number;
        /** Units in a pack of this width. 0 means the product's. */
        productVariantPackSize?: number;
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version?: number;
    }[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/SubProductVariant/SaveProductVariantsBulk", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Compare a product file (CSV or ZIP) with the shop. Changes nothing. Returns the ID of the import.
 */
export function postImportCheckProducts({ body }: {
    body: {
        /** File. */
        file: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: BegunImport;
    }>("/api/Import/CheckProducts", oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Prepare one change of many parts: those of `productIDs` or all that the filters find. Changes nothing. Returns the ID of the import, which shows the differences and is applied and undone as one.
 */
export function postImportChangeProducts({ body }: {
    body: {
        /** Search words, at least three characters. */
        search?: string;
        /** Current status. In a problem document, its HTTP status code. */
        status?: "active" | "inactive";
        /** ID of the category. Save with 0 to create a category. */
        categoryID?: number;
        /** Picture. */
        picture?: "with" | "without";
        /** Filter by stock: none, low or any. */
        stock?: "some" | "low" | "none" | "due";
        /** IDs of products. */
        productIDs?: number[];
        /** Status that the parts get. */
        newStatus?: "active" | "inactive";
        /** Short label on the picture. */
        flash?: string;
        /** ID of the product type. Null if there is none. */
        typeID?: number | null;
        /** Lead time in days. Null if it is not known. */
        leadTimeDays?: number | null;
        /** Products with low stock; of one product, the level at which its stock counts as low. */
        lowStock?: number;
        /** Category to which the parts are added. */
        addCategoryID?: number;
        /** Category from which the parts are removed. */
        removeCategoryID?: number;
        /** Sub-category to which the parts are added. */
        addSubcategoryID?: number;
        /** Sub-category from which the parts are removed. */
        removeSubcategoryID?: number;
        /** ID of the attribute. */
        attributeID?: number;
        /** Value that the attribute gets in all widths. Empty: none. */
        attributeText?: string;
        /** Press model that the parts fit, whatever its serial number. */
        addModelID?: number;
        /** Press model that the parts no longer fit. */
        removeModelID?: number;
        /** Rise in percent, with at most two decimals; below 0 prices fall. Null: the prices were pasted. */
        percent?: number;
        /** Cents that new prices are rounded to: 1, 5, 10, 50 or 100. */
        roundTo?: 1 | 5 | 10 | 50 | 100;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: BegunImport;
    }>("/api/Import/ChangeProducts", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List all product imports, newest first.
 */
export function getImportGetImports({ search, sort, direction, page, pageSize, after }: {
    search?: string;
    sort?: "at";
    direction?: "asc" | "desc";
    page?: number;
    pageSize?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ImportEntry[];
    }>(`/api/Import/GetImports${QS.query(QS.explode({
        search,
        sort,
        direction,
        page,
        pageSize,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * Get an import with its state, its invalid cells and the reason if it could not be applied or undone.
 */
export function getImportGetImport({ importId }: {
    importId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ImportDetails;
    }>(`/api/Import/GetImport/${encodeURIComponent(importId)}`, {
        ...opts
    }));
}
/**
 * List the changes of an import by row and cell.
 */
export function getImportGetImportChanges({ importId, page, pageSize }: {
    importId: number;
    page?: number;
    pageSize?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ImportChange[];
    }>(`/api/Import/GetImportChanges/${encodeURIComponent(importId)}${QS.query(QS.explode({
        page,
        pageSize
    }))}`, {
        ...opts
    }));
}
/**
 * Start applying an import, all rows or none. With `rest`, applies the valid rows of a refused import; with `leaveChanged`, leaves rows that have changed since. Unusual prices or part numbers require `confirmed`. Returns 1.
 */
export function postImportApplyImport({ body }: {
    body: {
        /** ID of the import. */
        importID: number;
        /** Whether the unusual values were confirmed. */
        confirmed?: boolean;
        /** Whether to apply the valid rows of a refused import. */
        rest?: boolean;
        /** Whether rows that somebody has changed since are left and named, instead of refusing all. */
        leaveChanged?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Import/ApplyImport", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Start undoing an import, all rows or none. Refuses if a row has changed since, or with `leaveChanged` leaves it. A part number now used by another product requires `confirmed`. Returns 1.
 */
export function postImportUndoImport({ body }: {
    body: {
        /** ID of the import. */
        importID: number;
        /** Whether the unusual values were confirmed. */
        confirmed?: boolean;
        /** Whether rows that somebody has changed since are left and named, instead of refusing all. */
        leaveChanged?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Import/UndoImport", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List the open orders of the counter, most urgent step first.
 */
export function getSaleGetOrderQueue({ search, sort, direction, page, pageSize, after, state, checked, file, held, task }: {
    search?: string;
    sort?: "turn" | "age" | "state";
    direction?: "asc" | "desc";
    page?: number;
    pageSize?: number;
    after?: string;
    state?: "open" | "new" | "accepted" | "picking" | "partly-sent" | "sent" | "closed" | "cancelled";
    checked?: "no" | "yes";
    file?: "no" | "yes";
    held?: "me" | "nobody";
    task?: "late" | "request" | "message";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: QueuedOrder[];
    }>(`/api/Sale/GetOrderQueue${QS.query(QS.explode({
        search,
        sort,
        direction,
        page,
        pageSize,
        after,
        state,
        checked,
        file,
        held,
        task
    }))}`, {
        ...opts
    }));
}
/**
 * Apply one step to one or more orders: accept, pick, close or cancel.
 */
export function postSaleTakeOrderStep({ body }: {
    body: {
        /** IDs of the orders. */
        saleIDs: number[];
        /** Current step. */
        step: "accept" | "pick" | "close" | "cancel";
        /** Reason, in the words of the person who acted. */
        why?: string;
        /** Change nothing if one of the orders cannot take the step. Otherwise the others take it, and it is reported. */
        allOrNone?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderStepsTaken;
    }>("/api/Sale/TakeOrderStep", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Undo steps of the last minute. Returns the number of steps undone.
 */
export function postSaleUndoOrderStep({ body }: {
    body: {
        /** IDs of the events whose steps are undone. */
        eventIDs: number[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Sale/UndoOrderStep", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Record that the buyer's purchase order was compared with the order. Returns 1.
 */
export function postSaleCheckPurchaseOrder({ body }: {
    body: {
        /** ID of the order. */
        saleID: number;
        /** Whether the purchase order has been compared with the order. */
        isChecked: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Sale/CheckPurchaseOrder", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Assign orders to the caller, or release them. Returns 1.
 */
export function postSaleHoldOrders({ body }: {
    body: {
        /** IDs of the orders. */
        saleIDs: number[];
        /** true assigns the orders to the caller, false releases them. */
        isHeld: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Sale/HoldOrders", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Get an order's fulfilment status, assignee and history.
 */
export function getSaleGetOrderProgress({ saleId }: {
    saleId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderProgress;
    }>(`/api/Sale/GetOrderProgress/${encodeURIComponent(saleId)}`, {
        ...opts
    }));
}
/**
 * List an order's shipped and remaining quantities and its shipments.
 */
export function getSaleGetOrderDelivery({ saleId }: {
    saleId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderDelivery;
    }>(`/api/Sale/GetOrderDelivery/${encodeURIComponent(saleId)}`, {
        ...opts
    }));
}
/**
 * List the parts to fetch from the shelf for orders, of each sorted by storage bin. Unknown orders are left out.
 */
export function getSaleGetPickLists({ orders }: {
    orders: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PickList[];
    }>(`/api/Sale/GetPickLists${QS.query(QS.explode({
        orders
    }))}`, {
        ...opts
    }));
}
/**
 * Record a shipment of an order and notify the buyer. Returns the ID of the shipment.
 */
export function postSaleAddShipment({ body }: {
    body: {
        /** ID of the order. */
        saleID: number;
        /** Lines, or their number. */
        lines?: {
            /** ID of the order line. */
            saleItemID: number;
            /** Number of units. */
            productQuantity: number;
        }[];
        /** ID of the carrier. Null for the shop's own delivery. */
        carrierID?: number | null;
        /** Tracking number of the parcel. */
        trackingNumber?: string;
        /** Date of the shipment. */
        shippedOn?: string;
        /** Note. */
        note?: string;
        /** Delivery charge. */
        deliveryCharge?: number | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Sale/AddShipment", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Revise address, PO number or lines of an order that is not shipped yet. The original order is kept. Returns the revision number.
 */
export function postSaleCorrectOrder({ body }: {
    body: {
        /** ID of the order. */
        saleID: number;
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version: number;
        /** ID of the delivery address. */
        deliveryID?: number;
        /** Delivery address at the time of the order. */
        deliveryAddress?: string;
        /** Purchase order number of the buyer. */
        poNumber?: string;
        /** Cost centre of the buyer's company, selected from the company's list. */
        costCentre?: string;
        /** Requisition number of the buyer's company. */
        requisitionNumber?: string;
        /** Date by which the buyer requires the goods. */
        wantedBy?: string;
        /** How the goods leave: complete in one shipment; empty or null: what is there first. */
        shipping?: string;
        /** Lines, or their number. */
        lines?: {
            /** ID of the order line. */
            saleItemID: number;
            /** Number of units. */
            productQuantity: number;
            /** Part number of the replacement for the unshipped rest of the line, at its current price. */
            replacedBy?: string;
            /** Width of the replacement part, as shown in the catalogue. */
            replacedByWidth?: string;
        }[];
        /** Reason, in the words of the person who acted. */
        why?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Sale/CorrectOrder", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Get an order as placed, with all revisions.
 */
export function getSaleGetOrderVersions({ saleId }: {
    saleId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderVersions;
    }>(`/api/Sale/GetOrderVersions/${encodeURIComponent(saleId)}`, {
        ...opts
    }));
}
/**
 * Request a change or cancellation before picking starts. Returns the ID of the request.
 */
export function postSaleAskForOrderChange({ body }: {
    body: {
        /** ID of the order. */
        saleID: number;
        /** Request of the buyer: change or cancel. */
        wish: "change" | "cancel";
        /** Request in the buyer's own words. */
        wishText: string;
        /** Reason for the cancellation: wrong-part, ordered-twice, not-needed, too-late or other. Null if a change is requested. */
        cancelReason?: "wrong-part" | "ordered-twice" | "not-needed" | "too-late" | "other";
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Sale/AskForOrderChange", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Withdraw the open request of an order. Returns 1.
 */
export function postSaleWithdrawOrderRequest({ body }: {
    body: {
        /** ID of the order. */
        saleID: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Sale/WithdrawOrderRequest", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Accept the open request of an order, or decline it with a reason. Accepting a cancellation cancels the order. Returns 1.
 */
export function postSaleAnswerOrderRequest({ body }: {
    body: {
        /** ID of the order. */
        saleID: number;
        /** Whether the request is accepted. */
        isAccepted: boolean;
        /** Reason for the rejection. */
        decisionReason: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Sale/AnswerOrderRequest", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List the buyer's requests about an order, newest first.
 */
export function getSaleGetOrderRequests({ saleId }: {
    saleId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ChangeRequest[];
    }>(`/api/Sale/GetOrderRequests/${encodeURIComponent(saleId)}`, {
        ...opts
    }));
}
/**
 * List carriers by name.
 */
export function getCarrierGetAllCarriers(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Carrier[];
    }>("/api/Carrier/GetAllCarriers", {
        ...opts
    }));
}
/**
 * List orders changed since a given time, then by cursor. Never misses a change.
 */
export function getSaleGetChangedOrders({ since, cursor, count }: {
    since?: string;
    cursor?: string;
    count?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ChangedOrders;
    }>(`/api/Sale/GetChangedOrders${QS.query(QS.explode({
        since,
        cursor,
        count
    }))}`, {
        ...opts
    }));
}
/**
 * Calculate the current goods, discount, delivery and total of a cart.
 */
export function postSaleGetQuote({ body }: {
    body: {
        /** GUID of the cart. */
        cartGuid: string;
        /** ID of the delivery address. */
        deliveryID?: number | null;
        /** Promo code that was used. */
        discountcouponused?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Quote;
    }>("/api/Sale/GetQuote", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Order the customer's own cart, at most once. Returns the sale's ID.
 */
export function postSaleAddSale({ body }: {
    body: {
        /** GUID of the cart. */
        cartGuid: string;
        /** ID of the delivery address. */
        deliveryID: number;
        /** Purchase order number of the buyer. */
        PONumber: string;
        /** Promo code that was used. */
        discountcouponused?: string;
        /** Cost centre of the buyer's company, selected from the company's list. */
        costCentre?: string;
        /** Requisition number of the buyer's company. */
        requisitionNumber?: string;
        /** Date by which the buyer requires the goods. */
        wantedBy?: string;
        /** How the goods leave: complete in one shipment; empty or null: what is there first. */
        shipping?: string;
        /** Total that the buyer saw. If the total has changed, the order is refused with status 409. */
        expectedTotal?: number;
        /** Total with tax that the buyer saw. If it has changed, the order is refused with status 409. */
        expectedTotalWithTax?: number;
        /** Version of the terms. Null if none is needed or was agreed to. */
        termsVersion?: number;
        /** Whether the buyer confirms that they order as a business. */
        orderAsBusiness?: 1 | 0;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Sale/AddSale", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Get an order as placed.
 */
export function getSaleGetSaleById({ saleId }: {
    saleId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Sale;
    }>(`/api/Sale/GetSaleByID/${encodeURIComponent(saleId)}`, {
        ...opts
    }));
}
/**
 * Preview reordering one of the customer's own orders today, line by line. Changes nothing.
 */
export function getSaleGetOrderAgain({ saleId }: {
    saleId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderAgain;
    }>(`/api/Sale/GetOrderAgain/${encodeURIComponent(saleId)}`, {
        ...opts
    }));
}
/**
 * List the parts bought before, with dates, quantities, frequency and current prices.
 */
export function getSaleGetPartHistory({ search, sort, page, pageSize }: {
    search?: string;
    sort?: "last" | "number" | "often" | "due";
    page?: number;
    pageSize?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PartHistory[];
    }>(`/api/Sale/GetPartHistory${QS.query(QS.explode({
        search,
        sort,
        page,
        pageSize
    }))}`, {
        ...opts
    }));
}
/**
 * List the items of an order.
 */
export function getSaleItemGetAllSaleItemsBySaleId({ saleId, page, pageSize }: {
    saleId: number;
    page?: number;
    pageSize?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: SaleItem[];
    }>(`/api/SaleItem/GetAllSaleItemsBySaleID/${encodeURIComponent(saleId)}${QS.query(QS.explode({
        page,
        pageSize
    }))}`, {
        ...opts
    }));
}
/**
 * List a customer's orders, newest first. Includes the company's orders that a member can see. search= matches reference, PO number or part.
 */
export function getSaleGetSaleByUserId({ userId, page, pageSize, after, search }: {
    userId: number | string;
    page?: number;
    pageSize?: number;
    after?: string;
    search?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Sale[];
    }>(`/api/Sale/GetSaleByUserID/${encodeURIComponent(userId)}${QS.query(QS.explode({
        page,
        pageSize,
        after,
        search
    }))}`, {
        ...opts
    }));
}
/**
 * List the parts that the customer recently bought most often and can still buy, at today's prices.
 */
export function getSaleGetBoughtBefore({ count }: {
    count: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: BoughtPart[];
    }>(`/api/Sale/GetBoughtBefore/${encodeURIComponent(count)}`, {
        ...opts
    }));
}
/**
 * List the parts that orders name for a press of the company, the latest first.
 */
export function getSaleGetPartsOfMachine({ machineId }: {
    machineId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: MachinePart[];
    }>(`/api/Sale/GetPartsOfMachine/${encodeURIComponent(machineId)}`, {
        ...opts
    }));
}
/**
 * Save serial number and machine of own sale items that have none. Never creates an item. Returns 1.
 */
export function postSaleItemAddSaleItems({ body }: {
    body: {
        /** ID of the order. */
        saleID: number;
        /** ID of the product. */
        ProductID: number;
        /** Whether a width was selected: 1 if so, 0 if the product has no widths. */
        productVariantID?: 1 | 0;
        /** ID of the width. Null or 99999999 means no width. */
        subProductVariantID?: number;
        /** Serial number of the press for which the part is bought. */
        serial?: string;
        /** Press for which the part is bought. */
        machine?: string;
    }[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/SaleItem/AddSaleItems", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List all complete orders, newest first.
 */
export function getSaleGetAllSalesByComplete({ page, pageSize, after }: {
    page?: number;
    pageSize?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Sale[];
    }>(`/api/Sale/GetAllSalesByComplete${QS.query(QS.explode({
        page,
        pageSize,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * List all pending orders, newest first.
 */
export function getSaleGetAllSalesByPending({ page, pageSize, after }: {
    page?: number;
    pageSize?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Sale[];
    }>(`/api/Sale/GetAllSalesByPending${QS.query(QS.explode({
        page,
        pageSize,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * Search orders by number, surname or company. status=complete or pending filters the list.
 */
export function getSaleGetAllOrdersByKeywordAdmin({ keyword, page, pageSize, after, status }: {
    keyword: string;
    page?: number;
    pageSize?: number;
    after?: string;
    status?: "complete" | "pending";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Sale[];
    }>(`/api/Sale/GetAllOrdersByKeywordAdmin/${encodeURIComponent(keyword)}${QS.query(QS.explode({
        page,
        pageSize,
        after,
        status
    }))}`, {
        ...opts
    }));
}
/**
 * List the orders of the shop that the company used before, as the member sees orders, newest first.
 */
export function getSaleGetPastOrders({ search, page, pageSize, after }: {
    search?: string;
    page?: number;
    pageSize?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PastOrder[];
    }>(`/api/Sale/GetPastOrders${QS.query(QS.explode({
        search,
        page,
        pageSize,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * Get an order of the earlier shop with its lines, as it was: nothing is computed again.
 */
export function getSaleGetPastOrder({ pastOrderId }: {
    pastOrderId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PastOrderDetails;
    }>(`/api/Sale/GetPastOrder/${encodeURIComponent(pastOrderId)}`, {
        ...opts
    }));
}
/**
 * List orders for the administration, with search, filters, sorting and pages.
 */
export function getSaleGetOrderList({ search, sort, direction, page, pageSize, after, status, state, userId, companyId, $from, until }: {
    search?: string;
    sort?: "number" | "user" | "company" | "placed" | "subtotal" | "purchaseOrder" | "state";
    direction?: "asc" | "desc";
    page?: number;
    pageSize?: number;
    after?: string;
    status?: "complete" | "pending";
    state?: "new" | "accepted" | "picking" | "partly-sent" | "sent" | "closed" | "cancelled";
    userId?: number;
    companyId?: number;
    $from?: string;
    until?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ListedSale[];
    }>(`/api/Sale/GetOrderList${QS.query(QS.explode({
        search,
        sort,
        direction,
        page,
        pageSize,
        after,
        status,
        state,
        userID: userId,
        companyID: companyId,
        "from": $from,
        until
    }))}`, {
        ...opts
    }));
}
/**
 * Get the previous and next order in the list from which an order was opened.
 */
export function getSaleGetOrderNeighbours({ saleId, search, status, state, userId, companyId, $from, until }: {
    saleId: number;
    search?: string;
    status?: "complete" | "pending";
    state?: "new" | "accepted" | "picking" | "partly-sent" | "sent" | "closed" | "cancelled";
    userId?: number;
    companyId?: number;
    $from?: string;
    until?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: SaleNeighbours;
    }>(`/api/Sale/GetOrderNeighbours/${encodeURIComponent(saleId)}${QS.query(QS.explode({
        search,
        status,
        state,
        userID: userId,
        companyID: companyId,
        "from": $from,
        until
    }))}`, {
        ...opts
    }));
}
/**
 * The lines of an order whose price a price list decided, with that list.
 */
export function getSaleGetPriceReasons({ saleId }: {
    saleId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PriceReason[];
    }>(`/api/Sale/GetPriceReasons/${encodeURIComponent(saleId)}`, {
        ...opts
    }));
}
/**
 * List the days on which a company last bought some parts, each width separately.
 */
export function getSaleGetLastBought({ companyId, parts }: {
    companyId: number;
    parts: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: LastBought[];
    }>(`/api/Sale/GetLastBought/${encodeURIComponent(companyId)}${QS.query(QS.explode({
        parts
    }))}`, {
        ...opts
    }));
}
/**
 * Set an order to pending (saleComplete 0) or complete (1). Returns 1.
 */
export function postSaleSetSaleStatus({ body }: {
    body: {
        /** ID of the order. */
        saleID: number;
        /** Whether the order is complete: 1 is complete, 0 is pending. */
        saleComplete: 1 | 0;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Sale/SetSaleStatus", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Add a note to an order's history. Customers never see it. Returns 1.
 */
export function postSaleAddSaleNote({ body }: {
    body: {
        /** ID of the order. */
        saleID: number;
        /** Note. */
        note: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Sale/AddSaleNote", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List the exchange rates for one dollar: pounds first, euros second.
 */
export function getExchangeGetAllExchangeRates({ page, pageSize }: {
    page?: number;
    pageSize?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ExchangeRate[];
    }>(`/api/Exchange/GetAllExchangeRates${QS.query(QS.explode({
        page,
        pageSize
    }))}`, {
        ...opts
    }));
}
/**
 * Save the given exchange rates, all or none. Returns 1.
 */
export function postExchangeSaveExchangeRates({ body }: {
    body: {
        /** ID of the exchange rate, which equals its currency. */
        exchangeID: number;
        /** Units of the currency per dollar, with up to six decimal places. */
        exchangeRate: number | string;
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version?: number;
    }[];
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Exchange/SaveExchangeRates", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List all past and current exchange rates, newest first.
 */
export function getExchangeGetExchangeRateHistory({ search, sort, direction, page, pageSize, after, currencyId }: {
    search?: string;
    sort?: "changed";
    direction?: "asc" | "desc";
    page?: number;
    pageSize?: number;
    after?: string;
    currencyId?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ExchangeRateChange[];
    }>(`/api/Exchange/GetExchangeRateHistory${QS.query(QS.explode({
        search,
        sort,
        direction,
        page,
        pageSize,
        after,
        currencyID: currencyId
    }))}`, {
        ...opts
    }));
}
/**
 * Price lists, searched, filtered, sorted, page by page.
 */
export function getPriceListGetPriceLists({ search, sort, direction, page, pageSize, after, state, companyId }: {
    search?: string;
    sort?: "name" | "starts" | "ends" | "number";
    direction?: "asc" | "desc";
    page?: number;
    pageSize?: number;
    after?: string;
    state?: "current" | "ending" | "archived";
    companyId?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PriceListHead[];
    }>(`/api/PriceList/GetPriceLists${QS.query(QS.explode({
        search,
        sort,
        direction,
        page,
        pageSize,
        after,
        state,
        companyID: companyId
    }))}`, {
        ...opts
    }));
}
/**
 * One price list and who has it; its prices are a list of their own.
 */
export function getPriceListGetPriceList({ priceListId }: {
    priceListId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PriceList;
    }>(`/api/PriceList/GetPriceList/${encodeURIComponent(priceListId)}`, {
        ...opts
    }));
}
/**
 * Save a price list and to whom it is given; id 0 makes a new one. Returns its number.
 */
export function postPriceListSavePriceList({ body }: {
    body: {
        /** ID of the object. */
        id?: number;
        /** Name for display. */
        name: string;
        /** Heading. In a problem document, the text of its HTTP status. */
        title?: string;
        /** 1 dollars, 2 pounds, 3 euros; null: percentages alone, for every currency. */
        currencyID?: (1 | 2 | 3) | null;
        /** First day of the period. */
        startsOn?: string;
        /** Last day of the period, inclusive. */
        endsOn?: string;
        /** Whether it is archived: kept, but no longer offered. */
        archived?: boolean;
        /** Whether the list alone sets the price of the parts that it names. Only for lists given to companies. */
        exclusive?: boolean;
        /** Whether all widths of a part count together towards its breaks. */
        countsWidthsTogether?: boolean;
        /** The smallest quantity of a line; null in a price list: that of the part. */
        minQuantity?: number | null;
        /** Units in a pack: the quantity of a line is a multiple of it. 1 for single units. */
        packSize?: number | null;
        /** Whether every company has the list. */
        everybody?: boolean;
        /** IDs of the companies that have it. */
        companyIDs?: number[];
        /** IDs of the company groups that have it. */
        groupIDs?: number[];
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/PriceList/SavePriceList", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Copy a price list with its prices under another name; nobody has the copy yet. Returns its number.
 */
export function postPriceListCopyPriceList({ body }: {
    body: {
        /** ID of the price list. */
        priceListID: number;
        /** Name for display. */
        name: string;
        /** Rise in percent, with at most two decimals; below 0 prices fall. Null: the prices were pasted. */
        percent?: number | null;
        /** Confirms a price of 0 or a price change of more than half. true saves the price, false refuses it with status 409, and if omitted the price is saved with a Warning header. */
        confirmPrices?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/PriceList/CopyPriceList", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Two price lists side by side: what they price differently today.
 */
export function getPriceListGetComparison({ firstId, secondId }: {
    firstId: number;
    secondId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PriceListComparison;
    }>(`/api/PriceList/GetComparison/${encodeURIComponent(firstId)}/${encodeURIComponent(secondId)}`, {
        ...opts
    }));
}
/**
 * The prices of one price list or of all, with what counts today and later.
 */
export function getPriceListGetListedPrices({ search, sort, direction, page, pageSize, after, priceListId }: {
    search?: string;
    sort?: "part" | "starts" | "number";
    direction?: "asc" | "desc";
    page?: number;
    pageSize?: number;
    after?: string;
    priceListId?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ListedPrice[];
    }>(`/api/PriceList/GetListedPrices${QS.query(QS.explode({
        search,
        sort,
        direction,
        page,
        pageSize,
        after,
        priceListID: priceListId
    }))}`, {
        ...opts
    }));
}
/**
 * Save prices of a list from a day on, all or none; a row of the same target and day is replaced. Returns 1.
 */
export function postPriceListSaveListedPrices({ body }: {
    body: {
        /** ID of the price list. */
        priceListID: number;
        /** Rows, each with one target and a day. */
        prices: {
            /** Part number as entered. */
            part?: string;
            /** Width as entered. Empty if there is none. */
            width?: string;
            /** ID of the product type. Null if there is none. */
            typeID?: number | null;
            /** ID of the category. Save with 0 to create a category. */
            categoryID?: number | null;
            /** dd/mm/yyyy; empty: today. */
            startsOn?: string;
            /** Quantity breaks with their price or discount. Null ends the previous row. */
            breaks: {
                /** Quantity from which the price or discount applies. */
                fromQuantity: number;
                /** Price of one unit. */
                unitPrice?: number | null;
                /** Discount from the list price in percent, with at most two decimals. Null if the break has a price. */
                discountPercent?: number | null;
            }[] | null;
        }[];
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version?: number;
        /** Confirms a price of 0 or a price change of more than half. true saves the price, false refuses it with status 409, and if omitted the price is saved with a Warning header. */
        confirmPrices?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/PriceList/SaveListedPrices", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Take a row of a price list away as if it had never been. Returns 1.
 */
export function postPriceListRemoveListedPrice({ body }: {
    body: {
        /** ID of the price row. */
        rowID: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/PriceList/RemoveListedPrice", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Groups of companies that price lists are given to together.
 */
export function getPriceListGetCompanyGroups({ search, sort, direction, page, pageSize, after, companyId }: {
    search?: string;
    sort?: "name" | "number";
    direction?: "asc" | "desc";
    page?: number;
    pageSize?: number;
    after?: string;
    companyId?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: CompanyGroup[];
    }>(`/api/PriceList/GetCompanyGroups${QS.query(QS.explode({
        search,
        sort,
        direction,
        page,
        pageSize,
        after,
        companyID: companyId
    }))}`, {
        ...opts
    }));
}
/**
 * One group of companies.
 */
export function getPriceListGetCompanyGroup({ groupId }: {
    groupId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: CompanyGroup;
    }>(`/api/PriceList/GetCompanyGroup/${encodeURIComponent(groupId)}`, {
        ...opts
    }));
}
/**
 * Save a group with all its companies; id 0 makes a new one. Returns its number.
 */
export function postPriceListSaveCompanyGroup({ body }: {
    body: {
        /** ID of the object. */
        id?: number;
        /** Name for display. */
        name: string;
        /** IDs of the companies that have it. */
        companyIDs?: number[];
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/PriceList/SaveCompanyGroup", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Companies and groups by a part of their names, to give a price list to them.
 */
export function getPriceListFindRecipients({ keyword }: {
    keyword: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: FoundRecipients;
    }>(`/api/PriceList/FindRecipients${QS.query(QS.explode({
        keyword
    }))}`, {
        ...opts
    }));
}
/**
 * Types and categories that a row of a price list may be for.
 */
export function getPriceListGetPriceTargets(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PriceTargets;
    }>("/api/PriceList/GetPriceTargets", {
        ...opts
    }));
}
/**
 * Why a part costs a company what it does, at a quantity and on a day: its own price, each of its lists and why it doesn't decide.
 */
export function getPriceListGetWhyThisPrice({ companyId, part, width, productQuantity, day }: {
    companyId: number;
    part: string;
    width?: string;
    productQuantity?: number;
    day?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: WhyThisPrice;
    }>(`/api/PriceList/GetWhyThisPrice${QS.query(QS.explode({
        companyID: companyId,
        part,
        width,
        productQuantity,
        day
    }))}`, {
        ...opts
    }));
}
/**
 * List the models of presses, in their order.
 */
export function getPressGetModels(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PressModel[];
    }>("/api/Press/GetModels", {
        ...opts
    }));
}
/**
 * Get a model of press by its part of the address, with the categories that it leads to.
 */
export function getPressGetModel({ modelPath }: {
    modelPath: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PressModelPage;
    }>(`/api/Press/GetModel/${encodeURIComponent(modelPath)}`, {
        ...opts
    }));
}
/**
 * List the models of presses that a part fits, with the serial numbers.
 */
export function getPressGetModelsOfPart({ productId }: {
    productId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** ID of the model of press. */
            modelID: number;
            /** Name of the model of press. */
            modelName: string;
            /** Last part of the address of the model page. */
            modelPath: string;
            /** Statements about serial numbers and options that gave the answer. */
            rules: {
                /** First serial number that it fits. Empty means from the first press. */
                fromSerial: string;
                /** Last serial number that it fits, inclusive. Empty means without an end. */
                toSerial: string;
                /** Option that the press must have. Empty means any press. */
                option: string;
                /** Number of units. */
                productQuantity: number;
                /** Note. */
                note: string;
            }[];
        }[];
    }>(`/api/Press/GetModelsOfPart/${encodeURIComponent(productId)}`, {
        ...opts
    }));
}
/**
 * List the presses of the member's company, by name.
 */
export function getPressGetMachines(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Machine[];
    }>("/api/Press/GetMachines", {
        ...opts
    }));
}
/**
 * Get a press of the member's company.
 */
export function getPressGetMachine({ machineId }: {
    machineId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Machine;
    }>(`/api/Press/GetMachine/${encodeURIComponent(machineId)}`, {
        ...opts
    }));
}
/**
 * Find the presses of the member's company with a serial number, and the models that presses with it may be of.
 */
export function getPressFindBySerial({ serial }: {
    serial?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: SerialMatch;
    }>(`/api/Press/FindBySerial${QS.query(QS.explode({
        serial
    }))}`, {
        ...opts
    }));
}
/**
 * Save a press of the member's company; id 0 adds one. Returns its number, and whether its serial number is outside of all that is known.
 */
export function postPressSaveMachine({ body }: {
    body: {
        /** ID of the press of a company. 0 adds one. */
        machineID?: number;
        /** ID of the model of press. */
        modelID: number;
        /** Serial number of the press for which the part is bought. */
        serial?: string;
        /** What the company calls the press. */
        machineName?: string;
        /** Location. */
        place?: string;
        /** Notes of the company about the press. */
        notes?: string;
        /** Options that presses of the model can have. */
        options?: string[] | null;
        /** Options of its model that the press does not have. An option in neither list is not known. */
        missingOptions?: string[];
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: SavedMachine;
    }>("/api/Press/SaveMachine", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Remove a press of the member's company. Returns 1.
 */
export function postPressRemoveMachine({ body }: {
    body: {
        /** ID of the press of a company. 0 adds one. */
        machineID: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Press/RemoveMachine", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Judge whether up to 200 parts fit a press of the company, otherwise the chosen one: fits, does-not-fit or not-known, with the statements that gave the answer.
 */
export function getPressGetFitsOfParts({ parts, machineId }: {
    parts: string;
    machineId?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: JudgedParts;
    }>(`/api/Press/GetFitsOfParts${QS.query(QS.explode({
        parts,
        machineID: machineId
    }))}`, {
        ...opts
    }));
}
/**
 * List the models of presses for the administration, with search, sorting and pages.
 */
export function getPressGetStaffModels({ search, sort, direction, page, pageSize, after, state }: {
    search?: string;
    sort?: "order" | "name" | "number";
    direction?: "asc" | "desc";
    page?: number;
    pageSize?: number;
    after?: string;
    state?: "current" | "archived";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: StaffPressModel[];
    }>(`/api/Press/GetStaffModels${QS.query(QS.explode({
        search,
        sort,
        direction,
        page,
        pageSize,
        after,
        state
    }))}`, {
        ...opts
    }));
}
/**
 * Get a model of press for editing, archived or not.
 */
export function getPressGetStaffModel({ modelId }: {
    modelId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: StaffPressModel;
    }>(`/api/Press/GetStaffModel/${encodeURIComponent(modelId)}`, {
        ...opts
    }));
}
/**
 * List which parts fit which models, of one part, one model or all.
 */
export function getPressGetPartFits({ search, sort, direction, page, pageSize, after, modelId, productId }: {
    search?: string;
    sort?: "part" | "model" | "number";
    direction?: "asc" | "desc";
    page?: number;
    pageSize?: number;
    after?: string;
    modelId?: number;
    productId?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PartFit[];
    }>(`/api/Press/GetPartFits${QS.query(QS.explode({
        search,
        sort,
        direction,
        page,
        pageSize,
        after,
        modelID: modelId,
        productID: productId
    }))}`, {
        ...opts
    }));
}
/**
 * State that parts fit models within serial numbers, all or none; id 0 adds a statement. Returns 1.
 */
export function postPressSavePartFits({ body }: {
    body: {
        /** Statements that parts fit. */
        fits: {
            /** ID of the object. */
            id?: number;
            /** Part number as entered. */
            part: string;
            /** ID of the model of press. */
            modelID: number;
            /** First serial number that it fits. Empty means from the first press. */
            fromSerial?: string;
            /** Last serial number that it fits, inclusive. Empty means without an end. */
            toSerial?: string;
            /** Option that the press must have. Empty means any press. */
            option?: string;
            /** Number of units. */
            productQuantity?: number;
            /** Note. */
            note?: string;
        }[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Press/SavePartFits", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Remove a statement that a part fits a model. Returns 1.
 */
export function postPressRemovePartFit({ body }: {
    body: {
        /** ID of the statement that a part fits. */
        fitID: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Press/RemovePartFit", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List the presses of a company, by name.
 */
export function getPressGetMachinesOfCompany({ companyId }: {
    companyId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Machine[];
    }>(`/api/Press/GetMachinesOfCompany/${encodeURIComponent(companyId)}`, {
        ...opts
    }));
}
/**
 * List the assemblies of a model of press, in their order.
 */
export function getPressGetAssemblies({ modelPath }: {
    modelPath: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ListedAssembly[];
    }>(`/api/Press/GetAssemblies/${encodeURIComponent(modelPath)}`, {
        ...opts
    }));
}
/**
 * Get an assembly with the drawing of a revision or for a serial number, and its parts list.
 */
export function getPressGetAssembly({ modelPath, assemblyPath, revision, serial }: {
    modelPath: string;
    assemblyPath: string;
    revision?: string;
    serial?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: AssemblyPage;
    }>(`/api/Press/GetAssembly/${encodeURIComponent(modelPath)}/${encodeURIComponent(assemblyPath)}${QS.query(QS.explode({
        revision,
        serial
    }))}`, {
        ...opts
    }));
}
/**
 * List the assemblies of a model of press with their revisions, for editing.
 */
export function getPressGetStaffAssemblies({ modelId }: {
    modelId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: StaffAssembly[];
    }>(`/api/Press/GetStaffAssemblies/${encodeURIComponent(modelId)}`, {
        ...opts
    }));
}
/**
 * Get a drawing with its parts list, for editing.
 */
export function getPressGetDrawing({ drawingId }: {
    drawingId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: StaffDrawing;
    }>(`/api/Press/GetDrawing/${encodeURIComponent(drawingId)}`, {
        ...opts
    }));
}
/**
 * Get what a press of the member's company needs by its hours, the most urgent first.
 */
export function getPressGetMaintenance({ machineId }: {
    machineId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: MachineMaintenance;
    }>(`/api/Press/GetMaintenance/${encodeURIComponent(machineId)}`, {
        ...opts
    }));
}
/**
 * List the maintenance that is due on the presses of the member's company, the most urgent first.
 */
export function getPressGetDueMaintenance(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: DueTaskOfMachine[];
    }>("/api/Press/GetDueMaintenance", {
        ...opts
    }));
}
/**
 * Save the hours that the counter of a press showed on a day; fewer than before only if the counter is new. Returns 1.
 */
export function postPressSaveHours({ body }: {
    body: {
        /** ID of the press of a company. 0 adds one. */
        machineID: number;
        /** Hours that the counter of the press shows. Null if nobody entered them. */
        counterHours: number;
        /** Day on which the hours were read. Null if nobody entered them. */
        readOn: string;
        /** Whether the counter was replaced, so that fewer hours than before are right. */
        isNewCounter?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Press/SaveHours", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Mark maintenance of a press as done today: the next one counts from its last hours. Returns 1.
 */
export function postPressMarkMaintenanceDone({ body }: {
    body: {
        /** ID of the press of a company. 0 adds one. */
        machineID: number;
        /** ID of the kit or part that presses of the model need every so many hours. */
        taskID: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Press/MarkMaintenanceDone", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Set the day by which maintenance of a press is due, or null for its hours alone. Returns 1.
 */
export function postPressSaveMaintenanceDay({ body }: {
    body: {
        /** ID of the press of a company. 0 adds one. */
        machineID: number;
        /** ID of the kit or part that presses of the model need every so many hours. */
        taskID: number;
        /** Due date: for an invoice the date of payment, for a part the date of the next purchase, for maintenance of a press the day that a member set. Null if there is none. */
        dueOn: string | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Press/SaveMaintenanceDay", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List the valid labels of a press of the member's company.
 */
export function getPressGetLabels({ machineId }: {
    machineId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ListedPressLabel[];
    }>(`/api/Press/GetLabels/${encodeURIComponent(machineId)}`, {
        ...opts
    }));
}
/**
 * All parts with their costs in dollars, searched, filtered, sorted, page by page.
 */
export function getPartCostGetPartCosts({ search, sort, direction, page, pageSize, after, known }: {
    search?: string;
    sort?: "part" | "price" | "number";
    direction?: "asc" | "desc";
    page?: number;
    pageSize?: number;
    after?: string;
    known?: "yes" | "no";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PartCost[];
    }>(`/api/PartCost/GetPartCosts${QS.query(QS.explode({
        search,
        sort,
        direction,
        page,
        pageSize,
        after,
        known
    }))}`, {
        ...opts
    }));
}
/**
 * Save the cost of a part in dollars; null takes it away. Returns 1.
 */
export function postPartCostSavePartCost({ body }: {
    body: {
        /** ID of the product. */
        productID: number;
        /** Cost of the part in dollars. Null if it is not known. */
        cost: number | null;
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/PartCost/SavePartCost", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List the parts to order from suppliers, with the suggested quantity: reorder point and demand until the next purchase arrives, less stock and expected goods.
 */
export function getStockGetReplenishment({ search, sort, direction, page, pageSize, after, supplier }: {
    search?: string;
    sort?: "supplier" | "part";
    direction?: "asc" | "desc";
    page?: number;
    pageSize?: number;
    after?: string;
    supplier?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Replenishment[];
    }>(`/api/Stock/GetReplenishment${QS.query(QS.explode({
        search,
        sort,
        direction,
        page,
        pageSize,
        after,
        supplier
    }))}`, {
        ...opts
    }));
}
/**
 * List the suppliers from whom parts are to order or expected.
 */
export function getStockGetSuppliers(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Supplier[];
    }>("/api/Stock/GetSuppliers", {
        ...opts
    }));
}
/**
 * Get the parts to order from a supplier, and the goods that are expected from it.
 */
export function getStockGetPurchase({ supplier }: {
    supplier: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Purchase;
    }>(`/api/Stock/GetPurchase${QS.query(QS.explode({
        supplier
    }))}`, {
        ...opts
    }));
}
/**
 * Record parts as ordered from a supplier, all lines or none. Returns their number.
 */
export function postStockOrderFromSupplier({ body }: {
    body: {
        /** Number of the order at the supplier. */
        note?: string;
        /** Lines, or their number. */
        lines: {
            /** ID of the product. */
            productID: number;
            /** Number of units. */
            productQuantity: number;
            /** Expected date of arrival. */
            expectedOn: string;
            /** Number of units that were expected when the list was read. If it has changed, the call is refused. */
            arriving?: number;
        }[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Stock/OrderFromSupplier", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Receive expected goods, all of these or none, each once. Returns their number.
 */
export function postStockReceiveArrivals({ body }: {
    body: {
        /** Expected deliveries of stock, earliest first. */
        arrivals: {
            /** ID of the expected arrival. */
            arrivalID: number;
            /** Number of units. */
            productQuantity: number;
        }[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Stock/ReceiveArrivals", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Price updates, filtered, sorted, page by page.
 */
export function getPriceUpdateGetPriceUpdates({ search, sort, direction, page, pageSize, after, state, priceListId, task }: {
    search?: string;
    sort?: "number" | "starts";
    direction?: "asc" | "desc";
    page?: number;
    pageSize?: number;
    after?: string;
    state?: "proposed" | "planned" | "applied" | "undone" | "discarded";
    priceListId?: number;
    task?: "left";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PriceUpdate[];
    }>(`/api/PriceUpdate/GetPriceUpdates${QS.query(QS.explode({
        search,
        sort,
        direction,
        page,
        pageSize,
        after,
        state,
        priceListID: priceListId,
        task
    }))}`, {
        ...opts
    }));
}
/**
 * One price update, without its prices.
 */
export function getPriceUpdateGetPriceUpdate({ priceUpdateId }: {
    priceUpdateId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PriceUpdate;
    }>(`/api/PriceUpdate/GetPriceUpdate/${encodeURIComponent(priceUpdateId)}`, {
        ...opts
    }));
}
/**
 * The prices of an update, before and after, with what is wrong or unusual.
 */
export function getPriceUpdateGetPriceUpdateRows({ search, sort, direction, page, pageSize, after, priceUpdateId, only }: {
    search?: string;
    sort?: "line" | "name";
    direction?: "asc" | "desc";
    page?: number;
    pageSize?: number;
    after?: string;
    priceUpdateId?: number;
    only?: "faulty" | "unusual" | "left";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PriceUpdateRow[];
    }>(`/api/PriceUpdate/GetPriceUpdateRows${QS.query(QS.explode({
        search,
        sort,
        direction,
        page,
        pageSize,
        after,
        priceUpdateID: priceUpdateId,
        only
    }))}`, {
        ...opts
    }));
}
/**
 * Get a promo code that is valid for this customer today. Staff can get any code.
 */
export function getPromoGetPromoCodeByName({ code }: {
    code: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PromoCode;
    }>(`/api/Promo/GetPromoCodeByName/${encodeURIComponent(code)}`, {
        ...opts
    }));
}
/**
 * List all promo codes, newest first.
 */
export function getPromoGetAllPromoCodes({ page, pageSize }: {
    page?: number;
    pageSize?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: StoredPromoCode[];
    }>(`/api/Promo/GetAllPromoCodes${QS.query(QS.explode({
        page,
        pageSize
    }))}`, {
        ...opts
    }));
}
/**
 * List promo codes for the administration, with search, filters, sorting and pages.
 */
export function getPromoGetPromoCodeList({ search, sort, direction, page, pageSize, after, status }: {
    search?: string;
    sort?: "number" | "code" | "name" | "status" | "multiplier" | "starts" | "ends";
    direction?: "asc" | "desc";
    page?: number;
    pageSize?: number;
    after?: string;
    status?: "live" | "inactive";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: StoredPromoCode[];
    }>(`/api/Promo/GetPromoCodeList${QS.query(QS.explode({
        search,
        sort,
        direction,
        page,
        pageSize,
        after,
        status
    }))}`, {
        ...opts
    }));
}
/**
 * Get a promo code.
 */
export function getPromoGetPromoCodeAdminById({ couponId }: {
    couponId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: StoredPromoCode;
    }>(`/api/Promo/GetPromoCodeAdminByID/${encodeURIComponent(couponId)}`, {
        ...opts
    }));
}
/**
 * Save a promo code. Use promoID 0 to create one. Returns 1.
 */
export function postPromosavePromoCode({ body }: {
    body: {
        /** ID of the promo code. Save with 0 to create a promo code. */
        promoID?: number;
        /** Promo code that the buyer enters. */
        promoCode: string;
        /** Internal name of the promo code. */
        promoName: string;
        /** Status of the promo code: 1 is live, 0 is inactive. */
        promoStatus?: number | string | boolean | null;
        /** Share of the goods total that remains to pay: 0.9 is a discount of ten per cent. */
        promoValue?: number | string | boolean | null;
        /** Only continent in which the promo code is valid. Null means all. */
        promoCont?: string | null;
        /** First day on which the promo code is valid. */
        dateStart: string;
        /** Last day on which the promo code is valid, inclusive. */
        dateEnd: string;
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: 1;
    }>("/api/Promo/savePromoCode", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List the customer part numbers of the own company, by number.
 */
export function getOwnNumberGetOwnNumbers({ page, pageSize, after, search }: {
    page?: number;
    pageSize?: number;
    after?: string;
    search?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OwnPartNumber[];
    }>(`/api/OwnNumber/GetOwnNumbers${QS.query(QS.explode({
        page,
        pageSize,
        after,
        search
    }))}`, {
        ...opts
    }));
}
/**
 * List the customer part numbers of a company, by number.
 */
export function getOwnNumberGetOwnNumbersOfCompany({ companyId, page, pageSize, after, search }: {
    companyId: number;
    page?: number;
    pageSize?: number;
    after?: string;
    search?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OwnPartNumber[];
    }>(`/api/OwnNumber/GetOwnNumbersOfCompany/${encodeURIComponent(companyId)}${QS.query(QS.explode({
        page,
        pageSize,
        after,
        search
    }))}`, {
        ...opts
    }));
}
/**
 * Set customer part numbers of the company; an empty one removes it. Returns the reasons for invalid rows.
 */
export function postOwnNumberSaveOwnNumbers({ body }: {
    body: {
        /** Rows, in the order in which they were sent. */
        rows: {
            /** Customer part number: the company's own number of the part or width. Null if it has none. */
            ownNumber: string;
            /** Part number as entered. */
            part: string;
            /** Width as entered. Empty if there is none. */
            width: string;
        }[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: SavedOwnNumbers;
    }>("/api/OwnNumber/SaveOwnNumbers", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Read the first 1,000 rows of a CSV file or Excel workbook (customer part number, part number, width), for saving with the other call.
 */
export function postOwnNumberReadOwnNumberFile({ body }: {
    body: {
        /** File. */
        file: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OwnNumberRows;
    }>("/api/OwnNumber/ReadOwnNumberFile", oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Get prices and stock of up to 500 parts by their numbers, at the customer's own prices, in the order of the question.
 */
export function postProductGetPricesAndStock({ body }: {
    body: {
        /** IDs of the parts, separated by commas. */
        parts: {
            /** Part number as entered. */
            part: string;
            /** Width as entered. Empty if there is none. */
            width?: string;
            /** Number of units. */
            productQuantity?: number;
        }[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PriceAndStock[];
    }>("/api/Product/GetPricesAndStock", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Match rows of part number, width and quantity with products at the customer's prices. Changes nothing.
 */
export function postQuickOrderCheckRows({ body }: {
    body: {
        /** Rows, in the order in which they were sent. */
        rows: {
            /** Part number as entered. */
            part: string;
            /** Width as entered. Empty if there is none. */
            width: string;
            /** Number of units. */
            productQuantity: string;
        }[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: CheckedRows;
    }>("/api/QuickOrder/CheckRows", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Match the first 1,000 rows of a CSV file or Excel workbook with products.
 */
export function postQuickOrderCheckFile({ body }: {
    body: {
        /** File. */
        file: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: CheckedFile;
    }>("/api/QuickOrder/CheckFile", oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List the member's own lists and those of the company, by name.
 */
export function getListGetLists(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ListHeader[];
    }>("/api/List/GetLists", {
        ...opts
    }));
}
/**
 * Get a list with the current price and availability of each line. Changes nothing.
 */
export function getListGetList({ listId }: {
    listId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PartList;
    }>(`/api/List/GetList/${encodeURIComponent(listId)}`, {
        ...opts
    }));
}
/**
 * Create a list of the member or the company with up to 1,000 lines. Returns the reasons for lines that can't be bought.
 */
export function postListCreateList({ body }: {
    body: {
        /** Name of the list. */
        listName: string;
        /** Whether the list is shared with the whole company or belongs to its author only. */
        isCompanys: boolean;
        /** Lines, or their number. */
        lines?: {
            /** ID of the product. */
            productID: number;
            /** ID of the width. Null or 99999999 means no width. */
            subProductVariantID?: number | null;
            /** Number of units. */
            productQuantity: number;
            /** Note. */
            note?: string;
            /** Serial number of the press for which the part is bought. */
            serial?: string;
            /** Press for which the part is bought. */
            machine?: string;
        }[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: AddedToList;
    }>("/api/List/CreateList", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Rename a list, or change whether the company shares it. Returns 1.
 */
export function postListSaveList({ body }: {
    body: {
        /** ID of the list. */
        listID: number;
        /** Name of the list. */
        listName: string;
        /** Whether the list is shared with the whole company or belongs to its author only. */
        isCompanys: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/List/SaveList", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Copy a list as the member's own. Returns the ID of the copy.
 */
export function postListCopyList({ body }: {
    body: {
        /** ID of the list. */
        listID: number;
        /** Name of the list. */
        listName: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/List/CopyList", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Delete a list. It can be restored within 30 days. Returns 1.
 */
export function postListRemoveList({ body }: {
    body: {
        /** ID of the list. */
        listID: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/List/RemoveList", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Restore a deleted list. Returns 1.
 */
export function postListRestoreList({ body }: {
    body: {
        /** ID of the list. */
        listID: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/List/RestoreList", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Add parts to a list, at its end or at a position. Returns the added lines and the reasons for refused ones.
 */
export function postListAddListLines({ body }: {
    body: {
        /** ID of the list. */
        listID: number;
        /** Lines, or their number. */
        lines: {
            /** ID of the product. */
            productID: number;
            /** ID of the width. Null or 99999999 means no width. */
            subProductVariantID?: number | null;
            /** Number of units. */
            productQuantity: number;
            /** Note. */
            note?: string;
            /** Serial number of the press for which the part is bought. */
            serial?: string;
            /** Press for which the part is bought. */
            machine?: string;
        }[];
        /** Location. */
        place?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: AddedToList;
    }>("/api/List/AddListLines", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Add rows of part number, width, quantity and note to a list, as entered by a person.
 */
export function postListAddListRows({ body }: {
    body: {
        /** ID of the list. */
        listID: number;
        /** Rows, in the order in which they were sent. */
        rows: {
            /** Part number as entered. */
            part: string;
            /** Width as entered. Empty if there is none. */
            width: string;
            /** Number of units. */
            productQuantity: string;
            /** Note. */
            note: string;
            /** Serial number of the press for which the part is bought. */
            serial?: string;
            /** Press for which the part is bought. */
            machine?: string;
        }[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: AddedToList;
    }>("/api/List/AddListRows", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Read the first 1,000 rows of a CSV file or Excel workbook, for adding to a list with the other call.
 */
export function postListReadListFile({ body }: {
    body: {
        /** File. */
        file: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ListRows;
    }>("/api/List/ReadListFile", oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Change quantities and notes of the given lines, all or none. With the values seen, refuses to overwrite another member's change. Returns 1.
 */
export function postListSaveListLines({ body }: {
    body: {
        /** ID of the list. */
        listID: number;
        /** Lines, or their number. */
        lines: {
            /** ID of the cart line or list line. */
            lineID: number;
            /** Number of units. */
            productQuantity: number;
            /** Note. */
            note: string;
            /** Quantity of the line when it was read. If omitted, the current value is overwritten without a check. */
            productQuantitySeen?: number;
            /** Note of the line when it was read. If omitted, the current value is overwritten without a check. */
            noteSeen?: string;
        }[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/List/SaveListLines", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Move a line of a list to a position, from 1. Returns 1.
 */
export function postListMoveListLine({ body }: {
    body: {
        /** ID of the list. */
        listID: number;
        /** ID of the cart line or list line. */
        lineID: number;
        /** Location. */
        place: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/List/MoveListLine", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Remove lines from a list. Returns the number of lines removed.
 */
export function postListRemoveListLines({ body }: {
    body: {
        /** ID of the list. */
        listID: number;
        /** IDs of the list lines. */
        lineIDs: number[];
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/List/RemoveListLines", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Set a mailed reminder for a list, with an interval in weeks. null removes it. A reminder never places an order. Returns 1.
 */
export function postListSetListReminder({ body }: {
    body: {
        /** ID of the list. */
        listID: number;
        /** Interval in weeks. */
        everyWeeks: number | null;
        /** Date of the next reminder. */
        nextOn?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/List/SetListReminder", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Get the number of products, and the sales of 2021 and later years by currency.
 */
export function getStatsGetSalesFigures(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: SalesFigures;
    }>("/api/Stats/GetSalesFigures", {
        ...opts
    }));
}
/**
 * Compare this year up to today with last year up to the same day, in one currency at the rates of each order: by month, company, category and press model, with costs.
 */
export function getStatsGetOwnerFigures({ currencyId }: {
    currencyId: 1 | 2 | 3;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OwnerFigures;
    }>(`/api/Stats/GetOwnerFigures${QS.query(QS.explode({
        currencyID: currencyId
    }))}`, {
        ...opts
    }));
}
/**
 * Get the sales of a year by month and day, with the ten best-selling products and the top ten customers.
 */
export function getStatsGetYearReport({ year }: {
    year: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: YearReport;
    }>(`/api/Stats/GetYearReport/${encodeURIComponent(year)}`, {
        ...opts
    }));
}
/**
 * Ask for a price of parts. The basket stays. Returns the ID of the quotation.
 */
export function postQuotationAskForQuotation({ body }: {
    body: {
        /** Lines, or their number. */
        lines: {
            /** ID of the product. */
            productID: number;
            /** ID of the width. Null or 99999999 means no width. */
            subProductVariantID?: number | null;
            /** Number of units. */
            productQuantity: number;
            /** Serial number of the press for which the part is bought. */
            serial?: string;
            /** Press for which the part is bought. */
            machine?: string;
        }[];
        /** Comments in plain text. For saved rows, each comment has the index of its row, from 0. */
        remarks?: string;
        /** ID of the delivery address. */
        deliveryID?: number | null;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Quotation/AskForQuotation", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List the quotations that the member can see, newest first.
 */
export function getQuotationGetQuotations({ quotationState, page, pageSize, after }: {
    quotationState?: "asked" | "preparing" | "review" | "sent" | "countered" | "ordered" | "declined" | "withdrawn" | "expired";
    page?: number;
    pageSize?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: QuotationHeader[];
    }>(`/api/Quotation/GetQuotations${QS.query(QS.explode({
        quotationState,
        page,
        pageSize,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * Get a quotation: its newest offer beside the company's own prices of today.
 */
export function getQuotationGetQuotation({ quotationId }: {
    quotationId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Quotation;
    }>(`/api/Quotation/GetQuotation/${encodeURIComponent(quotationId)}`, {
        ...opts
    }));
}
/**
 * Accept the offer of that stamp: place its order, once, at its prices and delivery. Another offer is refused with the figures of both. Returns the ID of the sale.
 */
export function postQuotationAcceptQuotation({ body }: {
    body: {
        /** ID of the quotation. */
        quotationID: number;
        /** Checksum of everything an approver agrees to. Send it back to place exactly that order. */
        stamp: string;
        /** Purchase order number of the buyer. */
        poNumber: string;
        /** ID of the delivery address. */
        deliveryID?: number | null;
        /** Positions of the lines that are ordered, from 1, where the offer allows a part. Omit to order all. */
        positions?: number[];
        /** Cost centre of the buyer's company, selected from the company's list. */
        costCentre?: string;
        /** Requisition number of the buyer's company. */
        requisitionNumber?: string;
        /** Date by which the buyer requires the goods. */
        wantedBy?: string;
        /** How the goods leave: complete in one shipment; empty or null: what is there first. */
        shipping?: string;
        /** Version of the terms. Null if none is needed or was agreed to. */
        termsVersion?: number;
        /** Whether the buyer confirms that they order as a business. */
        orderAsBusiness?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Quotation/AcceptQuotation", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Ask the company's approvers for the order of an offer, which is frozen meanwhile. Returns the ID of the request.
 */
export function postQuotationRequestQuotationApproval({ body }: {
    body: {
        /** ID of the quotation. */
        quotationID: number;
        /** Checksum of everything an approver agrees to. Send it back to place exactly that order. */
        stamp: string;
        /** Purchase order number of the buyer. */
        poNumber: string;
        /** ID of the delivery address. */
        deliveryID?: number | null;
        /** Positions of the lines that are ordered, from 1, where the offer allows a part. Omit to order all. */
        positions?: number[];
        /** Cost centre of the buyer's company, selected from the company's list. */
        costCentre?: string;
        /** Requisition number of the buyer's company. */
        requisitionNumber?: string;
        /** Date by which the buyer requires the goods. */
        wantedBy?: string;
        /** How the goods leave: complete in one shipment; empty or null: what is there first. */
        shipping?: string;
        /** Version of the terms. Null if none is needed or was agreed to. */
        termsVersion?: number;
        /** Whether the buyer confirms that they order as a business. */
        orderAsBusiness?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Quotation/RequestQuotationApproval", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Answer an offer with a wish. Returns 1.
 */
export function postQuotationCounterQuotation({ body }: {
    body: {
        /** ID of the quotation. */
        quotationID: number;
        /** Checksum of everything an approver agrees to. Send it back to place exactly that order. */
        stamp: string;
        /** Comments in plain text. For saved rows, each comment has the index of its row, from 0. */
        remarks: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Quotation/CounterQuotation", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Decline an offer, with a reason if wanted. Returns 1.
 */
export function postQuotationDeclineQuotation({ body }: {
    body: {
        /** ID of the quotation. */
        quotationID: number;
        /** Comments in plain text. For saved rows, each comment has the index of its row, from 0. */
        remarks?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Quotation/DeclineQuotation", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Take a request back that was not answered yet. Returns 1.
 */
export function postQuotationRetractQuotation({ body }: {
    body: {
        /** ID of the quotation. */
        quotationID: number;
        /** Comments in plain text. For saved rows, each comment has the index of its row, from 0. */
        remarks?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Quotation/RetractQuotation", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List the quotations of all companies, filtered by state and company.
 */
export function getQuotationGetAllQuotations({ search, sort, direction, page, pageSize, after, quotationState, companyId }: {
    search?: string;
    sort?: "changed" | "number" | "state";
    direction?: "asc" | "desc";
    page?: number;
    pageSize?: number;
    after?: string;
    quotationState?: "waiting" | "asked" | "preparing" | "review" | "sent" | "countered" | "ordered" | "declined" | "withdrawn" | "expired";
    companyId?: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ListedQuotation[];
    }>(`/api/Quotation/GetAllQuotations${QS.query(QS.explode({
        search,
        sort,
        direction,
        page,
        pageSize,
        after,
        quotationState,
        companyID: companyId
    }))}`, {
        ...opts
    }));
}
/**
 * Get the newest version of a quotation, sent or not, beside own prices and list prices.
 */
export function getQuotationGetQuotationForStaff({ quotationId }: {
    quotationId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: StaffQuotation;
    }>(`/api/Quotation/GetQuotationForStaff/${encodeURIComponent(quotationId)}`, {
        ...opts
    }));
}
/**
 * Price a line for a member while it is typed: own price, list price, margin, stock. Nothing is saved.
 */
export function getQuotationPriceLine({ userId, part, width, productQuantity, unitPrice }: {
    userId: number;
    part: string;
    width?: string;
    productQuantity: number;
    unitPrice?: number | null;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: PricedLine;
    }>(`/api/Quotation/PriceLine${QS.query(QS.explode({
        userID: userId,
        part,
        width,
        productQuantity,
        unitPrice
    }))}`, {
        ...opts
    }));
}
/**
 * Begin a quotation for a member, with the usual terms. A line without a price has their own. `isSent`: send it at once, or submit it for review. Returns its ID.
 */
export function postQuotationAddQuotation({ body }: {
    body: {
        /** ID of the customer, who is a member of a company. */
        userID: number;
        /** Lines, or their number. */
        lines: {
            /** Part number as entered. */
            part: string;
            /** Width as entered. Empty if there is none. */
            width?: string;
            /** Number of units. */
            productQuantity: number;
            /** Price of one unit. */
            unitPrice?: number | null;
            /** Serial number of the press for which the part is bought. */
            serial?: string;
            /** Press for which the part is bought. */
            machine?: string;
        }[];
        /** Last day on which this version can be accepted. */
        untilDay?: string;
        /** Whether it is sent to the buyer at once, or submitted for review. */
        isSent?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Quotation/AddQuotation", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Save the next version of a quotation; a line without a price has the own price. Returns its number.
 */
export function postQuotationSaveQuotation({ body }: {
    body: {
        /** ID of the quotation. */
        quotationID: number;
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version: number;
        /** Lines, or their number. */
        lines: {
            /** Part number as entered. */
            part: string;
            /** Width as entered. Empty if there is none. */
            width?: string;
            /** Number of units. */
            productQuantity: number;
            /** Price of one unit. */
            unitPrice?: number | null;
            /** Serial number of the press for which the part is bought. */
            serial?: string;
            /** Press for which the part is bought. */
            machine?: string;
        }[];
        /** ID of the delivery address. */
        deliveryID?: number | null;
        /** Delivery charge. */
        deliveryCharge?: number | null;
        /** Last day on which this version can be accepted. */
        untilDay: string;
        /** Terms of the offer, in plain text. */
        terms?: string;
        /** Comments in plain text. For saved rows, each comment has the index of its row, from 0. */
        remarks?: string;
        /** Note. */
        note?: string;
        /** Whether some of the lines can be ordered without the others. */
        partsAllowed?: boolean;
        /** Whether staff allow quantities outside packs and minimum quantities. */
        anyQuantity?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Quotation/SaveQuotation", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Send the newest version, or submit it for review if its discount is above what the sender may give.
 */
export function postQuotationSendQuotation({ body }: {
    body: {
        /** ID of the quotation. */
        quotationID: number;
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: {
            /** State of the quotation: asked, preparing, review, sent, countered, ordered, declined, withdrawn or expired. As a filter, waiting means that staff have to act. */
            quotationState: "sent" | "review";
        };
    }>("/api/Quotation/SendQuotation", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Send the same offer with a later last day. Returns the number of its version.
 */
export function postQuotationExtendQuotation({ body }: {
    body: {
        /** ID of the quotation. */
        quotationID: number;
        /** Version number, which increases with every save. If sent back, a save on top of another session's change is refused with status 409. */
        version: number;
        /** Last day on which this version can be accepted. */
        untilDay: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Quotation/ExtendQuotation", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Withdraw a quotation; the buyer reads the reason. Returns 1.
 */
export function postQuotationWithdrawQuotation({ body }: {
    body: {
        /** ID of the quotation. */
        quotationID: number;
        /** Comments in plain text. For saved rows, each comment has the index of its row, from 0. */
        remarks?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Quotation/WithdrawQuotation", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Request a return of parts of an order. Returns the ID of the return.
 */
export function postReturnAskForReturn({ body }: {
    body: {
        /** ID of the order. */
        saleID: number;
        /** Lines, or their number. */
        lines: {
            /** ID of the order line. */
            saleItemID: number;
            /** Number of units. */
            productQuantity: number;
        }[];
        /** Reason for the return: wrong-part, damaged, faulty, too-many, not-needed or other. */
        returnReason: "wrong-part" | "damaged" | "faulty" | "too-many" | "not-needed" | "other";
        /** Comments in plain text. For saved rows, each comment has the index of its row, from 0. */
        remarks?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Return/AskForReturn", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Add a picture to an undecided return, up to five. Returns the ID of the picture.
 */
export function postReturnAddReturnPicture({ body }: {
    body: {
        /** ID of the return. */
        returnID: number;
        /** File. */
        file: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Return/AddReturnPicture", oazapfts.multipart({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Remove a picture from an undecided return. Returns 1.
 */
export function postReturnRemoveReturnPicture({ body }: {
    body: {
        /** ID of the return. */
        returnID: number;
        /** ID of the picture. */
        pictureID: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Return/RemoveReturnPicture", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Answer the shop's question about a return. Returns 1.
 */
export function postReturnAnswerReturn({ body }: {
    body: {
        /** ID of the return. */
        returnID: number;
        /** Comments in plain text. For saved rows, each comment has the index of its row, from 0. */
        remarks: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Return/AnswerReturn", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Cancel a return and keep the goods. Returns 1.
 */
export function postReturnWithdrawReturn({ body }: {
    body: {
        /** ID of the return. */
        returnID: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Return/WithdrawReturn", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List the returns that the member can see, newest first.
 */
export function getReturnGetReturns({ returnState, page, pageSize, after }: {
    returnState?: "asked" | "question" | "accepted" | "refused" | "withdrawn" | "received" | "closed";
    page?: number;
    pageSize?: number;
    after?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ReturnHeader[];
    }>(`/api/Return/GetReturns${QS.query(QS.explode({
        returnState,
        page,
        pageSize,
        after
    }))}`, {
        ...opts
    }));
}
/**
 * List the returns of an order, with the quantities of each line that were shipped and are in returns.
 */
export function getReturnGetReturnsOfOrder({ saleId }: {
    saleId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OrderReturns;
    }>(`/api/Return/GetReturnsOfOrder/${encodeURIComponent(saleId)}`, {
        ...opts
    }));
}
/**
 * Get a return with its lines, pictures, correspondence and outcome.
 */
export function getReturnGetReturn({ returnId }: {
    returnId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Return;
    }>(`/api/Return/GetReturn/${encodeURIComponent(returnId)}`, {
        ...opts
    }));
}
/**
 * List the returns of all companies, newest first, filtered by state and comments.
 */
export function getReturnGetAllReturns({ search, sort, direction, page, pageSize, after, returnState }: {
    search?: string;
    sort?: "asked" | "state";
    direction?: "asc" | "desc";
    page?: number;
    pageSize?: number;
    after?: string;
    returnState?: "waiting" | "asked" | "question" | "accepted" | "refused" | "withdrawn" | "received" | "closed";
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: ListedReturn[];
    }>(`/api/Return/GetAllReturns${QS.query(QS.explode({
        search,
        sort,
        direction,
        page,
        pageSize,
        after,
        returnState
    }))}`, {
        ...opts
    }));
}
/**
 * Create a return for the member who placed the order. It is accepted immediately. Returns its ID.
 */
export function postReturnTakeReturn({ body }: {
    body: {
        /** ID of the order. */
        saleID: number;
        /** Lines, or their number. */
        lines: {
            /** ID of the order line. */
            saleItemID: number;
            /** Number of units. */
            productQuantity: number;
        }[];
        /** Reason for the return: wrong-part, damaged, faulty, too-many, not-needed or other. */
        returnReason: "wrong-part" | "damaged" | "faulty" | "too-many" | "not-needed" | "other";
        /** Comments in plain text. For saved rows, each comment has the index of its row, from 0. */
        remarks?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Return/TakeReturn", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Ask the buyer a question before deciding a return. Returns 1.
 */
export function postReturnAskAboutReturn({ body }: {
    body: {
        /** ID of the return. */
        returnID: number;
        /** Comments in plain text. For saved rows, each comment has the index of its row, from 0. */
        remarks: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Return/AskAboutReturn", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Accept a return. The buyer receives its return slip. Returns 1.
 */
export function postReturnAcceptReturn({ body }: {
    body: {
        /** ID of the return. */
        returnID: number;
        /** Comments in plain text. For saved rows, each comment has the index of its row, from 0. */
        remarks?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Return/AcceptReturn", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Refuse a return with a reason. Returns 1.
 */
export function postReturnRefuseReturn({ body }: {
    body: {
        /** ID of the return. */
        returnID: number;
        /** Comments in plain text. For saved rows, each comment has the index of its row, from 0. */
        remarks: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Return/RefuseReturn", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Receive returned goods, as saleable stock or as scrap. Returns the total number of units received.
 */
export function postReturnReceiveReturn({ body }: {
    body: {
        /** ID of the return. */
        returnID: number;
        /** Lines, or their number. */
        lines: {
            /** ID of the order line. */
            saleItemID: number;
            /** Number of returned units put back into stock. */
            toStock: number;
            /** Number of returned units that can't be sold again. */
            unsaleable: number;
        }[];
        /** Comments in plain text. For saved rows, each comment has the index of its row, from 0. */
        remarks?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Return/ReceiveReturn", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Close a return as replaced or credited, with its credit note if one is filed. Returns 1.
 */
export function postReturnCloseReturn({ body }: {
    body: {
        /** ID of the return. */
        returnID: number;
        /** Outcome of the return: replaced or credited. */
        outcome: "replaced" | "credited";
        /** ID of the order document. */
        documentID?: number | null;
        /** Comments in plain text. For saved rows, each comment has the index of its row, from 0. */
        remarks?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Return/CloseReturn", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Get the store's name, offices and links.
 */
export function getShopGetStore(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: Store;
    }>("/api/Shop/GetStore", {
        ...opts
    }));
}
/**
 * Get a product's stock with its movements and expected arrivals.
 */
export function getStockGetStock({ productId }: {
    productId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: StockOfProduct;
    }>(`/api/Stock/GetStock/${encodeURIComponent(productId)}`, {
        ...opts
    }));
}
/**
 * Record a stock adjustment with its reason, a count or a receipt. Returns the available stock.
 */
export function postStockBookStock({ body }: {
    body: {
        /** ID of the product. */
        productID: number;
        /** Kind of the object. */
        kind: "correction" | "count" | "arrival";
        /** Number of units. */
        productQuantity: number;
        /** Reason. */
        reason?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Stock/BookStock", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Record up to 500 stock entries by part number in one transaction: all or none, or with `isPartial` those that are right. Returns a line for each.
 */
export function postStockBookStockOfParts({ body }: {
    body: {
        /** Stock entries, one a part. */
        bookings: {
            /** Part number as entered. */
            part: string;
            /** Kind of the object. */
            kind: string;
            /** Number of units. */
            productQuantity: number;
            /** Reason. */
            reason?: string;
        }[];
        /** Book the entries that are right and report the others. Otherwise one wrong entry refuses all. */
        isPartial?: boolean;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: BookedStock[];
    }>("/api/Stock/BookStockOfParts", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Set a part's lead time and reorder point. Returns 1.
 */
export function postStockSaveStockTerms({ body }: {
    body: {
        /** ID of the product. */
        productID: number;
        /** Lead time in days. Null if it is not known. */
        leadTimeDays?: number | null;
        /** Products with low stock; of one product, the level at which its stock counts as low. */
        lowStock: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Stock/SaveStockTerms", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Record goods expected on a date. Returns the ID of the arrival.
 */
export function postStockAddArrival({ body }: {
    body: {
        /** ID of the product. */
        productID: number;
        /** Number of units. */
        productQuantity: number;
        /** Expected date of arrival. */
        expectedOn: string;
        /** Note. */
        note?: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Stock/AddArrival", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Receive expected goods, in full or in part. Returns the available stock.
 */
export function postStockReceiveArrival({ body }: {
    body: {
        /** ID of the expected arrival. */
        arrivalID: number;
        /** Number of units. */
        productQuantity?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Stock/ReceiveArrival", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Cancel an expected arrival. Returns 1.
 */
export function postStockCancelArrival({ body }: {
    body: {
        /** ID of the expected arrival. */
        arrivalID: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Stock/CancelArrival", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Send a message about an order to the shop. Returns the ID of the message.
 */
export function postSaleWriteOrderMessage({ body }: {
    body: {
        /** ID of the order. */
        saleID: number;
        /** ID of the newest message that was shown. Later messages stay unread. If omitted, all messages are marked as read. */
        seenMessageID?: number;
        /** Text. */
        text: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Sale/WriteOrderMessage", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Mark the shop's messages about an order as read. Returns the number of messages.
 */
export function postSaleReadOrderMessages({ body }: {
    body: {
        /** ID of the order. */
        saleID: number;
        /** ID of the newest message that was shown. Later messages stay unread. If omitted, all messages are marked as read. */
        seenMessageID?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Sale/ReadOrderMessages", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List the orders with unread messages from the shop, by number.
 */
export function getSaleGetOrdersWithMessages(opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number[];
    }>("/api/Sale/GetOrdersWithMessages", {
        ...opts
    }));
}
/**
 * Send a message to the buyer of an order. Returns the ID of the message.
 */
export function postSaleAnswerOrderMessage({ body }: {
    body: {
        /** ID of the order. */
        saleID: number;
        /** ID of the newest message that was shown. Later messages stay unread. If omitted, all messages are marked as read. */
        seenMessageID?: number;
        /** Text. */
        text: string;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Sale/AnswerOrderMessage", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * Mark the buyer's messages about an order as read without answering. Returns the number of messages.
 */
export function postSaleSettleOrderMessages({ body }: {
    body: {
        /** ID of the order. */
        saleID: number;
        /** ID of the newest message that was shown. Later messages stay unread. If omitted, all messages are marked as read. */
        seenMessageID?: number;
    };
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: number;
    }>("/api/Sale/SettleOrderMessages", oazapfts.json({
        ...opts,
        method: "POST",
        body
    })));
}
/**
 * List the full history of an order: steps, shipments, changes, messages, mails and notes.
 */
export function getSaleGetOrderTimeline({ saleId }: {
    saleId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: TimelineEntry[];
    }>(`/api/Sale/GetOrderTimeline/${encodeURIComponent(saleId)}`, {
        ...opts
    }));
}
/**
 * List the history of an order for its member: steps, shipments, changes, messages and mails.
 */
export function getSaleGetOwnOrderTimeline({ saleId }: {
    saleId: number;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: OwnTimelineEntry[];
    }>(`/api/Sale/GetOwnOrderTimeline/${encodeURIComponent(saleId)}`, {
        ...opts
    }));
}
/**
 * List the history of a company, its members and its orders, newest first.
 */
export function getCompanyGetCompanyTimeline({ companyId, before }: {
    companyId: number;
    before?: string;
}, opts?: Oazapfts.RequestOpts) {
    return oazapfts.ok(oazapfts.fetchJson<{
        status: 200;
        data: CompanyTimeline;
    }>(`/api/Company/GetCompanyTimeline/${encodeURIComponent(companyId)}${QS.query(QS.explode({
        before
    }))}`, {
        ...opts
    }));
}
