CREATE TABLE "series_names" (
	"owner_id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"language" text NOT NULL,
	"source" text NOT NULL,
	"target" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "series_names_owner_id_series_id_language_source_pk" PRIMARY KEY("owner_id","series_id","language","source")
);
--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "path" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "series_id" uuid;--> statement-breakpoint
CREATE INDEX "series_names_expires_at_index" ON "series_names" USING btree ("expires_at");