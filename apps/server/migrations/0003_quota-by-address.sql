ALTER TABLE "images" ADD COLUMN "address_hash" text;--> statement-breakpoint
CREATE INDEX "images_owner_id_index" ON "images" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "images_address_hash_index" ON "images" USING btree ("address_hash");