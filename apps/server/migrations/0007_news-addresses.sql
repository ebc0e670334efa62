CREATE TABLE "news_addresses" (
	"email" text PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "news_addresses_expires_at_index" ON "news_addresses" USING btree ("expires_at");