CREATE INDEX "approval_requests_open" ON "approval_requests" USING btree ("company_id") WHERE state = 'open';
