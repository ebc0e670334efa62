CREATE TABLE "credit_withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"grant_id" uuid NOT NULL,
	"amount" integer NOT NULL,
	"cause" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "credit_withdrawals_once_unique" UNIQUE("grant_id","cause"),
	CONSTRAINT "credit_withdrawals_amount_check" CHECK ("credit_withdrawals"."amount" > 0)
);
--> statement-breakpoint
CREATE TABLE "demo_payments" (
	"order_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"plan_id" text NOT NULL,
	"account_id" uuid NOT NULL,
	"amount_cents" integer NOT NULL,
	"paid_at" timestamp (3) with time zone,
	"ends_at_period_end" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "odd_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"order_id" uuid,
	"reason" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"payer_email" text,
	"paid_at" timestamp (3) with time zone,
	"period_ends_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"settled_by_act_id" uuid,
	CONSTRAINT "odd_payments_once_unique" UNIQUE("provider","provider_payment_id","reason")
);
--> statement-breakpoint
CREATE TABLE "operator_acts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"operator" text NOT NULL,
	"act" text NOT NULL,
	"target" text NOT NULL,
	"reason" text NOT NULL,
	"detail" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operators" (
	"name" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigserial NOT NULL,
	"account_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"translations" integer NOT NULL,
	"extra" integer NOT NULL,
	"promotion" integer DEFAULT 0 NOT NULL,
	"amount_cents" integer NOT NULL,
	"currency" text DEFAULT 'USD' NOT NULL,
	"tax_cents" integer DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"provider_payment_id" text,
	"email" text,
	"locale" text NOT NULL,
	"subscription_id" uuid,
	"refunded_cents" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "orders_number_unique" UNIQUE("number"),
	CONSTRAINT "orders_reference_unique" UNIQUE("provider","provider_payment_id"),
	CONSTRAINT "orders_amount_check" CHECK ("orders"."amount_cents" > 0),
	CONSTRAINT "orders_refunded_check" CHECK ("orders"."refunded_cents" between 0 and "orders"."amount_cents")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"provider" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_events_provider_event_id_pk" PRIMARY KEY("provider","event_id")
);
--> statement-breakpoint
CREATE TABLE "refunds" (
	"provider" text NOT NULL,
	"provider_refund_id" text NOT NULL,
	"provider_payment_id" text NOT NULL,
	"order_id" uuid,
	"amount_cents" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "refunds_provider_provider_refund_id_pk" PRIMARY KEY("provider","provider_refund_id")
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"plan_id" text NOT NULL,
	"next_plan_id" text,
	"provider" text NOT NULL,
	"provider_reference" text NOT NULL,
	"status" text NOT NULL,
	"ends_at_period_end" boolean DEFAULT false NOT NULL,
	"period_ends_at" timestamp (3) with time zone,
	"grace_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "subscriptions_reference_unique" UNIQUE("provider","provider_reference")
);
--> statement-breakpoint
ALTER TABLE "credit_grants" ADD COLUMN "order_id" uuid;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD COLUMN "plan_id" text;--> statement-breakpoint
ALTER TABLE "credit_grants" ADD COLUMN "created_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_withdrawals" ADD CONSTRAINT "credit_withdrawals_grant_id_credit_grants_id_fk" FOREIGN KEY ("grant_id") REFERENCES "public"."credit_grants"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_acts" ADD CONSTRAINT "operator_acts_operator_operators_name_fk" FOREIGN KEY ("operator") REFERENCES "public"."operators"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "orders_account_id_index" ON "orders" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "orders_status_created_at_index" ON "orders" USING btree ("status","created_at");--> statement-breakpoint
CREATE INDEX "orders_provider_provider_reference_index" ON "orders" USING btree ("provider","provider_reference");--> statement-breakpoint
CREATE INDEX "payment_events_received_at_index" ON "payment_events" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "refunds_provider_provider_payment_id_index" ON "refunds" USING btree ("provider","provider_payment_id");--> statement-breakpoint
CREATE INDEX "subscriptions_account_id_index" ON "subscriptions" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_grants_cause_unique" ON "credit_grants" USING btree ("source") WHERE "credit_grants"."source" like '%:%';--> statement-breakpoint
CREATE INDEX "credit_grants_order_id_index" ON "credit_grants" USING btree ("order_id");