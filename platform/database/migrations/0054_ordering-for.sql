CREATE TABLE "stand_ins" (
	"session_key" text PRIMARY KEY NOT NULL,
	"customer_id" integer NOT NULL,
	"cart_before" uuid,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "staff_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "placed_by_staff_id" integer;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "placed_by_staff" text;--> statement-breakpoint
ALTER TABLE "stand_ins" ADD CONSTRAINT "stand_ins_session_key_sessions_token_hash_fk" FOREIGN KEY ("session_key") REFERENCES "public"."sessions"("token_hash") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stand_ins" ADD CONSTRAINT "stand_ins_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stand_ins_customer_id_index" ON "stand_ins" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "stand_ins_expires_at_index" ON "stand_ins" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_placed_by" CHECK (num_nulls("orders"."placed_by_staff_id", "orders"."placed_by_staff") in (0, 2)) NOT VALID;--> statement-breakpoint
-- An order's history begins with who placed it (H7).
create or replace function begin_order_progress() returns trigger language plpgsql as $$
begin
  insert into order_progress (order_id, since) select id, placed_at from added;
  insert into order_events (order_id, at, kind, staff_id, staff_name)
  select id, placed_at, 'placed', placed_by_staff_id, placed_by_staff from added;
  return null;
end $$;
