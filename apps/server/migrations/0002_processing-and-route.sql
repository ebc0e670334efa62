UPDATE "tasks" SET "status" = 'processing' WHERE "status" = 'running';--> statement-breakpoint
ALTER TABLE "results" RENAME COLUMN "path" TO "route";
