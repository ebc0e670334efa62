CREATE TABLE "series_languages" (
	"owner_id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"image_sha256" text NOT NULL,
	"language" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "series_languages_owner_id_series_id_image_sha256_pk" PRIMARY KEY("owner_id","series_id","image_sha256")
);
--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "outcome" text DEFAULT 'done' NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "is_language_sure" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "corrects_id" uuid;--> statement-breakpoint
CREATE INDEX "series_languages_expires_at_index" ON "series_languages" USING btree ("expires_at");