ALTER TABLE "companies" ADD COLUMN "cost_centre_rule" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "requisition_rule" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "wanted_by_rule" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "cost_centres" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "cost_centre" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "requisition_number" text;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "wanted_by" date;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_cost_centre_rule" CHECK ("companies"."cost_centre_rule" in ('off', 'optional', 'required'));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_requisition_rule" CHECK ("companies"."requisition_rule" in ('off', 'optional', 'required'));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_wanted_by_rule" CHECK ("companies"."wanted_by_rule" in ('off', 'optional', 'required'));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_cost_centres" CHECK ("companies"."cost_centre_rule" = 'off' or cardinality("companies"."cost_centres") > 0);