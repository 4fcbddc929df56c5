ALTER TABLE "part_requests" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "part_requests" ADD CONSTRAINT "part_requests_once" UNIQUE("customer_id","request_key");