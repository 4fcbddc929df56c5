-- Reset links are not kept in the text of a mail (D16): in those that nobody will send any more they are made unreadable.
update mails
set text = regexp_replace(text, '(Reset-Password\?token=)[A-Za-z0-9_-]+', '\1(removed)', 'g'),
    html = regexp_replace(html, '(Reset-Password\?token=)[A-Za-z0-9_-]+', '\1(removed)', 'g')
from outbox
where outbox.id = mails.outbox_id
  and outbox.kind = 'password-reset'
  and (outbox.done_at is not null or outbox.failed_at is not null);
