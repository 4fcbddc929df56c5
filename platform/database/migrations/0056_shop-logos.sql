CREATE TABLE "shop_logos" (
	"kind" text PRIMARY KEY NOT NULL,
	"png" "bytea" NOT NULL,
	"hash" text NOT NULL,
	"width" smallint NOT NULL,
	"height" smallint NOT NULL,
	CONSTRAINT "shop_logos_kind" CHECK ("shop_logos"."kind" in ('light', 'dark'))
);
