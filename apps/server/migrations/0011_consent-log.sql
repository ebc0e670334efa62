CREATE TABLE "consent_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"consent_id" uuid NOT NULL,
	"accept_type" text NOT NULL,
	"categories" text[] NOT NULL,
	"revision" integer NOT NULL,
	"language_code" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consent_log_created_at_index" ON "consent_log" USING btree ("created_at");