CREATE TABLE "submissions" (
	"sender" text NOT NULL,
	"key" text NOT NULL,
	"operation" text NOT NULL,
	"input_hash" text NOT NULL,
	"answer" jsonb,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "submissions_sender_key_operation_pk" PRIMARY KEY("sender","key","operation"),
	CONSTRAINT "submissions_key_length" CHECK (length("submissions"."key") between 1 and 100)
);
--> statement-breakpoint
CREATE INDEX "submissions_at" ON "submissions" USING btree ("at");