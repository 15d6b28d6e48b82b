ALTER TABLE "user_operation" ADD COLUMN "undo_of" bigint;--> statement-breakpoint
ALTER TABLE "user_operation_item" ADD COLUMN "before" jsonb;--> statement-breakpoint
ALTER TABLE "user_operation_item" ADD COLUMN "restored" jsonb;