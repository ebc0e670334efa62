UPDATE "tasks" SET "status" = 'processing' WHERE "status" = 'running';--> statement-breakpoint
-- safe: no version that reads "path" was ever released
ALTER TABLE "results" RENAME COLUMN "path" TO "route";
