-- Ligatures that came with texts from PDF files hide words from the search: 'ﬁlter'. From now on the door takes them apart
-- (shop/kernel/composed-text.ts).
create function pg_temp.apart(given text) returns text language sql immutable as $$
  select replace(replace(replace(replace(replace(replace(replace(given,
    'ﬃ', 'ffi'), 'ﬄ', 'ffl'), 'ﬀ', 'ff'), 'ﬁ', 'fi'), 'ﬂ', 'fl'), 'ﬅ', 'st'), 'ﬆ', 'st')
$$;--> statement-breakpoint
update catalogue_texts as text set english = pg_temp.apart(english)
where english ~ '[\uFB00-\uFB06]'
  and not exists (
    select from catalogue_texts as other
    where md5(other.english) = md5(pg_temp.apart(text.english)) and other.language = text.language
  );--> statement-breakpoint
update catalogue_texts set says = pg_temp.apart(says) where says ~ '[\uFB00-\uFB06]';--> statement-breakpoint
update products set intro = pg_temp.apart(intro), details = pg_temp.apart(details)
where intro ~ '[\uFB00-\uFB06]' or details ~ '[\uFB00-\uFB06]';
