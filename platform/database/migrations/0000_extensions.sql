-- Small typing errors in the search box are forgiven (D9). A trusted extension: the database's owner may create it.
create extension if not exists pg_trgm;
