/** Kinds of codes on labels of parts. */
export const CODE_FORMATS = [
  'qr_code',
  'data_matrix',
  'code_128',
  'code_39',
  'ean_13',
  'ean_8',
  'upc_a',
  'itf',
] as const;
