CREATE TABLE "staff_notices" (
	"staff_id" integer NOT NULL,
	"kind" text NOT NULL,
	"timing" text NOT NULL,
	CONSTRAINT "staff_notices_staff_id_kind_pk" PRIMARY KEY("staff_id","kind")
);
--> statement-breakpoint
CREATE TABLE "waiting_notices" (
	"staff_id" integer NOT NULL,
	"outbox_id" integer NOT NULL,
	CONSTRAINT "waiting_notices_staff_id_outbox_id_pk" PRIMARY KEY("staff_id","outbox_id")
);
--> statement-breakpoint
ALTER TABLE "staff" ADD COLUMN "digest_hour" smallint DEFAULT 8 NOT NULL;--> statement-breakpoint
ALTER TABLE "staff_notices" ADD CONSTRAINT "staff_notices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_notices" ADD CONSTRAINT "waiting_notices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "waiting_notices" ADD CONSTRAINT "waiting_notices_outbox_id_outbox_id_fk" FOREIGN KEY ("outbox_id") REFERENCES "public"."outbox"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "staff" ADD CONSTRAINT "staff_digest_hour" CHECK ("staff"."digest_hour" between 0 and 23);