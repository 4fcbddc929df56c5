ALTER TABLE "order_lines" ADD COLUMN "promise" jsonb;
