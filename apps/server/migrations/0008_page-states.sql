CREATE TABLE "page_states" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"state_key" text NOT NULL,
	"ground_key" text,
	"awaited" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "results" ADD COLUMN "page_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "words_due_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "words" jsonb;--> statement-breakpoint
ALTER TABLE "page_states" ADD CONSTRAINT "page_states_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "tasks_awaiting_words_index" ON "tasks" USING btree ("words_due_at") WHERE "tasks"."status" = 'awaitingWords';