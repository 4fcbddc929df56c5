alter table audit_entries validate constraint audit_has_subject;
