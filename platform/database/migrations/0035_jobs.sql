CREATE TABLE "jobs" (
	"name" text PRIMARY KEY NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"changed" integer,
	"error" text,
	"due_at" timestamp with time zone NOT NULL
);
