import { z } from 'zod';

export const quantityColumn = z
  .string()
  .nullable()
  .describe(
    'Heading of the column that was recognised as the quantity because only it contains counts. Null if a heading named it.',
  );
