CREATE TABLE "credit_grants" (
	"id" uuid PRIMARY KEY NOT NULL,
	"holder" text NOT NULL,
	"source" text NOT NULL,
	"amount" integer,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "credit_grants_period_unique" UNIQUE("holder","source","starts_at"),
	CONSTRAINT "credit_grants_amount_check" CHECK ("credit_grants"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_spends" (
	"id" uuid PRIMARY KEY NOT NULL,
	"grant_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"returned_at" timestamp (3) with time zone,
	CONSTRAINT "credit_spends_once_unique" UNIQUE("task_id","grant_id")
);
--> statement-breakpoint
CREATE TABLE "images" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"blob_key" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "results" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"format" text NOT NULL,
	"page_key" text NOT NULL,
	"overlay_key" text NOT NULL,
	"regions" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "results_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"image_id" uuid NOT NULL,
	"image_sha256" text NOT NULL,
	"options" jsonb NOT NULL,
	"status" text NOT NULL,
	"stage" text,
	"progress" real DEFAULT 0 NOT NULL,
	"error_key" text,
	"priority" integer DEFAULT 0 NOT NULL,
	"sequence" bigserial NOT NULL,
	"attempt" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"started_at" timestamp (3) with time zone,
	"finished_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tracking_events" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"gclid" text NOT NULL,
	"user_type" smallint NOT NULL,
	"user_area" text NOT NULL,
	"event_type" smallint NOT NULL,
	"event_source" smallint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credit_spends" ADD CONSTRAINT "credit_spends_grant_id_credit_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."credit_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_image_id_images_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."images"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_spends_grant_id_index" ON "credit_spends" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "images_expires_at_index" ON "images" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "tasks_owner_id_image_sha256_index" ON "tasks" USING btree ("owner_id","image_sha256");--> statement-breakpoint
CREATE INDEX "tasks_image_id_index" ON "tasks" USING btree ("image_id");--> statement-breakpoint
CREATE INDEX "tasks_waiting_index" ON "tasks" USING btree ("priority","sequence") WHERE "tasks"."status" = 'queued';