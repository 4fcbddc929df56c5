import { z } from 'zod';

export const quantityColumn = z
  .string()
  .nullable()
  .describe(
    'The heading of the column that was taken for the quantity because it alone holds counts; null: none had to be.',
  );
