-- Which product had the part number of an import's row when staff were asked about it: any other one is asked about anew (D45).
alter table product_import_changes add column taken_by integer;
