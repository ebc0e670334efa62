CREATE TABLE "extension_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"challenge" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "extension_codes_sessionId_unique" UNIQUE("session_id")
);
--> statement-breakpoint
ALTER TABLE "extension_codes" ADD CONSTRAINT "extension_codes_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "extension_codes_expires_at_index" ON "extension_codes" USING btree ("expires_at");