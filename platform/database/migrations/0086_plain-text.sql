-- A text as people look for it: small letters, without accents and ligatures (shop: platform/database/plain-text.ts). Most texts are plain
-- already, and for those it costs next to nothing: folding letters by ICU takes ten times as long.
create or replace function plain_text(given text) returns text language sql immutable parallel safe as $$
  select case
    when octet_length(given) = char_length(given) then lower(given collate "C")
    else translate(
      replace(replace(replace(
        lower(regexp_replace(normalize(given, nfkd), '[\u0300-\u036f]', '', 'g') collate "und-x-icu"),
        'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'),
      'øłđðħı', 'olddhi') collate "C"
  end
$$;--> statement-breakpoint
-- The pattern of texts that hold these words anywhere; nothing in them is a wildcard.
create or replace function plain_pattern(words text) returns text language sql immutable parallel safe as $$
  select '%' || regexp_replace(plain_text(words collate "C"), '([\\%_])', '\\\1', 'g') || '%'
$$;--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "customers_plain" ON "customers" USING gin (plain_text((first_name || ' ' || surname || ' ' || company || ' ' || email || ' ' || line1 || ' ' || line2 || ' ' || town || ' ' || postcode || ' ' || telephone) collate "C") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "delivery_addresses_plain" ON "delivery_addresses" USING gin (plain_text((contact_name || ' ' || line1 || ' ' || line2 || ' ' || region || ' ' || postcode) collate "C") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "audit_words_plain" ON "audit_entries" USING gin (plain_text("words" collate "C") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_surname_plain" ON "orders" USING gin (plain_text("surname" collate "C") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_company_plain" ON "orders" USING gin (plain_text("company" collate "C") gin_trgm_ops);--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "orders_purchase_order_plain" ON "orders" USING gin (plain_text("purchase_order_number" collate "C") gin_trgm_ops);--> statement-breakpoint
DROP INDEX "customers_text";--> statement-breakpoint
DROP INDEX "delivery_addresses_text";--> statement-breakpoint
DROP INDEX "audit_words";--> statement-breakpoint
DROP INDEX "orders_surname_text";--> statement-breakpoint
DROP INDEX "orders_company_text";--> statement-breakpoint
DROP INDEX "orders_purchase_order_text";
